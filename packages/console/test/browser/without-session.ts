import { expect, test } from 'vitest';
import { violations } from './accessibility.js';
import { startBrowser } from './chromium.js';
import type { ConsoleUnderTest } from './console-under-test.js';
import { visit } from './steps.js';

/** The pages that nobody has to be signed in for. */
export function withoutSession(open: () => ConsoleUnderTest): void {
  const visited = async (path: string): Promise<ConsoleUnderTest> => {
    const console = open();
    await visit(console.page, console.baseUrl, path);
    return console;
  };

  test.each([
    ['light', '/sign-in'],
    ['dark', '/sign-in'],
    ['light', '/setup#a-token'],
    ['dark', '/setup'],
    ['light', '/join#a-token'],
  ] as const)('%s %s: drawn, nothing said, nothing that axe finds', async (colorScheme, path) => {
    const { page, complaints } = await visited(path);
    await page.emulateMedia({ colorScheme });
    expect(await page.locator('h1').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    // A link that is none is answered with 404, of which the browser writes a line.
    expect(complaints().filter((text) => !text.includes('404'))).toEqual([]);
    await page.emulateMedia({ colorScheme: null });
  });

  test('where the messages of a language do not come it is English, and where none come it says so; both can be tried again', async () => {
    const { baseUrl } = open();
    const spanish = await startBrowser('es-MX');
    try {
      const page = await spanish.context.newPage();
      await page.route(/\/assets\/es-[^/]*\.js$/, (route) => route.abort());
      await visit(page, baseUrl, '/sign-in');
      await page.getByLabel('Password').waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
      const notice = page.locator('.unloaded');
      expect(await notice.locator('p').textContent()).toContain('por eso está en inglés');
      expect(await violations(page)).toEqual([]);

      await page.route(/\/assets\/en-[^/]*\.js$/, (route) => route.abort());
      await page.reload();
      await page.getByText('No se pudo cargar la consola.').waitFor();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
      await page.getByLabel('Contraseña').waitFor();
      expect(await notice.count()).toBe(0);
    } finally {
      await spanish.close();
    }
  });

  test('a password can be shown, and is asked for in a way that password managers know', async () => {
    const { page } = await visited('/sign-in');
    const password = page.getByLabel('Password');
    expect(await password.getAttribute('autocomplete')).toBe('current-password');
    expect(await page.getByLabel('E-mail').getAttribute('autocomplete')).toBe('username');
    await page.getByRole('button', { name: 'Show' }).click();
    expect(await password.getAttribute('type')).toBe('text');
  });

  test('the policy holds: no inline script, no inline style, no other host, no script of text', async () => {
    const { page, complaints } = await visited('/sign-in');
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
      // The last of them is told after the request has failed.
      while (!refused.includes('connect-src')) await new Promise((resolve) => setTimeout(resolve, 10));
      return {
        refused,
        hurt: (window as { hurt?: unknown }).hurt,
        hidden: getComputedStyle(document.body).display,
      };
    });
    // What the other tests rely on: the browser's complaints are heard.
    expect(complaints().length).toBeGreaterThanOrEqual(4);
    expect(outcome.hurt).toBeUndefined();
    expect(outcome.hidden).not.toBe('none');
    expect(outcome.refused).toEqual(
      expect.arrayContaining(['script.text', 'style-src-elem', 'connect-src', 'insertAdjacentHTML']),
    );
  });

  test('a page of another origin is refused by the browser, and the client says what may be wrong', async () => {
    const { browser, baseUrl } = open();
    const page = await browser.context.newPage();
    // Any origin but the server's: the same machine under its other name.
    await page.goto(`${baseUrl.replace('127.0.0.1', 'localhost')}/console/sign-in`);
    const outcome = await page.evaluate(
      async (address) =>
        fetch(address, { headers: { 'x-api-key': 'k' } }).then(
          () => 'answered',
          (error: unknown) => String(error),
        ),
      `${baseUrl}/v1/detection`,
    );
    expect(outcome).toMatch(/TypeError/);
    await page.close();
  });
}
