import { expect, test } from 'vitest';
import type { ConsoleUnderTest } from './console-under-test.js';
import { visit } from './steps.js';

export function retention(open: () => ConsoleUnderTest): void {
  test('days are tried before they are set, and taken back', async () => {
    const { page, baseUrl, complaints } = open();
    await visit(page, baseUrl, '/admin/retention');
    const row = page.locator('table.retention tbody tr').filter({ hasText: 'Detection' });
    await row.getByLabel('Days, Detection').fill('400');
    // Everything here was made today.
    await expect
      .poll(() => row.getByRole('status').textContent())
      .toBe('0 records would go within the hour.');
    await row.getByRole('button', { name: 'Keep' }).click();
    await expect.poll(() => row.textContent()).toContain('400 days (set here)');
    // The server's days may be fewer: it asks.
    await row.getByRole('button', { name: 'As the server has it' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'As the server has it' }).click();
    await expect.poll(() => row.textContent()).toContain('for good (the server’s setting)');
    expect(complaints()).toEqual([]);
  });

  test('a hold is placed on a tag and on a record, one that is not there is told, and both are lifted', async () => {
    const { page, baseUrl, complaints } = open();
    await visit(page, baseUrl, '/admin/retention');
    const holds = page.locator('table.holds tbody tr');
    await page.getByRole('button', { name: 'Place a hold' }).click();
    await page.getByLabel('Number of the record').fill('99999');
    await page.getByLabel('Reason', { exact: true }).fill('case 9');
    await page.locator('form').getByRole('button', { name: 'Place a hold' }).click();
    await expect.poll(() => page.getByRole('alert').textContent()).not.toBe('');
    await page.getByLabel('Number of the record').fill('1');
    await page.locator('form').getByRole('button', { name: 'Place a hold' }).click();
    await expect.poll(() => holds.allTextContents()).toEqual([expect.stringMatching(/Detection 1case 9/)]);
    await page.getByRole('button', { name: 'Place a hold' }).click();
    await page.getByLabel('every record with a tag, later ones too').check();
    await page.getByLabel('Name of the tag').fill('customerId');
    await page.getByLabel('Value of the tag').fill('c-17');
    await page.getByLabel('Reason', { exact: true }).fill('case 10');
    await page.keyboard.press('Enter');
    await expect.poll(() => holds.count()).toBe(2);
    expect(await holds.last().textContent()).toContain('customerId = c-17');
    for (let left = 2; left > 0; left -= 1) {
      await holds.first().getByRole('button', { name: 'Lift' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Lift' }).click();
      await expect.poll(() => holds.count()).toBe(left - 1);
    }
    expect(complaints().filter((text) => !text.includes('404'))).toEqual([]);
  });
}
