import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { ConsoleUnderTest } from './console-under-test.js';
import { visit } from './steps.js';

export function reports(open: () => ConsoleUnderTest): void {
  test.each(['by mouse', 'by keyboard'])('%s: one press hands over the report as a PDF', async (way) => {
    const { page, baseUrl, complaints } = open();
    await visit(page, baseUrl, '/detections/2');
    await page.locator('.verdict').waitFor();
    const download = page.waitForEvent('download', { timeout: 30_000 });
    if (way === 'by keyboard') await page.keyboard.press('r');
    else await page.getByRole('button', { name: 'Report' }).click();
    const kept = await download;
    expect(kept.suggestedFilename()).toBe('report-2.pdf');
    expect((await readFile(await kept.path())).subarray(0, 5).toString()).toBe('%PDF-');
    expect(complaints()).toEqual([]);
  });
}
