import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './accessibility.js';
import { ADMINISTRATOR, type ConsoleUnderTest } from './console-under-test.js';
import { tabTo, visit } from './steps.js';

const WORDS = 'The bank reissued it after a posting error, ticket 4711.';

/** The edited statement, which the checks reject. */
const RECORD = '/detections/2';

export function deciding(open: () => ConsoleUnderTest): void {
  const opened = async (path = RECORD): Promise<Page> => {
    const { page, baseUrl } = open();
    await visit(page, baseUrl, path);
    await page.locator('.decision-bar [data-decision=accept]').waitFor();
    return page;
  };
  const stands = (page: Page, state: string): Promise<void> =>
    expect.poll(() => page.locator('.review-state').textContent()).toContain(state);

  test('by keyboard: n takes the next that waits, until nothing does; the list says who has what (task 7)', async () => {
    const { page, baseUrl, complaints } = open();
    await visit(page, baseUrl, '/submissions?state=open');
    await page.locator('tbody tr').first().waitFor();
    const rows = await page.locator('tbody tr').count();
    await expect.poll(() => page.locator('.frame nav').textContent()).toContain(`Open ${rows}`);
    await page.keyboard.press('n');
    // The strongest first.
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/console${RECORD}`);
    await expect.poll(() => page.locator('.review-state').textContent()).toContain('taken up by Ana Lyst');
    const nothing = page.getByText('Nothing waits for a decision.');
    for (let taken = 1; taken < rows; taken += 1) {
      const before = page.url();
      await page.keyboard.press('n');
      await expect.poll(() => page.url()).not.toBe(before);
      await page.locator('.verdict').waitFor();
    }
    await page.keyboard.press('n');
    await nothing.waitFor();
    await visit(page, baseUrl, '/submissions?state=open');
    await expect.poll(() => page.locator('tbody tr').getByText('Ana Lyst').count()).toBe(rows);
    await page.getByLabel('State').selectOption('Rejected');
    await page.getByText('No submission matches').waitFor();
    expect(complaints()).toEqual([]);
  });

  test('by keyboard: two keys for what the checks found', async () => {
    const page = await opened();
    await stands(page, 'Open');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    // The router goes to the second finding in its own time, and the form may open before.
    await expect
      .poll(() => page.locator('.decision-form').textContent())
      .toMatch(/Findings you looked at: 1, 2\.\s*Not looked at: 3/);
    await page.keyboard.press('1');
    await stands(page, 'Rejected');
    expect(await page.locator('.decision-form').count()).toBe(0);
    expect(open().complaints()).toEqual([]);
  });

  test('by keyboard: against the checks a reason in one’s own words; the one before stays in the history', async () => {
    const page = await opened();
    await page.keyboard.press('a');
    await expect
      .poll(() => page.locator('.decision-form').textContent())
      .toContain('not what the checks found');
    await page.keyboard.press('3');
    const words = page.getByLabel('In your own words');
    await expect.poll(() => words.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.type('Ticket 4711.');
    const decide = page.getByRole('button', { name: 'Decide' });
    expect(await decide.isDisabled()).toBe(true);
    await words.fill(WORDS);
    await page.keyboard.press('Control+Enter');
    await stands(page, 'Accepted');
    await page.keyboard.press('H');
    const history = page.locator('.history ol > li');
    await expect.poll(() => history.count()).toBe(2);
    expect(await history.first().textContent()).toMatch(
      /Rejected.*Ana Lyst.*superseded.*The evidence on the page/s,
    );
    expect(await history.last().textContent()).toContain(WORDS);
    expect(await history.last().textContent()).toContain('against what the checks found');
    await tabTo(page, page.locator('textarea[name=comment]'));
    await page.keyboard.type('Filed under 4711.');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => history.last().textContent()).toContain('Filed under 4711.');
    expect(open().complaints()).toEqual([]);
  });

  test('a reviewer says what the document turned out to be, and how that is known; the last word counts', async () => {
    const page = await opened();
    await page.keyboard.press('H');
    const panel = page.getByRole('region', { name: 'What it turned out to be' });
    await panel.getByText('Nobody has said yet.').waitFor();
    await panel.getByRole('button', { name: 'Say what it turned out to be' }).click();
    const keep = panel.getByRole('button', { name: 'Keep' });
    await panel.getByLabel('Not manipulated').check();
    expect(await keep.isDisabled()).toBe(true);
    await panel.getByLabel('Our own judgment').check();
    await panel.getByText('Whoever judges has seen the number').waitFor();
    await keep.click();
    await panel.getByRole('button', { name: 'Say otherwise' }).click();
    await panel.getByLabel('Manipulated', { exact: true }).check();
    await panel.getByLabel('The issuer').check();
    await panel.getByLabel('Note').fill(WORDS);
    expect(await violations(page)).toEqual([]);
    await keep.click();
    const entries = panel.locator('ol > li');
    await expect.poll(() => entries.count()).toBe(2);
    expect(await entries.first().textContent()).toMatch(/Not manipulated.*Ana Lyst.*superseded/s);
    expect(await entries.last().textContent()).toMatch(/Manipulated.*counts.*Known from: The issuer/s);
    expect(await entries.last().textContent()).toContain(WORDS);
    expect(open().complaints()).toEqual([]);
  });

  test('m asks for more in the bar, and shows and hides the marks elsewhere', async () => {
    const page = await opened();
    await page.locator('.mark').first().waitFor();
    await page.keyboard.press('m');
    await expect.poll(() => page.locator('.mark').count()).toBe(0);
    expect(await page.locator('.decision-form').count()).toBe(0);
    await page.keyboard.press('d');
    await page.keyboard.press('m');
    await page.locator('.decision-form').waitFor();
    expect(await page.locator('.mark').count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.decision-form').count()).toBe(0);
    await stands(page, 'Accepted');
  });

  test('words outlive a session that ends before they are sent', async () => {
    const page = await opened();
    await page.keyboard.press('x');
    await page.locator('.decision-form').waitFor();
    await page.keyboard.press('5');
    await page.getByLabel('In your own words').fill(WORDS);
    await page.context().clearCookies();
    await page.keyboard.press('Control+Enter');
    await page.getByLabel('Password').waitFor();
    await page.getByLabel('E-mail').fill(ADMINISTRATOR.email);
    await page.getByLabel('Password').fill(ADMINISTRATOR.password);
    await page.keyboard.press('Enter');
    const words = page.getByLabel('In your own words');
    await expect.poll(() => words.inputValue()).toBe(WORDS);
    await page.getByRole('button', { name: 'Decide' }).click();
    await stands(page, 'Rejected');
    // The browser writes a line of the answer that ended it.
    expect(
      open()
        .complaints()
        .filter((text) => !text.includes('401')),
    ).toEqual([]);
  });

  test('by mouse; who was not the first is told so, keeps the words, and sees the other decision', async () => {
    const page = await opened();
    await page.locator('[data-decision=more_information]').click();
    await page.getByLabel('The original file is needed').check();
    await page.getByLabel('In your own words').fill(WORDS);
    await page.evaluate(async () => {
      const headers = { 'x-assay-console': '1', 'content-type': 'application/json' };
      const { entries } = await (await fetch('/console/api/detections/2/review')).json();
      const after = entries.findLast(({ decision }: { decision: unknown }) => decision !== null).entryId;
      const body = JSON.stringify({ decision: 'escalate', reason: 'unsure', lookedAt: [], after });
      await fetch('/console/api/detections/2/decisions', { method: 'POST', headers, body });
    });
    const decide = page.getByRole('button', { name: 'Decide' });
    await decide.click();
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('Somebody else has decided');
    await stands(page, 'With a reviewer');
    expect(await page.getByLabel('In your own words').inputValue()).toBe(WORDS);
    await decide.click();
    await stands(page, 'More information needed');
    expect(
      open()
        .complaints()
        .filter((text) => !text.includes('409')),
    ).toEqual([]);
  });

  test('what was read, and pairs of faces, are decided by the same keys', async () => {
    for (const path of ['/parses/1', '/verifications/1']) {
      const page = await opened(path);
      await page.keyboard.press('a');
      await page.locator('.decision-form').waitFor();
      await page.keyboard.press('4');
      await page.getByLabel('In your own words').fill(WORDS);
      await page.keyboard.press('Control+Enter');
      await stands(page, 'Accepted');
      await page.keyboard.press('H');
      await expect.poll(() => page.locator('.history').textContent()).toContain(WORDS);
    }
    expect(open().complaints()).toEqual([]);
  });
}
