import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCREENS, violations, WCAG_22_AA } from './accessibility.js';
import { startBrowser } from './chromium.js';
import { ADMINISTRATOR, type ConsoleUnderTest } from './console-under-test.js';
import { visit } from './steps.js';

/** The narrowest that the console is made for, in pixels. */
const WIDTH = 1280;

/** Makes each word of a message 40 % longer, as longer languages do, and the last letters foreign. */
const STRETCHED = `
const stretch = (value, name) =>
  typeof value === 'function' ? (...values) => longer(value(...values))
  : typeof value === 'object' ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, stretch(inner, key)]))
  : name === 'language' && value === 'en' ? value : longer(value);
const longer = (text) => typeof text === 'string'
  ? text.replace(/\\p{L}+/gu, (word) => word + 'ñçãéíó'.repeat(9).slice(0, Math.round(word.length * 0.4))) : text;`;

/** Puts a language of longer words in the place of English, for the pages that are loaded from now on. */
async function stretchEnglish(page: Page): Promise<void> {
  await page.route(/\/assets\/en-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const code = (await response.text()).replace(
      /export\{(\w+) as en\};?/,
      (_, name: string) => `${STRETCHED}\nconst stretched = stretch(${name});\nexport{stretched as en};`,
    );
    expect(code).toContain('stretched as en');
    await route.fulfill({ response, body: code, headers: { 'content-type': 'text/javascript' } });
  });
}

/** Messages that are not seen whole: what an element cuts, and what sticks out of the page. Texts of documents may be cut. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate((width) => {
    const cut = [
      ...document.querySelectorAll<HTMLElement>(
        'button, a, label, th, h1, h2, h3, legend, summary, p, dt, li > span',
      ),
    ]
      .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
      .filter(
        (element) => getComputedStyle(element).overflowX !== 'visible' && !element.closest('.hidden, .skip'),
      )
      .filter((element) => !element.querySelector('bdi, input, select'))
      .map((element) => `${element.tagName}: ${element.textContent}`);
    const wide = document.documentElement.scrollWidth;
    return wide > width ? [...cut, `the page is ${wide} wide`] : cut;
  }, WIDTH);

/** Texts with words of English sentences that do not say that they are English. */
const englishOutside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { nodeValue, parentElement } = texts.currentNode;
      if (
        /\b(the|of|and|that|which|with|was|were)\b/.test(nodeValue ?? '') &&
        !parentElement?.closest('[lang=en]')
      )
        found.push(nodeValue ?? '');
    }
    return found;
  });

export function languages(open: () => ConsoleUnderTest): void {
  const choose = async (label: string, language: string): Promise<void> => {
    const { page, baseUrl } = open();
    await visit(page, baseUrl, '/account');
    const loaded = page.waitForEvent('load');
    await page.locator('#content').getByLabel(label).selectOption(language);
    await loaded;
    await page.locator('table.sessions').waitFor();
  };
  const spoken = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang);

  /** On each screen, at 1280 pixels. */
  async function looksWhole(page: Page, baseUrl: string): Promise<void> {
    const found: Record<string, string[]> = {};
    await page.setViewportSize({ width: WIDTH, height: 800 });
    for (const { path, ready, keys = [] } of SCREENS.filter(({ path }) => !path.includes('?'))) {
      await visit(page, baseUrl, path);
      await page.locator(ready).first().waitFor();
      for (const key of keys) await page.keyboard.press(key);
      const here = [...(await cutTexts(page)), ...(await violations(page, WCAG_22_AA))];
      if (here.length > 0) found[[path, ...keys].join(' ')] = here;
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(found).toEqual({});
  }

  test('the choice follows the person; before signing in the browser decides', async () => {
    const { page, baseUrl } = open();
    await choose('Language', 'es');
    expect(await spoken(page)).toBe('es-MX');
    expect(await page.locator('h1').textContent()).toBe('Su cuenta');
    const other = await startBrowser('pt-BR');
    try {
      const there = await other.context.newPage();
      await visit(there, baseUrl, '/sign-in');
      expect(await spoken(there)).toBe('pt-BR');
      expect(await there.title()).toBe('Entrar · Assay');
      await there.getByLabel('E-mail').fill(ADMINISTRATOR.email);
      await there.getByLabel('Senha').fill(ADMINISTRATOR.password);
      await there.keyboard.press('Enter');
      await there.locator('tbody tr').first().waitFor();
      expect(await spoken(there)).toBe('es-MX');
      await there.getByRole('link', { name: 'Envíos', exact: true }).waitFor();
      // Loaded anew it is as chosen from the start; signed out it is the browser's again.
      await there.reload();
      await there.locator('tbody tr').first().waitFor();
      expect(await spoken(there)).toBe('es-MX');
      await there.getByRole('button', { name: ADMINISTRATOR.name }).click();
      await there.getByRole('button', { name: 'Cerrar sesión' }).click();
      await there.getByLabel('Senha').waitFor();
      expect(await spoken(there)).toBe('pt-BR');
    } finally {
      await other.close();
    }
  });

  test('what was found, and what its check says of itself, is in the language; only what a record notes is English', async () => {
    const { page, baseUrl } = open();
    await visit(page, baseUrl, '/detections/2');
    const first = page.locator('.finding').first();
    await first.waitFor();
    expect(await first.locator('.finding-head strong').textContent()).toBe('Texto cubierto');
    expect(await first.locator('.sentence').textContent()).toMatch(/^Titular: .*“MARISOL QUINTERO”/);
    await first.locator('.errs > summary').click();
    const errs = await first.locator('.errs-text').textContent();
    expect(errs).toContain('El texto sobre el que se pintó sigue en el archivo.');
    expect(await englishOutside(page)).toEqual([]);
    await page.getByRole('tab', { name: /^Comprobaciones/ }).click();
    await page.locator('.check-group').first().waitFor();
    expect(await englishOutside(page)).toEqual([]);
  });

  test('Spanish: nothing is cut at 1280 pixels, and axe finds nothing', async () => {
    const { page, baseUrl } = open();
    await looksWhole(page, baseUrl);
  });

  test('Portuguese: nothing is cut at 1280 pixels, and axe finds nothing', async () => {
    const { page, baseUrl } = open();
    await choose('Idioma', 'pt');
    expect(await spoken(page)).toBe('pt-BR');
    await looksWhole(page, baseUrl);
  });

  test('a language whose words are 40 % longer: nothing is cut at 1280 pixels', async () => {
    const { page, baseUrl, complaints } = open();
    await choose('Idioma', 'browser');
    expect(await spoken(page)).toBe('en');
    await stretchEnglish(page);
    try {
      await looksWhole(page, baseUrl);
    } finally {
      await page.unroute(/\/assets\/en-[^/]*\.js$/);
      await page.reload();
    }
    expect(complaints().filter((text) => !text.includes('404'))).toEqual([]);
  });
}
