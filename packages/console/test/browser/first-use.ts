import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ADMINISTRATOR, type ConsoleUnderTest, example, SETUP_LINK } from './console-under-test.js';
import { startServer } from './server-process.js';
import { seesPage, tabTo, visit } from './steps.js';

const GO_ON = 'On to a first document';

/** What lies on the clipboard. */
async function copied({ page }: { readonly page: Page }): Promise<string> {
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

export function firstUse(open: () => ConsoleUnderTest): void {
  let key = '';

  test('by keyboard: the link, an administrator, a key that is shown once', async () => {
    const { page, setupLink } = open();
    await page.goto(setupLink);
    await page.getByLabel('Organization').focus();
    for (const value of [
      ADMINISTRATOR.organization,
      ADMINISTRATOR.name,
      ADMINISTRATOR.email,
      ADMINISTRATOR.password,
    ]) {
      await page.keyboard.insertText(value);
      await page.keyboard.press('Tab');
    }
    await tabTo(page, page.getByRole('button', { name: 'Create the administrator' }));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Make a key' }).waitFor();
    // The secret is used up, and stands no longer in the address.
    expect(new URL(page.url()).hash).toBe('');
    await tabTo(page, page.getByRole('button', { name: 'Make a key' }));
    await page.keyboard.press('Enter');
    key = (await page.getByTestId('key').textContent()) ?? '';
    expect(key).toMatch(/^assay_/);
    await tabTo(page, page.getByRole('button', { name: 'Copy' }).nth(1));
    await page.keyboard.press('Enter');
    expect(await copied(open())).toBe(await page.getByText('curl -H').textContent());
    expect(await copied(open())).toContain(key);
    await tabTo(page, page.getByRole('button', { name: GO_ON }));
    await page.keyboard.press('Enter');
    await page.locator('.drop').waitFor();
  });

  test('the key works, and the examples come in by it', async () => {
    const { submitExamples } = open();
    await submitExamples(key);
  });

  test('by keyboard: a file is chosen in Try it, examined and opened', async () => {
    const { page, complaints } = open();
    await tabTo(page, page.locator('.drop').getByRole('button', { name: 'Choose files' }));
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(example('receipt.jpg'));
    const opened = page.locator('.upload-done').getByRole('link', { name: 'Open' });
    await opened.waitFor();
    await tabTo(page, opened);
    await page.keyboard.press('Enter');
    await seesPage(page);
    expect(new URL(page.url()).pathname).toMatch(/^\/console\/detections\/\d+$/);
    expect(complaints()).toEqual([]);
  });

  test('an ID, its back and a selfie are compared, and both sides are shown', async () => {
    const { page, baseUrl } = open();
    await visit(page, baseUrl, '/try');
    await page.getByLabel('Compare ID and selfie', { exact: true }).check();
    await page.getByLabel('ID: its front').setInputFiles(example('id-card.jpg'));
    await page.getByLabel('Back of the ID').setInputFiles(example('licence.png'));
    await page.getByLabel('Selfie: a picture or a clip').setInputFiles(example('selfie.jpg'));
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await page.getByText('id-card.jpg + licence.png + selfie.jpg').waitFor();
    await page.locator('.upload-done').getByRole('link', { name: 'Open' }).first().click();
    await page.getByText('ID, page 2').waitFor();
    expect(await page.locator('.face-picture').count()).toBe(3);
  });

  test('by mouse, on another fresh installation: from the link to an examined document', async () => {
    const { browser } = open();
    const fresh = await startServer();
    const page = await browser.context.newPage();
    page.on('filechooser', () => {});
    try {
      // Under the machine's other name: cookies do not tell ports apart.
      await page.goto((await fresh.printed(SETUP_LINK)).replace('127.0.0.1', 'localhost'));
      for (const [label, value] of Object.entries({
        Organization: 'Another Lender',
        'Your name': ADMINISTRATOR.name,
        'E-mail': ADMINISTRATOR.email,
        Password: ADMINISTRATOR.password,
      })) {
        await page.getByLabel(label, { exact: true }).click();
        await page.keyboard.insertText(value);
      }
      await page.getByRole('button', { name: 'Create the administrator' }).click();
      await page.getByRole('button', { name: 'Make a key' }).click();
      const made = (await page.getByTestId('key').textContent()) ?? '';
      await page.getByRole('button', { name: 'Copy' }).nth(1).click();
      expect(await copied({ page })).toContain(made);
      await page.getByRole('button', { name: GO_ON }).click();
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose files' }).click();
      await (await chooser).setFiles(example('statement-edited.pdf'));
      await page.locator('.upload-done').getByRole('link', { name: 'Open' }).click();
      await seesPage(page);
      expect(await page.locator('.finding.current .after').first().textContent()).toBe('DOMINIC ASHDOWN');
      // The copied request's key works.
      const asked = await fetch(`${fresh.baseUrl}/v1/detection`, { headers: { 'x-api-key': made } });
      expect(await asked.json()).toMatchObject({ totalCount: 1 });
    } finally {
      await page.close();
      await fresh.stop();
    }
  });

  test('the link works once', async () => {
    const { setupLink, baseUrl } = open();
    const token = new URL(setupLink).hash.slice(1);
    const again = await fetch(`${baseUrl}/console/api/setup`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-assay-console': '1',
        origin: baseUrl,
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify({ token, ...ADMINISTRATOR }),
    });
    expect(again.status).toBe(404);
  });

  test('by mouse: another key, with an end; and its end at once', async () => {
    const { page, baseUrl, complaints } = open();
    await visit(page, baseUrl, '/admin/keys');
    await page.getByRole('button', { name: 'New key' }).click();
    await page.getByLabel('Name', { exact: true }).fill('nightly-etl');
    await page.getByRole('button', { name: 'Make it' }).click();
    const made = (await page.getByTestId('key').textContent()) ?? '';
    await page.getByRole('button', { name: 'Done' }).click();
    const row = page.getByRole('row').filter({ hasText: 'nightly-etl' });
    expect(await row.textContent()).not.toContain(made);
    const asked = (): Promise<Response> =>
      fetch(`${baseUrl}/v1/detection`, { headers: { 'x-api-key': made } });
    expect((await asked()).status).toBe(200);
    await row.getByRole('button', { name: 'End it' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
    await expect.poll(async () => (await asked()).status).toBe(401);
    expect(complaints()).toEqual([]);
  });

  test('signing out and in again: a wrong password is told as such, the right one leads back', async () => {
    const { page, baseUrl, complaints } = open();
    await visit(page, baseUrl, '/submissions');
    await page.getByRole('button', { name: ADMINISTRATOR.name }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('E-mail').waitFor();
    await page.goto(`${baseUrl}/console/detections/2`);
    await page.getByLabel('E-mail').fill(ADMINISTRATOR.email);
    await page.getByLabel('Password').fill('a wrong password for it');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('alert').textContent()).toContain('wrong');
    await page.getByLabel('Password').fill(ADMINISTRATOR.password);
    await page.keyboard.press('Enter');
    await seesPage(page);
    expect(new URL(page.url()).pathname).toBe('/console/detections/2');
    expect(complaints()).toEqual([]);
  });
}
