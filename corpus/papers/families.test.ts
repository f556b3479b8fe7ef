import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { diceFrom } from '../pdf-forgeries/dice.js';
import { printWithChromium } from '../pdf-forgeries/generators/from-html.js';
import { hasTool, runTool, scratchPath } from '../pdf-forgeries/tools.js';
import type { ComposedDocument } from './composed-document.js';
import { FAMILIES, type FamilyName, KINDS } from './families.js';

const FAMILY_NAMES = Object.keys(FAMILIES) as FamilyName[];

async function composed(family: FamilyName, kindName: string): Promise<ComposedDocument[]> {
  const kind = KINDS.find(({ name }) => name === kindName);
  const dice = diceFrom(7);
  const documents: ComposedDocument[] = [];
  for (const compose of kind?.composers(FAMILIES[family]) ?? []) documents.push(await compose(dice));
  return documents;
}

const squeezed = (text: string): string => text.replace(/\s/g, '');
const printedText = ({ drawing }: ComposedDocument): string =>
  squeezed(
    drawing.markup
      .replace(/<style>.*?<\/style>/s, '')
      .replace(/<[^>]*>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&amp;/g, '&'),
  );

interface StatedAccount {
  readonly beginningBalance?: number;
  readonly endingBalance?: number;
  readonly transactions: readonly { depositAmount?: number; withdrawalAmount?: number }[];
  readonly checks?: readonly { amount: number }[];
}
const cents = (amount = 0): number => Math.round(amount * 100);

for (const family of FAMILY_NAMES) {
  test(`${family}: each value of the truth is printed as it is stated`, async () => {
    for (const kind of KINDS) {
      for (const document of await composed(family, kind.name)) {
        const text = printedText(document);
        for (const { raw } of document.stated) expect(text, document.layout).toContain(squeezed(raw));
      }
    }
  });

  test(`${family}: balances and movements of statements add up`, async () => {
    for (const { truth, layout } of await composed(family, 'bank')) {
      for (const account of truth.accounts as StatedAccount[]) {
        if (account.beginningBalance === undefined || account.endingBalance === undefined) continue;
        const moved = account.transactions.reduce(
          (sum, line) => sum + cents(line.depositAmount) - cents(line.withdrawalAmount),
          0,
        );
        const cashed = (account.checks ?? []).reduce((sum, { amount }) => sum + cents(amount), 0);
        expect(cents(account.beginningBalance) + moved - cashed, layout).toBe(cents(account.endingBalance));
      }
    }
  });

  test(`${family}: gross less what is withheld is net`, async () => {
    for (const { truth, layout } of await composed(family, 'pay')) {
      const sum = (list: 'earnings' | 'taxes' | 'deductions'): number =>
        ((truth[list] ?? []) as { amount: number }[]).reduce((total, { amount }) => total + cents(amount), 0);
      expect(sum('earnings'), layout).toBe(cents(truth.currentPeriodGrossPay as number));
      expect(sum('earnings') - sum('taxes') - sum('deductions'), layout).toBe(
        cents(truth.currentPeriodNetPay as number),
      );
    }
  });
}

test('twelve layouts', () => {
  const { statements, payStubs, cards } = FAMILIES.papers;
  expect([statements.length, payStubs.length, cards.length]).toEqual([4, 3, 5]);
});

test.skipIf(!hasTool('chromium') || !hasTool('pdftotext'))(
  'a printed statement has each stated value in its text layer',
  async () => {
    const [document] = await composed('papers', 'bank');
    if (!document) throw new RangeError('expected a statement');
    const [html, pdf] = [scratchPath('html'), scratchPath('pdf')];
    writeFileSync(html, document.drawing.markup);
    printWithChromium(html, pdf);
    const text = squeezed(runTool('pdftotext', ['-layout', pdf, '-']));
    for (const { path, raw } of document.stated.filter(({ path }) => !path.endsWith('Address')))
      expect(text, path).toContain(squeezed(raw));
  },
);
