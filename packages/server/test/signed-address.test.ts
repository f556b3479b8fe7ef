import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Browser, startBrowser } from '../../console/test/browser/chromium.js';
import { startTestServer, type TestServer } from '../src/http/testing/test-server.js';

/** A page of somebody's own, at another origin, that shows one picture. */
const pageOf = (picture: string): Server =>
  createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(`<img alt="marked" src="${picture}">`);
  });

let nowS = 1_800_000_000;
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer({}, { clock: () => nowS * 1_000_000 });
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.end();
});

test('somebody’s page shows a marked page by its signed address, and gets 403 after its time', async () => {
  const edited = await readFile(new URL('../../../examples/statement-edited.pdf', import.meta.url));
  await server.submit({ file: new Blob([edited]), fileName: 'statement.pdf' });
  const { result } = (await (await server.request('/v1/detection/1?signed=600')).json()) as {
    result: { files: { category: string; url: string }[] };
  };
  const picture = result.files.find(({ category }) => category === 'marked_page')?.url ?? '';
  const host = pageOf(picture.replaceAll('&', '&amp;')).listen(0, '127.0.0.1');
  await new Promise((resolve) => host.once('listening', resolve));
  const page = await browser.context.newPage();
  /** How large the picture is that is shown; 0 where none is. */
  const show = async (): Promise<unknown> => {
    await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
    return page.evaluate('[document.images[0].naturalWidth, document.images[0].naturalHeight]');
  };
  // What the browser asks for again by what it kept is told by the server alone.
  const answered = () =>
    server.log
      .filter(({ msg, route }) => msg === 'answered' && route === '/v1/files/:fileName')
      .map(({ status }) => status);
  try {
    expect(await show()).toEqual([1236, 1600]);
    await vi.waitFor(() => expect(answered()).toContain(200), 10_000);
    nowS += 600;
    expect(await show()).toEqual([0, 0]);
    await vi.waitFor(() => expect(answered().at(-1)).toBe(403), 10_000);
  } finally {
    await page.close();
    host.close();
  }
});
