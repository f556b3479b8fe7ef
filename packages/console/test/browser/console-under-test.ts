import { openAsBlob } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Assay } from '@assay/client';
import type { Page } from 'playwright-core';
import { type Browser, startBrowser } from './chromium.js';
import { startServer } from './server-process.js';

export const example = (name: string): string =>
  fileURLToPath(new URL(`../../../../examples/${name}`, import.meta.url));

export const ADMINISTRATOR = {
  organization: 'Example Lender',
  name: 'Ana Lyst',
  email: 'ana@example.org',
  password: 'a password for tests only',
};

/** What the first start prints. */
export const SETUP_LINK = /(https?:\/\/\S+\/console\/setup#\S+)/;

/** The console of a real server on a fresh data folder, in a real browser. */
export interface ConsoleUnderTest {
  readonly baseUrl: string;
  /** The link that the first start printed. */
  readonly setupLink: string;
  /** What the browser complained of since it was last asked: errors, and what the policy refused. */
  complaints(): readonly string[];
  readonly page: Page;
  readonly browser: Browser;
  /** Submits the example files with a key; the edited statement is detection 2. */
  submitExamples(key: string): Promise<void>;
  close(): Promise<void>;
}

export async function openConsole(): Promise<ConsoleUnderTest> {
  const server = await startServer();
  const setupLink = await server.printed(SETUP_LINK);
  const browser = await startBrowser();
  const page = browser.context.pages()[0] ?? (await browser.context.newPage());
  let heard: string[] = [];
  // Somebody listens from the start: a chooser that is opened while listening begins would be the system's own.
  page.on('filechooser', () => {});
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text(), message.location().url))
      heard.push(message.text());
  });
  page.on('pageerror', (error) => void heard.push(String(error)));
  return {
    baseUrl: server.baseUrl,
    setupLink,
    browser,
    page,
    complaints: () => {
      const said = heard;
      heard = [];
      return said;
    },
    submitExamples: (key) => submitExamples(new Assay({ baseUrl: server.baseUrl, apiKey: key })),
    close: async () => {
      await browser.close();
      await server.stop();
    },
  };
}

/** Whoever is not signed in is told so by the first request; the browser writes a line about it. */
const isExpected = (text: string, url: string): boolean =>
  text.includes('401') && new URL(url).pathname === '/console/api/session';

async function submitExamples(assay: Assay): Promise<void> {
  const file = async (name: string): Promise<{ content: Blob; name: string }> => ({
    content: await openAsBlob(example(name)),
    name,
  });
  await assay.detections.create({ file: await file('statement.pdf'), model: 'document' });
  await assay.detections.create({
    file: await file('statement-edited.pdf'),
    model: 'document',
    tags: { customerId: 'c-17' },
  });
  await assay.detections.create({ file: await file('receipt-edited.jpg'), model: 'document' });
  await assay.parses.create({ file: await file('licence.png'), model: 'light' });
  await assay.parses.create({ file: await file('statement.pdf'), model: 'performance' });
  await assay.verifications.create({
    idFile: await file('id-card.jpg'),
    selfieFile: await file('selfie.jpg'),
  });
}
