import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './accessibility.js';
import { type Browser, startBrowser } from './chromium.js';
import type { ConsoleUnderTest } from './console-under-test.js';
import { visit } from './steps.js';

const WORDS = 'The balance on page two was typed over, ticket 4712.';
const COMMENT = 'Told the branch on the telephone.';
const CID = { name: 'Cid Other', email: 'cid@example.org', password: 'one more password for tests' };

/** Two people who decide about the same record, each in a browser of their own. */
export function secondPerson(open: () => ConsoleUnderTest): void {
  let browser: Browser;
  let other: Page;
  /** All that the second browser was answered. */
  let answers: Promise<string>[];
  beforeAll(async () => {
    browser = await startBrowser();
    other = browser.context.pages()[0] ?? (await browser.context.newPage());
    answers = [];
    other.on('response', (response) => {
      if (response.url().includes('/console/api/')) answers.push(response.text().catch(() => ''));
    });
  });
  afterAll(() => browser?.close());

  const setRule = async (label: RegExp): Promise<void> => {
    const { page, baseUrl } = open();
    await visit(page, baseUrl, '/admin/rules');
    await page.getByLabel(label).check();
    await page.getByRole('button', { name: 'Keep' }).click();
    await page.getByText('Kept.').waitFor();
  };
  const opened = async (page: Page, path: string): Promise<void> => {
    await visit(page, open().baseUrl, path);
    await page.locator('.review-state strong').waitFor();
  };
  const stands = (page: Page, state: string): Promise<void> =>
    expect.poll(() => page.locator('.review-state').textContent()).toContain(state);

  test('an administrator says which decisions a second person takes, and who that may be joins', async () => {
    const { page, baseUrl, complaints } = open();
    await setRule(/^whenever somebody accepts or rejects/);
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => page.getByLabel(/^whenever somebody/).isChecked()).toBe(true);
    await visit(page, baseUrl, '/admin/people');
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make a link' }).click();
    await other.goto((await page.getByTestId('link').textContent()) ?? '');
    await other.getByLabel('Your name').fill(CID.name);
    await other.getByLabel('E-mail').fill(CID.email);
    await other.getByLabel('Password').fill(CID.password);
    await other.getByRole('button', { name: 'Join' }).click();
    await other.locator('tbody tr').first().waitFor();
    expect(complaints()).toEqual([]);
  });

  test('by keyboard: a proposal is seen by its author alone, and another decision is disputed', async () => {
    const { page, baseUrl, complaints } = open();
    await opened(page, '/detections/1');
    await page.keyboard.press('x');
    await page.getByText('A second person decides, too.').waitFor();
    await page.keyboard.press('5');
    await page.getByLabel('In your own words').fill(WORDS);
    await page.getByRole('button', { name: 'Send to a second person' }).click();
    await stands(page, 'Waits for a second person');
    await stands(page, 'Proposed: Rejected');
    await page.keyboard.press('H');
    await page.locator('textarea[name=comment]').fill(COMMENT);
    await page.locator('textarea[name=comment]').press('Control+Enter');
    await expect.poll(() => page.locator('.history').textContent()).toContain(COMMENT);

    await visit(other, baseUrl, '/submissions');
    // It is told to whoever may decide it, and not to who proposed it.
    await other.getByRole('link', { name: 'Proposed 1' }).click();
    await expect.poll(() => other.locator('tbody tr').count()).toBe(1);
    await visit(page, baseUrl, '/submissions');
    await page.getByRole('link', { name: /^Open \d/ }).waitFor();
    expect(await page.getByRole('link', { name: /^Proposed/ }).count()).toBe(0);
    await opened(page, '/detections/1');
    await visit(other, baseUrl, '/submissions');
    await other.getByLabel('State').selectOption('Waits for a second person');
    await expect.poll(() => other.locator('tbody tr').count()).toBe(1);
    await opened(other, '/detections/1');
    await stands(other, 'Somebody proposed a decision. Decide for yourself');
    await other.keyboard.press('H');
    await other.getByText('Nobody has decided or said anything yet.').waitFor();
    expect(await violations(other)).toEqual([]);
    for (const answer of await Promise.all(answers))
      for (const secret of [WORDS, COMMENT]) expect(answer).not.toContain(secret);
    await other.keyboard.press('a');
    await other.keyboard.press('1');
    await stands(other, 'Two people decided differently, you are one of them');
    const history = other.locator('.history ol > li');
    await expect.poll(() => history.first().textContent()).toMatch(/Proposed: Rejected.*Ana Lyst/s);
    expect(await history.first().textContent()).toContain(WORDS);
    expect(await other.locator('.decision-bar [data-decision]').count()).toBe(0);
    await opened(page, '/detections/1');
    await stands(page, 'a third one settles it');
    expect(complaints()).toEqual([]);
  });

  test('the same decision of two stands, and the history says so', async () => {
    const { page, complaints } = open();
    await opened(page, '/parses/1');
    await page.keyboard.press('a');
    await page.keyboard.press('1');
    await stands(page, 'Waits for a second person');
    // It is the next of the other, who goes on having it while they do something on its page.
    await other.keyboard.press('n');
    await expect.poll(() => new URL(other.url()).pathname).toBe('/console/parses/1');
    await other.clock.install();
    await opened(other, '/parses/1');
    await stands(other, `taken up by ${CID.name}`);
    await other.clock.fastForward('06:00');
    const renewed = other.waitForRequest((request) => request.url().endsWith('/parses/1/review'));
    await other.keyboard.press('Shift');
    await renewed;
    await stands(other, 'Somebody proposed a decision');
    await other.keyboard.press('a');
    await other.keyboard.press('1');
    await stands(other, 'Accepted');
    await other.keyboard.press('H');
    await expect
      .poll(() => other.locator('.history').textContent())
      .toContain('a second person decided the same');
    await setRule(/^never/);
    expect(complaints()).toEqual([]);
  });
}
