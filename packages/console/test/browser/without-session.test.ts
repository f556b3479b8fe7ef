import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './accessibility.js';
import { type Browser, startBrowser } from './chromium.js';
import { type ServerProcess, startServer } from './server-process.js';

/** The pages that nobody has to be signed in for, in a real browser, as the real server sends them. */
let server: ServerProcess;
let browser: Browser;
const said: string[] = [];
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), startBrowser()]);
  const page = browser.context.pages()[0];
  page?.on('console', (message) => void said.push(`${message.type()}: ${message.text()}`));
  page?.on('pageerror', (error) => void said.push(String(error)));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const open = async (path: string) => {
  const page = browser.context.pages()[0] ?? (await browser.context.newPage());
  said.length = 0;
  await page.goto(`${server.baseUrl}/console${path}`);
  await page.locator('#content').waitFor();
  return page;
};

test.each([
  ['light', '/sign-in'],
  ['dark', '/sign-in'],
  ['light', '/setup#a-token'],
  ['dark', '/setup'],
] as const)('%s %s: drawn, nothing said, nothing that axe finds', async (colorScheme, path) => {
  await browser.context.pages()[0]?.emulateMedia({ colorScheme });
  const page = await open(path);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  expect(said).toEqual([]);
});

test('a password can be shown, and is asked for in a way that password managers know', async () => {
  const page = await open('/sign-in');
  const password = page.getByLabel('Password');
  expect(await password.getAttribute('autocomplete')).toBe('current-password');
  expect(await page.getByLabel('E-mail').getAttribute('autocomplete')).toBe('username');
  await page.getByRole('button', { name: 'Show' }).click();
  expect(await password.getAttribute('type')).toBe('text');
});

test('the policy holds: no inline script, no inline style, no other host, no script of text', async () => {
  const page = await open('/sign-in');
  const outcome = await page.evaluate(async () => {
    const refused: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      refused.push(effectiveDirective),
    );
    const script = document.createElement('script');
    try {
      script.text = 'window.hurt = 1';
      document.head.append(script);
    } catch {
      refused.push('script.text');
    }
    const style = document.createElement('style');
    style.append('body { display: none }');
    document.head.append(style);
    await fetch('https://example.org/').catch(() => {});
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.hurt = 1">');
    } catch {
      refused.push('insertAdjacentHTML');
    }
    await new Promise((resolve) => setTimeout(resolve));
    return {
      refused,
      hurt: (window as { hurt?: unknown }).hurt,
      hidden: getComputedStyle(document.body).display,
    };
  });
  expect(outcome.hurt).toBeUndefined();
  expect(outcome.hidden).not.toBe('none');
  expect(outcome.refused).toEqual(
    expect.arrayContaining(['script.text', 'style-src-elem', 'connect-src', 'insertAdjacentHTML']),
  );
});

test('a page of another origin is refused by the browser, and the client says what may be wrong', async () => {
  const page = await browser.context.newPage();
  // Any origin but the server's: the same machine under its other name.
  await page.goto(`${server.baseUrl.replace('127.0.0.1', 'localhost')}/console/sign-in`);
  const outcome = await page.evaluate(
    async (address) =>
      fetch(address, { headers: { 'x-api-key': 'k' } }).then(
        () => 'answered',
        (error: unknown) => String(error),
      ),
    `${server.baseUrl}/v1/detection`,
  );
  expect(outcome).toMatch(/TypeError/);
  await page.close();
});
