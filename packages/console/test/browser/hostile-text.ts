import { expect, test } from 'vitest';
import type { ConsoleUnderTest } from './console-under-test.js';
import { visit } from './steps.js';

const MARKUP = '<img src=x onerror="window.hurt=1">';
/** Right-to-left override, and an isolate that never ends. */
const DIRECTION = 'paid \u202eFDP.exe \u2067 ';
const LONG = 'W'.repeat(4_000_000);

export function hostileText(open: () => ConsoleUnderTest): void {
  const unhurt = async ({ page, complaints }: ConsoleUnderTest): Promise<void> => {
    expect(await page.evaluate(() => (window as { hurt?: unknown }).hurt)).toBeUndefined();
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect(complaints()).toEqual([]);
  };

  test('a name and tags of markup and direction marks are text', async () => {
    const { page, baseUrl } = open();
    await visit(page, baseUrl, '/try');
    await page.getByLabel('Tags').fill(`${MARKUP.replaceAll('=', ':')}=${DIRECTION}${MARKUP}`);
    await page.locator('input[type=file]').setInputFiles({
      name: `${DIRECTION}${MARKUP.replaceAll('/', '')}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from(
        '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
      ),
    });
    await page.locator('.upload-done').getByRole('link', { name: 'Open' }).click();
    await page.locator('.record-head').waitFor();
    expect(await page.locator('.record-head').textContent()).toContain('onerror');
    await unhurt(open());
    await visit(page, baseUrl, '/submissions');
    await page.locator('tbody tr').first().waitFor();
    // What follows the name is not turned around with it.
    expect(await page.locator('tbody tr').first().locator('.name bdi').count()).toBeGreaterThan(0);
    await unhurt(open());
  });

  test('4 MB of text and markup in values, sentences and fields harm nothing', async () => {
    const { page, baseUrl } = open();
    await page.route(/\/console\/api\/(detections\/2|parses\/1)$/, async (route) => {
      const response = await route.fetch();
      const record = await response.json();
      let long = LONG;
      for (const check of record.modelResults?.technicalChecks ?? [])
        if (check.evidence?.[0]) {
          check.details = MARKUP + long;
          Object.assign(check.evidence[0], { before: MARKUP, after: DIRECTION + long, summary: long });
          // Megabytes of one are enough.
          long = '';
        }
      for (const field of Object.values<{ value: unknown }>(record.fields ?? {}))
        field.value = MARKUP + DIRECTION;
      await route.fulfill({ response, json: record });
    });
    for (const path of ['/detections/2', '/parses/1']) {
      await visit(page, baseUrl, path);
      await page.locator('.place').first().waitFor();
      expect((await page.locator('#content').textContent())?.length).toBeLessThan(100_000);
      await unhurt(open());
    }
    await visit(page, baseUrl, '/detections/2');
    for (const tab of ['Checks', 'Raw']) {
      await page.getByRole('tab', { name: new RegExp(tab) }).click();
      await unhurt(open());
    }
    await page.unroute(/\/console\/api\/(detections\/2|parses\/1)$/);
  });
}
