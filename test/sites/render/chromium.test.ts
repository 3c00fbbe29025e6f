/** Rendering with the Chromium of this machine. Without one, the other branch is what thin-pages.test.ts tests. */
import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { unpackText } from '../../../sites/packed-text.ts';
import { findChromium } from '../../../sites/render/find-chromium.ts';
import { createRenderer } from '../../../sites/render/renderer.ts';
import { serve as listenTo } from '../../outbound/support.ts';
import { waitFor } from '../../support/wait-for.ts';
import { openForFile, page, pathsOf, realReadPage, type Answer } from '../support.ts';

const setting = process.env['CHROMIUM_PATH'] ?? '';
const executablePath = await findChromium(setting, process.env['PATH'] ?? '');

const { serve, openReader, closeAfterTest } = openForFile(realReadPage);

function openBrowser(pageTimeoutMs = 20_000) {
  return closeAfterTest(
    createRenderer({
      executablePath: executablePath ?? '',
      sandbox: process.env['CHROMIUM_SANDBOX'] !== 'off',
      userAgent: 'SwitchboardBot/1.0',
      pageTimeoutMs,
      onLaunchFailure: (error) => {
        throw error;
      },
    }),
  );
}

/** Reads a site that may be reached at its own port alone. */
async function readWith(pages: Record<string, Answer>, pageTimeoutMs?: number) {
  const site = await serve(pages);
  const renderer = openBrowser(pageTimeoutMs);
  const reader = openReader({ renderer, allow: `127.0.0.1:${site.port}` });
  return { site, renderer, reading: await reader.read(site.origin, { maxDurationMs: 120_000 }) };
}

const shellOf = (script: string) =>
  `<html><head><title>App</title></head><body><div id="root"></div><script>${script}</script></body></html>`;

/** Processes of Chromium that this one has started, with their users. */
function browserProcesses(): { uid: number }[] {
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const status = /^\d+$/.test(pid) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
      const isOurs =
        new RegExp(`^PPid:\\s${process.pid}$`, 'm').test(status) && /^Name:\schrom/m.test(status);
      return isOurs ? [{ uid: Number(/^Uid:\s(\d+)/m.exec(status)?.[1]) }] : [];
    } catch {
      return [];
    }
  });
}

if (executablePath === undefined) {
  describe('no Chromium is installed here', () => {
    it('so rendering by one is NOT tested; that thin pages are reported instead is (thin-pages.test.ts)', () => {
      process.stderr.write(
        '\n*** No Chromium on this machine (CHROMIUM_PATH, PATH): rendering is not tested, reporting thin pages is. ***\n\n',
      );
      expect(executablePath).toBeUndefined();
    });
  });
} else {
  describe('a site that only scripts fill', () => {
    it('is read as a browser shows it, data and further pages included', async () => {
      const app = `
        fetch('/data.json').then((answer) => answer.json()).then((data) => {
          const text = data[location.pathname] ?? 'Nothing is here.';
          document.getElementById('root').innerHTML = '<h1>' + text + '</h1><a href="/hours">Hours</a>';
          document.title = text;
        });`;
      const data = { '/': 'Mill Road Bicycles', '/hours': 'Monday to Friday 9:00 to 17:00' };
      const shell = '<html><body><div id="root"></div><script src="/app.js"></script></body></html>';
      const { reading, site } = await readWith({
        '/': shell,
        '/hours': shell,
        '/app.js': { headers: { 'content-type': 'text/javascript' }, body: app },
        '/data.json': { headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) },
      });
      expect(pathsOf(reading)).toEqual(['/', '/hours']);
      expect(reading.pages.map(({ content }) => content.title)).toEqual(Object.values(data));
      expect(reading.thin).toEqual([]);
      const facts = JSON.parse(unpackText(reading.pages[1]!.content.contentJson)) as {
        facts: unknown[];
      };
      expect(facts.facts).toContainEqual(expect.objectContaining({ kind: 'hours' }));
      expect(site.requests.filter((path) => path === '/app.js')).toHaveLength(1);
    });

    it('reaches nothing that the address rules forbid, however it tries', async () => {
      const inside = closeAfterTest(await listenTo((_request, response) => void response.end('secret')));
      const target = inside.origin;
      const host = target.slice('http://'.length);
      const port = host.split(':')[1] ?? '';
      const attempts = `
        const root = document.getElementById('root');
        const tries = [];
        const noting = (name, attempt) => { try { attempt(); tries.push(name); } catch (error) { tries.push(name + ' threw'); } };
        noting('fetch', () => fetch('${target}/fetch', { mode: 'no-cors' }).catch(() => 0));
        noting('name', () => fetch('http://localhost:${port}/name', { mode: 'no-cors' }).catch(() => 0));
        noting('image', () => { new Image().src = '${target}/image'; });
        noting('frame', () => { const frame = document.createElement('iframe'); frame.src = '${target}/frame'; root.append(frame); });
        noting('socket', () => { new WebSocket('ws://${host}/socket'); });
        noting('events', () => { new EventSource('${target}/events'); });
        noting('beacon', () => { navigator.sendBeacon('${target}/beacon', 'x'); });
        noting('popup', () => { window.open('${target}/popup'); });
        noting('worker', () => { new Worker(URL.createObjectURL(new Blob(['fetch("${target}/worker")']))); });
        noting('hint', () => { for (const rel of ['prefetch', 'preconnect', 'preload', 'prerender', 'dns-prefetch', 'modulepreload']) { const link = document.createElement('link'); link.rel = rel; link.as = 'script'; link.href = '${target}/' + rel; document.head.append(link); } });
        noting('form', () => { const form = document.createElement('form'); form.action = '${target}/form'; form.method = 'post'; form.target = '_blank'; root.append(form); form.submit(); });
        noting('download', () => { const a = document.createElement('a'); a.href = '${target}/download'; a.download = 'x'; a.target = '_blank'; root.append(a); a.click(); });
        noting('peer', () => { const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:${host}?transport=udp' }, { urls: 'turn:${host}?transport=tcp', username: 'a', credential: 'b' }] }); peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer)); });
        noting('redirect', () => { fetch('/redirect').catch(() => 0); });
        setTimeout(() => { const text = document.createElement('p'); text.textContent = 'Tried ' + tries.length + ' ways: ' + tries.join(', '); root.append(text); }, 100);`;
      const { reading } = await readWith({
        '/': shellOf(attempts),
        '/redirect': { status: 302, headers: { location: `${target}/redirected` } },
      });
      expect(unpackText(reading.pages[0]!.content.text)).toContain('Tried 14 ways: fetch, name, image');
      expect(inside.connections()).toBe(0);
    });

    it('cannot leave for another page, nor keep the browser', async () => {
      const { reading, renderer } = await readWith(
        {
          '/': page('Home', ['/app-hang', '/app-leave', '/app-fine']),
          '/app-hang': shellOf('for (;;);'),
          // A script of nothing else would be followed like a refresh, without a browser.
          '/app-leave': shellOf("setTimeout(() => { location.href = 'https://elsewhere.example/'; })"),
          '/app-fine': shellOf("root.textContent = 'This page is shown after the others, as it should be.'"),
        },
        3_000,
      );
      expect(pathsOf(reading).toSorted()).toEqual(['/', '/app-fine']);
      expect(reading.thin.map((url) => new URL(url).pathname).toSorted()).toEqual([
        '/app-hang',
        '/app-leave',
      ]);
      await renderer.close();
      if (process.platform === 'linux') await waitFor(() => browserProcesses().length === 0);
    });

    it('runs as nobody where the worker is root', async () => {
      const renderer = openBrowser();
      const uids = new Set<number>();
      await renderer
        .render(
          new URL('https://a.example/'),
          () => {
            for (const { uid } of process.platform === 'linux' ? browserProcesses() : []) uids.add(uid);
            return Promise.reject(new Error('seen enough'));
          },
          new AbortController().signal,
        )
        .catch(() => undefined);
      if (process.platform === 'linux') expect(uids.size).toBeGreaterThan(0);
      expect(uids).not.toContain(0);
    });
  });
}
