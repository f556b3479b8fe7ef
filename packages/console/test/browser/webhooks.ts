import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyWebhook } from '@assay/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConsoleUnderTest } from './console-under-test.js';
import { visit } from './steps.js';

interface Received {
  readonly headers: Headers;
  readonly body: string;
}

export function webhooks(open: () => ConsoleUnderTest): void {
  const received: Received[] = [];
  let receiver: Server;
  let url = '';
  beforeAll(async () => {
    receiver = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      received.push({ headers: new Headers(request.headers as Record<string, string>), body });
      response.end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/told`;
  });
  afterAll(() => void receiver.close());

  test('an address that the operator did not name is refused by its reason', async () => {
    const { page, baseUrl, complaints } = open();
    await visit(page, baseUrl, '/admin/webhooks');
    await page.getByRole('button', { name: 'New webhook' }).click();
    await page.getByLabel('Address').fill('https://elsewhere.example.org/');
    await page.getByRole('button', { name: 'Make it' }).click();
    expect(await page.getByRole('alert').textContent()).toContain('ASSAY_WEBHOOK_HOSTS');
    expect(complaints().filter((text) => !text.includes('422'))).toEqual([]);
  });

  test('a webhook is made, told of a file, told again, given another secret, paused and ended', async () => {
    const { page, baseUrl, complaints } = open();
    await visit(page, baseUrl, '/admin/webhooks');
    await page.getByRole('button', { name: 'New webhook' }).click();
    await page.getByLabel('Address').fill(url);
    await page.getByLabel('What it is for').fill('of a test');
    expect(await page.getByRole('checkbox').count()).toBe(21);
    await page.getByRole('button', { name: 'Make it' }).click();
    const secret = (await page.getByTestId('secret').textContent()) ?? '';
    await page.getByRole('button', { name: 'Done' }).click();

    await visit(page, baseUrl, '/try');
    const chooser = page.waitForEvent('filechooser');
    await page.locator('.drop').getByRole('button', { name: 'Choose files' }).click();
    // No record comes of it, and an event does.
    await (await chooser).setFiles({
      name: 'no.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n'),
    });
    await expect.poll(() => received.length, { timeout: 60_000 }).toBe(1);
    const [told] = received;
    const event = await verifyWebhook(told?.headers ?? {}, told?.body ?? '', { secret });
    expect(event.type).toBe('detection.refused');

    await visit(page, baseUrl, '/admin/webhooks');
    await page.getByRole('link', { name: url }).click();
    const row = page.locator('table.deliveries tbody tr').first();
    await row.filter({ hasText: 'delivered' }).filter({ hasText: '200 after' }).waitFor();
    await row.getByRole('button', { name: 'Send again' }).click();
    await expect.poll(() => received.length).toBe(2);
    expect(received[1]?.headers.get('webhook-id')).toBe(told?.headers.get('webhook-id'));

    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByText('The test was taken: 200 after').waitFor();
    expect(received).toHaveLength(3);
    expect(JSON.parse(received[2]?.body ?? '')).toMatchObject({ type: 'webhook.test' });

    await page.getByLabel('Result').selectOption('failed');
    await page.getByText('It was told nothing.').waitFor();
    await page.getByRole('button', { name: 'New secret' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'New secret' }).click();
    expect(await page.getByTestId('secret').textContent()).not.toBe(secret);
    await page.getByText('on; the secret before signs as well until').waitFor();
    await page.getByRole('button', { name: 'Pause it' }).click();
    await page.getByText('paused: events wait').waitFor();
    await page.getByRole('button', { name: 'End it' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
    await page.getByText('There is no webhook yet.').waitFor();
    // The file that was refused.
    expect(complaints().filter((text) => !text.includes('422'))).toEqual([]);
  });
}
