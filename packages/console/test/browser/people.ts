import { expect, test } from 'vitest';
import { ADMINISTRATOR, type ConsoleUnderTest } from './console-under-test.js';
import { visit } from './steps.js';

const BEA = { name: 'Bea Second', email: 'bea@example.org', password: 'another password for tests' };

export function people(open: () => ConsoleUnderTest): void {
  const signOut = async (name: string): Promise<void> => {
    const { page } = open();
    await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('E-mail').waitFor();
  };
  const signIn = async (email: string, password: string): Promise<void> => {
    const { page } = open();
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
    await page.locator('tbody tr').first().waitFor();
  };

  test('an invitation is a link; who joins by it sees what the role allows', async () => {
    const { page, baseUrl, complaints } = open();
    await visit(page, baseUrl, '/admin/people');
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make a link' }).click();
    const link = (await page.getByTestId('link').textContent()) ?? '';
    await expect.poll(() => page.locator('.invitations li').count()).toBe(1);
    await signOut(ADMINISTRATOR.name);
    await page.goto(link);
    await page.getByText(ADMINISTRATOR.organization).waitFor();
    await page.getByLabel('Your name').fill(BEA.name);
    await page.getByLabel('E-mail').fill(BEA.email);
    await page.getByLabel('Password').fill(BEA.password);
    await page.getByRole('button', { name: 'Join' }).click();
    await page.locator('tbody tr').first().waitFor();
    // The secret is used up, and stands no longer in the address.
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.locator('.frame nav a').allTextContents()).toEqual([
      'Submissions',
      expect.stringMatching(/^Open \d+$/),
      'Insights',
      'Try it',
    ]);
    expect(complaints()).toEqual([]);
  });

  test('the password is changed by the present one', async () => {
    const { page } = open();
    await page.getByRole('button', { name: BEA.name }).click();
    await page.getByRole('link', { name: 'Your account' }).click();
    await page.getByLabel('Present password').fill('not the password of Bea');
    await page.getByLabel('New password').fill('a third password for tests');
    await page.getByRole('button', { name: 'Change it' }).click();
    expect(await page.getByRole('alert').textContent()).toContain('another one');
    await page.getByLabel('Present password').fill(BEA.password);
    await page.getByRole('button', { name: 'Change it' }).click();
    await page.getByText('Changed.').waitFor();
    await signOut(BEA.name);
    await signIn(BEA.email, 'a third password for tests');
    await signOut(BEA.name);
    await signIn(ADMINISTRATOR.email, ADMINISTRATOR.password);
    // Of the wrong password the browser writes a line.
    expect(
      open()
        .complaints()
        .filter((text) => !text.includes('401')),
    ).toEqual([]);
  });

  test('other roles, removal, and the audit log that tells of both', async () => {
    const { page, baseUrl, complaints } = open();
    await visit(page, baseUrl, '/admin/people');
    const row = page.getByRole('row').filter({ hasText: BEA.name });
    await row.getByRole('button', { name: 'Roles' }).click();
    await page.getByRole('dialog').getByLabel('Auditor').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await row.filter({ hasText: 'Analyst, Auditor' }).waitFor();
    await row.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => row.count()).toBe(0);
    await page.getByRole('link', { name: 'Audit' }).click();
    await page.locator('table.audit tbody tr').filter({ hasText: 'removed a person' }).first().waitFor();
    const told = await page.locator('table.audit tbody tr').allTextContents();
    expect(told[0]).toContain('removed a person');
    expect(told[1]).toContain('changed roles');
    await page.getByRole('link', { name: 'removed a person' }).click();
    await expect.poll(() => page.locator('table.audit tbody tr').count()).toBe(1);
    expect(complaints()).toEqual([]);
  });

  test('the last administrator stays one, and is told why', async () => {
    const { page, baseUrl, complaints } = open();
    await visit(page, baseUrl, '/admin/people');
    const row = page.getByRole('row').filter({ hasText: ADMINISTRATOR.name });
    await row.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    expect(await page.getByRole('alert').textContent()).toContain('last administrator');
    await page.keyboard.press('Escape');
    expect(complaints().filter((text) => !text.includes('409'))).toEqual([]);
  });
}
