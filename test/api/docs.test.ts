/** `/docs` in a browser: everything comes from the service itself, and what is tried out goes back to where it came from. */
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface Settings {
  url: string;
  requestInterceptor(request: { url: string; method?: string }): { url: string; method?: string };
}

/** What the page's script gives to Swagger UI where the page was opened at `href`. */
async function settingsAt(href: string): Promise<Settings> {
  const script = (await api.request('GET', '/docs/start.js')).text;
  return await new Promise<Settings>((resolve) => {
    runInNewContext(script, { SwaggerUIBundle: resolve, location: new URL(href), URL });
  });
}

it('loads nothing from elsewhere, and nothing that is not there', async () => {
  const { status, headers, text } = await api.request('GET', '/docs');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe|https?:|\*/);
  const loaded = [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map((match) => match[1] ?? '');
  // Without an icon of its own a browser would ask for one.
  expect(loaded).toContain('data:,');
  const paths = [...loaded.filter((url) => url !== 'data:,'), (await settingsAt(`${api.baseUrl}/docs`)).url];
  expect(paths.length).toBeGreaterThan(3);
  for (const path of paths) expect([path, (await api.request('GET', path)).status]).toEqual([path, 200]);
});

it.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'https://api.example.com'])(
  'tries operations at %s, where it was opened, whatever the document calls the service',
  async (origin) => {
    const { requestInterceptor } = await settingsAt(`${origin}/docs#/Agents/listAgents`);
    const request = { url: 'http://127.0.0.1:8080/v2/agents?limit=2', method: 'GET' };
    expect(requestInterceptor(request)).toEqual({ url: `${origin}/v2/agents?limit=2`, method: 'GET' });
    expect(requestInterceptor({ url: '/v2/openapi.json' }).url).toBe(`${origin}/v2/openapi.json`);
  },
);
