import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ConsoleUnderTest } from './console-under-test.js';
import { tabTo, visit } from './steps.js';

export function why(open: () => ConsoleUnderTest): void {
  test('by keyboard: w opens the waterfall; its end is the record’s number', async () => {
    const { page, baseUrl, complaints } = open();
    await visit(page, baseUrl, '/detections/2');
    await page.locator('.verdict').waitFor();
    const shown = (await page.locator('.verdict-number strong').textContent()) ?? '';
    await page.keyboard.press('w');
    await page.locator('.waterfall').waitFor();
    await tabTo(page, page.getByRole('button', { name: 'As a table' }));
    await page.keyboard.press('Enter');
    const last = page.locator('.why-table tbody tr').last().locator('td').last();
    expect(await last.textContent()).toBe(shown);
    await page.keyboard.press('Escape');
    await page.locator('.findings').waitFor();
    expect(complaints()).toEqual([]);
  });

  test('by mouse: each step adds up to the next, and what did not count is told with its reason', async () => {
    const { page } = open();
    await page.getByRole('button', { name: /Why/ }).click();
    await page.getByRole('button', { name: 'As a table' }).click();
    await page.locator('.why-table tbody tr').first().waitFor();
    const rows = await page
      .locator('.why-table tbody tr')
      .evaluateAll((all) =>
        all.map((row) =>
          [...row.children].map((cell) =>
            Number((cell.textContent ?? '').replace('−', '-').replace('+', '')),
          ),
        ),
      );
    for (let index = 1; index < rows.length; index += 1) {
      const [, adds = 0, sum = 0] = rows[index] ?? [];
      if (adds !== 0) expect((rows[index - 1]?.[2] ?? 0) + adds).toBeCloseTo(sum, 1);
    }
    expect(await page.locator('.not-counted').textContent()).toContain(
      'only the strongest of a group counts',
    );
  });

  const toldOfErrors = async (page: Page): Promise<void> => {
    const errs = page.locator('.finding.current .errs[open]');
    await errs.waitFor();
    expect(await errs.textContent()).toContain('It would look the same if');
    expect(await errs.textContent()).toMatch(/\d+ (of|to) \d+/);
  };

  test('by mouse: a bar leads to how often its check errs, and to innocent causes', async () => {
    const { page, baseUrl, complaints } = open();
    await visit(page, baseUrl, '/detections/2');
    await page.getByRole('button', { name: /Why/ }).click();
    await page.locator('.waterfall .bar[role=button]').first().click();
    await toldOfErrors(page);
    expect(complaints()).toEqual([]);
  });

  test('by keyboard: Tab to a bar, Enter', async () => {
    const { page, baseUrl, complaints } = open();
    await visit(page, baseUrl, '/detections/2');
    await page.locator('.verdict').waitFor();
    await page.keyboard.press('w');
    const bars = page.locator('.waterfall .bar[role=button]');
    await bars.first().waitFor();
    await tabTo(page, bars.nth(1));
    await page.keyboard.press('Enter');
    await toldOfErrors(page);
    expect(complaints()).toEqual([]);
  });

  test('for a record that found nothing, too', async () => {
    const { page, baseUrl } = open();
    await visit(page, baseUrl, '/detections/1');
    const shown = (await page.locator('.verdict-number strong').textContent()) ?? '';
    await page.keyboard.press('w');
    await page.getByRole('button', { name: 'As a table' }).click();
    expect(await page.locator('.why-table tbody tr').last().locator('td').last().textContent()).toBe(shown);
  });
}
