import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ADMINISTRATOR, type ConsoleUnderTest } from './console-under-test.js';
import { seesPage, tabTo, visit } from './steps.js';

/** The license, a picture; and the statement, a PDF with text. */
const LICENSE = '/parses/1';
const STATEMENT = '/parses/2';

export function correcting(open: () => ConsoleUnderTest): void {
  const opened = async (path: string): Promise<Page> => {
    const { page, baseUrl } = open();
    await visit(page, baseUrl, path);
    await page.locator('.parsed-fields [data-field]').first().waitFor();
    await page.locator('.everything button').waitFor();
    return page;
  };
  const row = (page: Page, field: string) =>
    page.locator('.parsed-fields > li').filter({ has: page.locator(`[data-field="${field}"]`) });
  const input = (page: Page) => page.locator('.correction-form input');
  const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).dataset.field);
  const fieldsOf = (page: Page) =>
    page
      .locator('.parsed-fields [data-field]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.field ?? ''));

  test('by keyboard: Tab walks the fields, Enter corrects one, Enter saves it and goes on to the next', async () => {
    const page = await opened(LICENSE);
    const [first = '', second = ''] = await fieldsOf(page);
    await tabTo(page, page.locator(`[data-field="${first}"]`));
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(second);
    await page.keyboard.press('Shift+Tab');
    const read = await row(page, first).locator('strong').first().textContent();
    await page.keyboard.press('Enter');
    await expect.poll(() => input(page).inputValue()).toBe(read);
    expect(await row(page, first).locator('.crop img').getAttribute('alt')).toBe('The place, enlarged');
    await page.keyboard.type('CORRECTED');
    await page.keyboard.press('Enter');
    // What was read and what it is are both shown.
    await expect.poll(() => row(page, first).textContent()).toMatch(/CORRECTED.*Ana Lyst/s);
    expect(await row(page, first).locator('.place').textContent()).toContain(`read ${read}`);
    await expect.poll(() => focused(page)).toBe(second);
    expect(await input(page).count()).toBe(0);
    expect(open().complaints()).toEqual([]);
  });

  test('a field is not on the document, and what was said is taken back', async () => {
    const page = await opened(LICENSE);
    const [first = ''] = await fieldsOf(page);
    await page.locator(`[data-field="${first}"]`).click();
    await page.getByRole('button', { name: 'Not on the document' }).click();
    await expect
      .poll(() => row(page, first).locator('.correction-said').textContent())
      .toContain('1 earlier');
    expect(await row(page, first).locator('.correction-said').textContent()).toContain('Not on the document');
    await page.locator(`[data-field="${first}"]`).click();
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect
      .poll(() => row(page, first).locator('.correction-said').textContent())
      .toContain('Taken back');
    expect(open().complaints()).toEqual([]);
  });

  test('words of the page are pointed at: their text is taken in the field’s form, and their place', async () => {
    const page = await opened(`${STATEMENT}?field=statementEndDate`);
    await seesPage(page);
    await page.keyboard.press('c');
    await input(page).fill('');
    const words = page.locator('.word-layer [role=option]');
    await words.first().waitFor();
    const texts = await words.allTextContents();
    const date = texts.findIndex((text) => /\d{4}|\d\/\d/.test(text));
    expect(date).toBeGreaterThanOrEqual(0);
    await words.nth(date).click();
    expect(await input(page).inputValue()).not.toBe('');
    expect(await words.nth(date).getAttribute('aria-selected')).toBe('true');
    expect(await page.locator('.correction-form').textContent()).toContain('Its place is marked on page 1');
    // The field kept the focus, and a wrong form is said in words.
    await input(page).fill('31 de julio');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toContain('another form: A day that there is, as YYYY-MM-DD');
    await input(page).fill('2026-07-30');
    await page.keyboard.press('Enter');
    await expect.poll(() => row(page, 'statementEndDate').textContent()).toContain('2026-07-30');
    const place = await page.evaluate(async () => {
      const answer = await (await fetch('/console/api/parses/2/corrections')).json();
      return answer.corrections.at(-1).place;
    });
    expect(place).toMatchObject({ page: 1, boundingBox: { x1: expect.any(Number) } });
    expect(
      open()
        .complaints()
        .filter((text) => !text.includes('422')),
    ).toEqual([]);
  });

  test('by keyboard: arrows lead through the words, the space bar takes some, Enter goes back', async () => {
    const page = await opened(`${STATEMENT}?field=bankName`);
    await page.keyboard.press('c');
    await page.locator('.word-layer [role=option]').first().waitFor();
    await page.getByRole('button', { name: 'To the words of the page' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Home');
    await page.keyboard.press(' ');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press(' ');
    const taken = (await page.locator('.word-layer [role=option]').allTextContents()).slice(0, 2).join(' ');
    await page.keyboard.press('Enter');
    await expect.poll(() => input(page).evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await input(page).inputValue()).toBe(taken);
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('bankName');
    expect(await input(page).count()).toBe(0);
    expect(open().complaints()).toEqual([]);
  });

  test('the words of another page are walked from their first', async () => {
    const page = await opened(`${STATEMENT}?field=bankName`);
    await page.keyboard.press('c');
    const words = page.locator('.word-layer');
    const turnTo = async (number: number): Promise<void> => {
      await page
        .locator('.page-strip button')
        .nth(number - 1)
        .click();
      await expect.poll(() => words.getAttribute('aria-label')).toContain(String(number));
    };
    await words.waitFor();
    await turnTo(2);
    await turnTo(1);
    await words.focus();
    await page.keyboard.press('End');
    // Its words are there already: the list does not go in between.
    await turnTo(2);
    expect(await words.getAttribute('aria-activedescendant')).toBe(
      await words.locator('[role=option]').first().getAttribute('id'),
    );
    await page.locator('.correction-form').getByRole('button', { name: 'Cancel' }).click();
    expect(open().complaints()).toEqual([]);
  });

  test('where a page has no text of its own, what was read of it can be pointed at', async () => {
    const page = await opened(`${LICENSE}?field=lastName`);
    await page.keyboard.press('c');
    const words = page.locator('.word-layer [role=option]');
    await words.first().waitFor();
    const other = (await words.allTextContents())[1] ?? '';
    await words.nth(1).dispatchEvent('click');
    expect(await input(page).inputValue()).toBe(other);
    await page.keyboard.press('Escape');
    expect(open().complaints()).toEqual([]);
  });

  test('lines of a statement are corrected field by field, and a missed one is added', async () => {
    const page = await opened(STATEMENT);
    const lines = page.locator('.statement button.line');
    const count = await lines.count();
    await lines.first().click();
    const description = 'accounts[0].transactions[0].description';
    await page.locator(`[data-field="${description}"]`).click();
    await input(page).fill('Cash deposit');
    await page.keyboard.press('Enter');
    await expect.poll(() => row(page, description).textContent()).toContain('Cash deposit');
    await page.getByRole('button', { name: 'Add a line that was missed' }).click();
    const amount = `accounts[0].transactions[${count}].depositAmount`;
    await page.locator(`[data-field="${amount}"]`).click();
    await input(page).fill('12.50');
    await page.keyboard.press('Enter');
    await expect.poll(() => row(page, amount).textContent()).toMatch(/not read.*12\.5/s);
    await page.locator('[data-field=bankName]').click();
    await page.keyboard.press('Escape');
    await expect.poll(() => lines.count()).toBe(count + 1);
    expect(await page.locator('.statement tbody tr').last().textContent()).toContain('12.50');
    expect(await page.locator('.statement tbody tr').first().textContent()).toContain('corrected');
    expect(open().complaints()).toEqual([]);
  });

  test('a field that was missed is added under a name that its type knows', async () => {
    const page = await opened(LICENSE);
    const names = page.getByLabel('Add a field that was missed');
    await names.selectOption('rank');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.poll(() => input(page).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.type('MAJ');
    await page.keyboard.press('Enter');
    await expect.poll(() => row(page, 'rank').textContent()).toMatch(/not read.*MAJ/s);
    await expect.poll(() => names.locator('option', { hasText: /^rank$/ }).count()).toBe(0);
    expect(open().complaints()).toEqual([]);
  });

  test('what was typed outlives another field, and a session that ends before it is saved', async () => {
    const page = await opened(LICENSE);
    const [first = '', second = ''] = await fieldsOf(page);
    await page.locator(`[data-field="${first}"]`).click();
    await input(page).fill('5-06');
    await page.locator(`[data-field="${second}"]`).click();
    await expect.poll(() => row(page, first).textContent()).toContain('not saved');
    await input(page).press('Escape');
    await page.locator(`[data-field="${first}"]`).click();
    expect(await input(page).inputValue()).toBe('5-06');
    await page.context().clearCookies();
    await input(page).press('Enter');
    await page.getByLabel('Password').waitFor();
    await page.getByLabel('E-mail').fill(ADMINISTRATOR.email);
    await page.getByLabel('Password').fill(ADMINISTRATOR.password);
    await page.keyboard.press('Enter');
    await expect.poll(() => input(page).inputValue()).toBe('5-06');
    await input(page).press('Enter');
    await expect.poll(() => row(page, first).textContent()).toMatch(/5-06.*Ana Lyst/s);
    expect(
      open()
        .complaints()
        .filter((text) => !text.includes('401')),
    ).toEqual([]);
  });

  test('who was not the first is told so, and sees the other correction; everything was looked at', async () => {
    const page = await opened(LICENSE);
    const field = 'lastName';
    await page.locator(`[data-field="${field}"]`).click();
    await page.evaluate(async (path) => {
      const headers = { 'x-assay-console': '1', 'content-type': 'application/json' };
      const body = JSON.stringify({ absent: true });
      await fetch(`/console/api/parses/1/corrections/${path}`, { method: 'PUT', headers, body });
    }, field);
    await input(page).fill('SAMPLER');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('Somebody else has corrected');
    await expect
      .poll(() => row(page, field).locator('.correction-said').textContent())
      .toContain('Not on the document');
    expect(await input(page).inputValue()).toBe('SAMPLER');
    await page.keyboard.press('Enter');
    await expect.poll(() => row(page, field).locator('.correction-said').textContent()).toContain('SAMPLER');
    const everything = page.getByRole('button', { name: 'Everything looked at' });
    await everything.click();
    await expect.poll(() => page.locator('.everything').textContent()).toContain('looked at by Ana Lyst');
    expect(await everything.getAttribute('aria-pressed')).toBe('true');
    await everything.click();
    await expect.poll(() => everything.getAttribute('aria-pressed')).toBe('false');
    expect(
      open()
        .complaints()
        .filter((text) => !text.includes('409')),
    ).toEqual([]);
  });
}
