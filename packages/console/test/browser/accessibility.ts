import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ConsoleUnderTest } from './console-under-test.js';
import { visit } from './steps.js';

/** Run over the browser's own protocol, which the page's policy does not bind; the file is not changed. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every screen, and what is opened on it. */
export const SCREENS: readonly {
  readonly path: string;
  readonly ready: string;
  readonly keys?: readonly string[];
}[] = [
  { path: '/submissions', ready: 'tbody tr' },
  { path: '/submissions?band=medium&kind=verification', ready: '.filters' },
  { path: '/submissions?state=more_information', ready: 'tbody tr' },
  { path: '/detections/2', ready: '.finding' },
  { path: '/detections/2', ready: '.finding', keys: ['w'] },
  { path: '/detections/2', ready: '.finding', keys: ['c'] },
  { path: '/detections/2', ready: '.finding', keys: ['h', 't'] },
  { path: '/detections/2', ready: '[data-decision=accept]', keys: ['H', 'a'] },
  { path: '/detections/1', ready: '.verdict' },
  { path: '/detections/2/links', ready: '.link-list' },
  { path: '/parses/1', ready: '.parsed-fields' },
  { path: '/parses/1', ready: '.everything button', keys: ['c'] },
  { path: '/parses/2', ready: '.statement' },
  { path: '/parses/2?field=accounts[0].transactions[0].date', ready: '.everything button', keys: ['c'] },
  { path: '/verifications/1', ready: '.face-picture' },
  { path: '/insights', ready: '.what-if' },
  { path: '/insights?days=365&labels=all', ready: '.chart' },
  { path: '/try', ready: '.drop' },
  { path: '/admin/keys', ready: 'table.keys' },
  { path: '/admin/webhooks', ready: '#content p' },
  { path: '/admin/people', ready: 'table.people' },
  { path: '/admin/rules', ready: 'form.rules' },
  { path: '/admin/retention', ready: 'table.retention' },
  { path: '/admin/audit', ready: 'table.audit' },
  { path: '/account', ready: 'table.sessions' },
  { path: '/submissions', ready: 'tbody tr', keys: ['?'] },
  { path: '/detections/999999', ready: '.state-page' },
];

export const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** All that a theme changes. */
const COLORS = ['color-contrast'];

/** What axe finds on the page as it is, each with where. */
export async function violations(page: Page, rules: readonly string[] = WCAG_22_AA): Promise<string[]> {
  const options = JSON.stringify({ runOnly: rules, resultTypes: ['violations'] });
  const results = (await page.evaluate(
    `globalThis.axe || (() => { ${AXE} })(); axe.run(document, ${options})`,
  )) as AxeResults;
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

/** What of a screen is looked at, one after the other on the page as it stands. */
const LOOKS = [
  { colorScheme: 'light', width: 1440, height: 900, rules: WCAG_22_AA },
  { colorScheme: 'dark', width: 1440, height: 900, rules: COLORS },
  // 1280 pixels at 400 %.
  { colorScheme: 'light', width: 320, height: 256, rules: WCAG_22_AA },
] as const;

export function accessibility(open: () => ConsoleUnderTest): void {
  test('axe finds nothing on any screen: light, dark, and at 400 %', async () => {
    const { page, baseUrl, complaints } = open();
    const found: Record<string, string[]> = {};
    for (const { path, ready, keys = [] } of SCREENS) {
      await visit(page, baseUrl, path);
      await page.locator(ready).first().waitFor();
      for (const key of keys) await page.keyboard.press(key);
      for (const { colorScheme, width, height, rules } of LOOKS) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height });
        const here = await violations(page, rules);
        if (here.length > 0) found[[path, ...keys, colorScheme, width].join(' ')] = here;
      }
      await page.emulateMedia({ colorScheme: null });
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    expect(found).toEqual({});
    // A record that is not there is answered with 404, of which the browser writes a line.
    expect(complaints().filter((text) => !text.includes('404'))).toEqual([]);
  });
}
