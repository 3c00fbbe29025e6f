/** Pages that only scripts fill: what a reading does with them, with and without something that renders them. */
import { describe, expect, it } from '@jest/globals';
import type { FetchResource } from '../../../sites/render/answer-requests.ts';
import { createRenderer, RenderFailed, type Renderer } from '../../../sites/render/renderer.ts';
import { openForFile, page, pathsOf, realReadPage, skippedOf, type Answer } from '../support.ts';

const { serve, openReader, closeAfterTest } = openForFile(realReadPage);

const shell =
  '<html><head><title>App</title></head><body><div id="root"></div><script src="/app.js"></script></body></html>';

/** A renderer that shows what `show` makes of an address. */
function fakeRenderer(
  show: (url: URL, fetchResource: FetchResource) => Promise<string>,
): Renderer & { shown: string[] } {
  const shown: string[] = [];
  return {
    shown,
    render(url, fetchResource) {
      shown.push(url.pathname);
      return show(url, fetchResource);
    },
    close: () => Promise.resolve(),
  };
}

function read(origin: string, renderer?: Renderer) {
  return openReader(renderer ? { renderer } : {}).read(origin);
}

describe('without a browser, a reading', () => {
  it('tells which pages were thin', async () => {
    const site = await serve({
      '/': page('Home', ['/menu', '/hours']),
      '/menu': shell,
      '/hours': page('Hours'),
    });
    const reading = await read(site.origin);
    expect(reading.thin).toEqual([`${site.origin}/menu`]);
    expect(pathsOf(reading)).toEqual(['/', '/hours']);
    expect(skippedOf(reading)).toEqual({ '/menu': 'no-text' });
  });

  it('fails where there is nothing else, and says why', async () => {
    const site = await serve({ '/': shell });
    await expect(read(site.origin)).rejects.toMatchObject({
      code: 'SITE_EMPTY',
      retryable: false,
      message: expect.stringMatching(
        /^127\.0\.0\.1:\d+ has no text to read without a browser: its pages are filled by scripts$/,
      ),
    });
  });
});

describe('with a browser, a reading', () => {
  it('takes what is shown, follows its links, and keeps no validators of the empty page', async () => {
    const site = await serve({
      '/': { headers: { etag: '"shell"' }, body: shell },
      '/menu': shell,
      '/plain': page('Plain'),
    });
    const renderer = fakeRenderer((url) =>
      Promise.resolve(
        `<title>${url.pathname}</title><body><p>What the page at ${url.pathname} shows when its scripts have run.</p><a href=/menu>Menu</a><a href=/plain>Plain</a>`,
      ),
    );
    const reading = await read(site.origin, renderer);
    expect(renderer.shown).toEqual(['/', '/menu']);
    expect(pathsOf(reading).toSorted()).toEqual(['/', '/menu', '/plain']);
    const rendered = reading.pages.filter(({ isRendered }) => isRendered);
    expect(pathsOf({ pages: rendered })).toEqual(['/', '/menu']);
    expect(reading.pages[0]).not.toHaveProperty('etag');
    expect(reading.thin).toEqual([]);
  });

  it('tells which pages were thin when it fails, and leaves it alone after some', async () => {
    const paths = Array.from({ length: 6 }, (_, number) => `/app${number}`);
    const site = await serve({
      '/': page('Home', paths),
      ...Object.fromEntries(paths.map((path) => [path, `${shell}<!-- ${path} -->`])),
    });
    const renderer = fakeRenderer(() => Promise.reject(new RenderFailed('no')));
    const reading = await read(site.origin, renderer);
    expect(renderer.shown).toHaveLength(3);
    expect(reading.thin).toHaveLength(6);
    expect(pathsOf(reading)).toEqual(['/']);
  });
});

describe('the requests of a page that is rendered', () => {
  /** What each of `urls` was answered with while the home page was rendered. */
  async function answersTo(
    pages: Record<string, Answer>,
    urls: (origin: string) => [url: string, kind: 'document' | 'resource'][],
  ) {
    const site = await serve({ '/': shell, ...pages });
    const answers: Record<string, string> = {};
    const renderer = fakeRenderer(async (_url, fetchResource) => {
      await Promise.all(
        urls(site.origin).map(async ([url, kind]) => {
          const answer = await fetchResource(new URL(url, site.origin), kind).catch(
            (error: unknown) => error,
          );
          answers[url] =
            answer instanceof Error ? answer.name : String((answer as { status: number }).status);
        }),
      );
      return page('Shown');
    });
    await read(site.origin, renderer);
    return { answers, site };
  }

  it('keep to the address rules', async () => {
    const { answers } = await answersTo(
      { '/inside': { status: 302, headers: { location: 'http://169.254.169.254/latest/' } } },
      () => [
        ['http://10.0.0.1/', 'resource'],
        ['http://[::1]/', 'resource'],
        ['http://metadata.internal/', 'resource'],
        ['/inside', 'resource'],
        ['http://localhost/', 'document'],
      ],
    );
    expect(answers).toEqual({
      'http://10.0.0.1/': 'AddressRefused',
      'http://[::1]/': 'AddressRefused',
      'http://metadata.internal/': 'AddressRefused',
      '/inside': 'AddressRefused',
      'http://localhost/': 'RenderFailed',
    });
  });

  it('keep to robots.txt of the site, and to the site with frames', async () => {
    const { answers, site } = await answersTo(
      {
        '/robots.txt': 'User-agent: *\nDisallow: /private',
        '/private/data.json': '{}',
        '/public/data.json': '{}',
        '/hidden': { status: 302, headers: { location: '/private/data.json' } },
      },
      () => [
        ['/private/data.json', 'resource'],
        ['/public/data.json', 'resource'],
        ['/hidden', 'resource'],
        ['https://video.example/embed', 'document'],
      ],
    );
    expect(answers).toEqual({
      '/private/data.json': 'RenderFailed',
      '/public/data.json': '200',
      '/hidden': 'FetchError',
      'https://video.example/embed': 'RenderFailed',
    });
    expect(site.requests).not.toContain('/private/data.json');
  });

  it('are two at once to a host, and one for what was asked for before', async () => {
    const files = Object.fromEntries(Array.from({ length: 8 }, (_, number) => [`/${number}.js`, 'x']));
    const { site } = await answersTo(files, () => Object.keys(files).map((url) => [url, 'resource']));
    expect(site.mostAtOnce()).toBe(2);
    const again = fakeRenderer(async (_url, fetchResource) => {
      for (let i = 0; i < 3; i += 1) await fetchResource(new URL('/1.js', site.origin), 'resource');
      return page('Shown');
    });
    site.requests.length = 0;
    await read(site.origin, again);
    expect(site.requests.filter((path) => path === '/1.js')).toHaveLength(1);
  });
});

describe('a browser that does not start', () => {
  it('is told of once, and costs no page its time', async () => {
    const failures: unknown[] = [];
    const renderer = closeAfterTest(
      createRenderer({
        executablePath: '/nowhere/chromium',
        sandbox: false,
        userAgent: 'SwitchboardBot/1.0',
        onLaunchFailure: (error) => failures.push(error),
      }),
    );
    const render = () =>
      renderer.render(
        new URL('https://a.example/'),
        () => Promise.reject(new Error('no')),
        new AbortController().signal,
      );
    await expect(Promise.all([render(), render()])).rejects.toThrow('no browser starts here');
    await expect(render()).rejects.toThrow('no browser starts here');
    expect(failures).toHaveLength(1);
  });
});
