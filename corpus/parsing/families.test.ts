import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { diceFrom } from '../pdf-forgeries/dice.js';
import { printWithChromium } from '../pdf-forgeries/generators/from-html.js';
import { hasTool, runTool, scratchPath } from '../pdf-forgeries/tools.js';
import type { ComposedDocument } from './composed-document.js';
import { FAMILIES, type Family, type FamilyName, KINDS } from './families.js';

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

test('no two families share a layout or a name', () => {
  const used = FAMILY_NAMES.map((name): string[] => {
    const { names, statements, payStubs, cards }: Family = FAMILIES[name];
    const lists = Object.values(names).flatMap((list) => Object.values(list).flat() as string[]);
    return [...new Set([...lists, ...[...statements, ...payStubs, ...cards].map(({ id }) => id)])];
  });
  const all = used.flat();
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
});

test.each([
  ['first', 20, 20, 15],
  ['second', 20, 20, 14],
  ['third', 20, 20, 14],
  ['fourth', 15, 15, 8],
  ['fifth', 12, 12, 6],
  ['sixth', 14, 4, 10],
  ['seventh', 10, 6, 8],
  ['eighth', 10, 6, 8],
  ['ninth', 8, 6, 8],
  ['tenth', 8, 6, 8],
  ['eleventh', 8, 6, 8],
  ['twelfth', 8, 6, 8],
  ['thirteenth', 8, 6, 8],
  ['fourteenth', 8, 7, 8],
  ['fifteenth', 8, 7, 9],
  ['sixteenth', 8, 7, 9],
  ['seventeenth', 8, 7, 9],
  ['eighteenth', 8, 7, 9],
  ['nineteenth', 4, 4, 14],
  ['twentieth', 8, 7, 9],
  ['twenty-first', 8, 7, 9],
  ['twenty-second', 8, 4, 9],
  ['twenty-third', 8, 7, 9],
  ['twenty-fourth', 8, 4, 11],
  ['twenty-fifth', 4, 4, 12],
  ['twenty-sixth', 3, 3, 28],
  ['twenty-seventh', 0, 0, 22],
  ['twenty-eighth', 0, 0, 16],
] as const)(
  '%s: %i layouts of statements, %i of pay stubs, %i of cards',
  (name, statements, payStubs, cards) => {
    const family: Family = FAMILIES[name];
    expect([family.statements.length, family.payStubs.length, family.cards.length]).toEqual([
      statements,
      payStubs,
      cards,
    ]);
  },
);

test.skipIf(!hasTool('chromium') || !hasTool('pdftotext'))(
  'a printed statement has each stated value in its text layer',
  async () => {
    const [document] = await composed('first', 'bank');
    if (!document) throw new RangeError('expected a statement');
    const [html, pdf] = [scratchPath('html'), scratchPath('pdf')];
    writeFileSync(html, document.drawing.markup);
    printWithChromium(html, pdf);
    const text = squeezed(runTool('pdftotext', ['-layout', pdf, '-']));
    for (const { path, raw } of document.stated.filter(({ path }) => !path.endsWith('Address')))
      expect(text, path).toContain(squeezed(raw));
  },
);
