import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ConsoleUnderTest } from './console-under-test.js';
import { visit } from './steps.js';

export function insights(open: () => ConsoleUnderTest): void {
  const opened = async (search = ''): Promise<Page> => {
    const { page, baseUrl } = open();
    await visit(page, baseUrl, `/insights${search}`);
    await page.locator('.what-if').waitFor();
    return page;
  };
  const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });

  test('by keyboard: what was submitted, found and decided; each chart has its table', async () => {
    const { page, baseUrl, complaints } = open();
    await visit(page, baseUrl, '/submissions');
    await page.locator('tbody tr').first().waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('i');
    await page.locator('.what-if').waitFor();
    expect(new URL(page.url()).pathname).toBe('/console/insights');
    const volumes = section(page, 'Submissions a day').first();
    await volumes.getByRole('img').waitFor();
    await volumes.locator('summary').press('Enter');
    expect(await volumes.locator('tbody tr').count()).toBe(90);
    expect(await section(page, 'Bands').first().textContent()).toMatch(/Signs of manipulation.*%/s);
    expect(await section(page, 'Decisions').first().textContent()).toContain('Time to the first decision');
    expect(complaints()).toEqual([]);
  });

  test('labels measure the checks: a share with its interval, no verdict of so few, beside what the page says', async () => {
    const page = await opened();
    const checks = section(page, /^What each check found here/).first();
    const labelled = checks.locator('tbody tr').filter({ hasText: 'too few labels' });
    await expect.poll(() => labelled.count()).toBeGreaterThan(0);
    expect(await labelled.first().textContent()).toMatch(/% to 100%/);
    expect(await section(page, /^Is “80” right/).textContent()).toContain('Expected calibration error');
    await expect
      .poll(() => section(page, 'What the checks miss').textContent())
      .toContain('Misses cannot be told');
    await page.getByLabel('Count own judgment, too').check();
    await expect.poll(() => new URL(page.url()).search).toBe('?labels=all');
    expect(open().complaints()).toEqual([]);
  });

  test('filters stand in the address, and what nothing matches says so', async () => {
    const page = await opened();
    await page.getByLabel('Country').selectOption('Brazil');
    await expect.poll(() => new URL(page.url()).search).toBe('?country=br');
    await page.getByText('No label, so nothing can be told.').waitFor();
    await page.getByLabel('Submitted in the last').selectOption('365 days');
    await expect.poll(() => new URL(page.url()).search).toContain('days=365');
    expect(open().complaints()).toEqual([]);
  });

  test('other bounds: what would change is seen before an administrator sets them, and they can be taken back', async () => {
    const page = await opened();
    const whatIf = section(page, 'What if the bounds were others?');
    const set = whatIf.getByRole('button', { name: 'Set these bounds' });
    await whatIf.getByText('No detection changes its band.').waitFor();
    expect(await set.isDisabled()).toBe(true);
    const high = whatIf.getByRole('spinbutton', { name: 'Signs of manipulation from' });
    await high.fill('10');
    await whatIf.getByText('The first has to be above 0').waitFor();
    await high.fill('100');
    await whatIf.getByRole('region', { name: 'Detections that change band' }).waitFor();
    expect(await whatIf.getByText('Manipulated and called so').locator('..').textContent()).toMatch(/10$/);
    await set.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Set these bounds' }).click();
    const takeBack = whatIf.getByRole('button', { name: 'Take the organization’s own bounds back' });
    await takeBack.waitFor();
    expect(await high.inputValue()).toBe('100');
    await takeBack.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Take the organization’s own bounds back' })
      .click();
    await expect.poll(() => high.inputValue()).toBe('75');
    await expect.poll(() => takeBack.count()).toBe(0);
    expect(open().complaints()).toEqual([]);
  });

  test('an administrator says how much is drawn at random', async () => {
    const page = await opened();
    const misses = section(page, 'What the checks miss');
    await misses.getByLabel(/drawn at random/).fill('2.5');
    await misses.getByRole('button', { name: 'Draw so much' }).click();
    await expect.poll(() => misses.textContent()).toContain('2.5% is drawn');
    expect(open().complaints()).toEqual([]);
  });
}
