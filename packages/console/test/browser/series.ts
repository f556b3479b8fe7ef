import { expect, test } from 'vitest';
import type { ConsoleUnderTest } from './console-under-test.js';
import { seesPage, tabTo, visit } from './steps.js';

export function series(open: () => ConsoleUnderTest): void {
  test('by keyboard: l shows what a record is linked with, c both side by side', async () => {
    const { page, baseUrl, complaints } = open();
    await visit(page, baseUrl, '/detections/2');
    await page.locator('.verdict').waitFor();
    await page.keyboard.press('l');
    await page.locator('.link-list [data-node="1"]').waitFor();
    await page.keyboard.press('c');
    await expect.poll(() => page.locator('.side-by-side .stage').count()).toBe(2);
    await seesPage(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/console/detections/1');
    expect(complaints()).toEqual([]);
  });

  test('by keyboard: arrows go through the graph, which says what the list says', async () => {
    const { page, baseUrl, complaints } = open();
    await visit(page, baseUrl, '/detections/2/links');
    const chosen = page.locator('[data-graph-node="1"]');
    await chosen.waitFor();
    await tabTo(page, chosen);
    const focused = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.getAttribute('data-graph-node') ?? null);
    // The other one lies some way: one of the four arrows goes there, and its opposite comes back.
    const there = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
    for (const key of there) {
      await page.keyboard.press(key);
      if ((await focused()) !== '1') break;
    }
    expect(await focused()).not.toBe('1');
    expect(await page.locator('.link-list [aria-current=true], .link-list .current').count()).toBe(1);
    expect(complaints()).toEqual([]);
  });

  test('by mouse: two clicks to both documents; the graph says what the list says', async () => {
    const { page, baseUrl, complaints } = open();
    await visit(page, baseUrl, '/detections/2');
    await page
      .locator('.record-foot')
      .getByRole('link', { name: /linked/ })
      .click();
    await page.locator('.link-list [data-node]').first().waitFor();
    await page.locator('[data-graph-node]').first().waitFor();
    const list = await page
      .locator('.link-list [data-node]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-node')));
    const graph = await page
      .locator('[data-graph-node]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-graph-node')));
    expect([...list, '2'].sort()).toEqual(graph.sort());
    expect(await page.locator('.shared').textContent()).toContain('critical');
    // Names stay redacted until a record is opened.
    expect(await page.locator('.links-screen').textContent()).not.toMatch(/\.pdf|statement-edited/);
    await page.getByRole('button', { name: /Side by side/ }).click();
    await expect.poll(() => page.locator('.side-by-side .stage').count()).toBe(2);
    expect(complaints()).toEqual([]);
  });
}
