import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ConsoleUnderTest } from './console-under-test.js';
import { comesWithin, seesPage, visit } from './steps.js';

/** Both values of the decisive finding are seen, and its rectangle, without scrolling anything. */
async function seesDecisiveEvidence(page: Page): Promise<void> {
  await seesPage(page);
  const mark = page.locator('.mark.selected');
  await mark.waitFor();
  await comesWithin(mark, page.locator('.stage'));
  const card = page.locator('.finding.current');
  expect(await card.locator('.before').first().textContent()).toBe('MARISOL QUINTERO');
  expect(await card.locator('.after').first().textContent()).toBe('DOMINIC ASHDOWN');
  await comesWithin(card.locator('.values').first(), page.locator('.tab-panel'));
  // Wide enough to be read: a good part of the pane.
  const [drawn, pane] = await Promise.all([mark.boundingBox(), page.locator('.stage').boundingBox()]);
  expect((drawn?.width ?? 0) / (pane?.width ?? 1)).toBeGreaterThan(0.2);
}

export function evidence(open: () => ConsoleUnderTest): void {
  test('by mouse: one click on the row', async () => {
    const { page, baseUrl, complaints } = open();
    await visit(page, baseUrl, '/submissions');
    const row = page.getByRole('row').filter({ hasText: 'statement-edited.pdf' });
    expect(await row.textContent()).toContain('DOMINIC ASHDOWN');
    await row.locator('.strongest').click();
    await seesDecisiveEvidence(page);
    expect(complaints()).toEqual([]);
  });

  test('in half a screen the page and its finding are still seen beside each other', async () => {
    const { page, baseUrl } = open();
    const usual = page.viewportSize();
    await page.setViewportSize({ width: 820, height: 700 });
    await visit(page, baseUrl, '/detections/2');
    await seesDecisiveEvidence(page);
    const [document, findings] = await Promise.all(
      ['.document-pane', '.findings-pane'].map((pane) => page.locator(pane).boundingBox()),
    );
    expect(findings?.x).toBeGreaterThanOrEqual((document?.x ?? 0) + (document?.width ?? 0));
    if (usual) await page.setViewportSize(usual);
  });

  test('back to the list keeps its filters', async () => {
    const { page, baseUrl } = open();
    await visit(page, baseUrl, '/submissions?band=high');
    await page.getByRole('row').filter({ hasText: 'statement-edited.pdf' }).locator('.strongest').click();
    await seesDecisiveEvidence(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.url()).toBe(`${baseUrl}/console/submissions?band=high`);
    await page.goBack();
    await seesDecisiveEvidence(page);
  });

  test('by mouse: every finding within two clicks; the page comes along', async () => {
    const { page } = open();
    for (const place of await page.locator('.finding > .places > li:first-child .place').all()) {
      await place.click();
      await seesPage(page);
      await expect.poll(() => page.locator('.place[aria-current=true]').count()).toBe(1);
      if ((await page.locator('.mark.selected').count()) > 0)
        await comesWithin(page.locator('.mark.selected'), page.locator('.stage'));
    }
  });

  test('by keyboard: j to the row, Enter, then j and k walk the findings', async () => {
    const { page, baseUrl, complaints } = open();
    await visit(page, baseUrl, '/submissions');
    await page.locator('tbody tr').first().waitFor();
    const rows = await page.locator('tbody tr').allTextContents();
    const index = rows.findIndex((row) => row.includes('statement-edited.pdf'));
    for (let presses = 0; presses <= index; presses += 1) await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await seesDecisiveEvidence(page);
    const current = (): Promise<string | null> => page.locator('.finding.current .circle').textContent();
    expect(await current()).toBe('1');
    await page.keyboard.press('j');
    await expect.poll(current).toBe('2');
    await page.keyboard.press('j');
    await expect.poll(current).toBe('3');
    await comesWithin(page.locator('.mark.selected'), page.locator('.stage'));
    await page.keyboard.press('k');
    await expect.poll(current).toBe('2');
    expect(complaints()).toEqual([]);
  });

  test('what stands in the address is what a colleague sees; nothing of it is personal', async () => {
    const { page } = open();
    const address = page.url();
    expect(address).toContain('finding=pdf.unexplained-revision.0');
    expect(decodeURIComponent(address)).not.toMatch(/statement|QUINTERO|c-17/);
    expect(await page.title()).toBe('Detection 2 · Assay');
    await page.reload();
    await seesPage(page);
    expect(await page.locator('.finding.current .circle').textContent()).toBe('2');
  });

  test('every check is listed: what found something, found nothing, had nothing to look at, could not finish', async () => {
    const { page } = open();
    await page.getByRole('tab', { name: /Checks/ }).click();
    await page.locator('[data-check]').first().waitFor();
    const listed = await page.locator('[data-check]').count();
    expect(await page.getByRole('tab', { name: /Checks/ }).textContent()).toContain(String(listed));
    expect(listed).toBeGreaterThan(30);
    expect(await page.locator('.check-group h3').allTextContents()).toHaveLength(4);
  });

  test('how a finding errs is told beside it, with causes and counts', async () => {
    const { page } = open();
    await page.getByRole('tab', { name: /Findings/ }).click();
    const errs = page.locator('.finding.current .errs');
    await errs.locator('summary').first().click();
    await expect.poll(() => errs.textContent()).toContain('It would look the same if');
    expect(await errs.textContent()).toMatch(/\d+ (of|to) \d+/);
  });

  test('the heat map shows its strength and what it led to', async () => {
    const { page, complaints } = open();
    await page.keyboard.press('h');
    const heat = page.locator('img.heat');
    await heat.waitFor();
    expect(await heat.evaluate((image) => getComputedStyle(image).opacity)).toBe('0.45');
    await page.keyboard.press(']');
    await expect.poll(() => heat.evaluate((image) => getComputedStyle(image).opacity)).toBe('0.55');
    expect(await page.locator('.heat-bar').textContent()).toMatch(/drew here:.*[+−]\d/s);
    await page.keyboard.press('h');
    expect(complaints()).toEqual([]);
  });

  test('? lists what works here, and docs/console.md lists all of it', async () => {
    const { page, baseUrl } = open();
    const documented = await readFile(new URL('../../../../docs/console.md', import.meta.url), 'utf8');
    for (const path of [
      '/submissions',
      '/detections/2',
      '/detections/2/links',
      '/parses/1',
      '/verifications/1',
    ]) {
      await visit(page, baseUrl, path);
      await page.locator('tbody tr, .finding, .link-list, .parsed-fields, .face-picture').first().waitFor();
      await page.keyboard.press('?');
      const listed = await page.locator('.shortcuts > div').evaluateAll((all) =>
        all.map((one) => ({
          keys: [...one.querySelectorAll('kbd')].map((key) => key.textContent ?? ''),
          label: one.querySelector('dd')?.textContent ?? '',
        })),
      );
      expect(listed.length).toBeGreaterThan(3);
      for (const { keys, label } of listed)
        expect(documented, path).toContain(`| ${keys.map((key) => `\`${key}\``).join(' ')} | ${label} |`);
      await page.keyboard.press('Escape');
    }
  });
}
