import type { Dice } from '../dice.js';
import type { Block, ComposedDocument, DocumentContent } from './blocks.js';
import { formatCents, formatDate, type Language, withCurrency } from './language.js';
import { NAMES } from './names.js';
import { STATEMENT_LABELS } from './statement-labels.js';

export interface StatementLine {
  readonly date: string;
  readonly description: string;
  /** Above zero into the account, below zero out of it. */
  readonly cents: number;
}

export interface StatementFacts {
  readonly language: Language;
  readonly bank: string;
  readonly bankAddress: string;
  readonly holder: string;
  readonly holderAddress: string;
  readonly account: string;
  readonly period: string;
  readonly issued: string;
  readonly openingCents: number;
  readonly lines: readonly StatementLine[];
  /** One signed column, or one column each for money in and out. */
  readonly splitAmounts: boolean;
}

/** Balance after every line, in cents. */
export function runningBalances(facts: StatementFacts): number[] {
  let balance = facts.openingCents;
  return facts.lines.map((line) => {
    balance += line.cents;
    return balance;
  });
}

function rollFacts(dice: Dice, language: Language, lineCount: number): StatementFacts {
  const names = NAMES[language];
  const labels = STATEMENT_LABELS[language];
  const [year, month] = [dice.between(2023, 2025), dice.between(1, 12)];
  const days = Array.from({ length: lineCount }, () => dice.between(1, 28)).sort((one, other) => one - other);
  const salaryEvery = dice.between(5, 8);
  const employer = dice.pick(names.employers).toUpperCase();
  const lines = days.map((day, index): StatementLine => {
    const date = formatDate(year, month, day, language);
    if (index % salaryEvery === 1)
      return { date, description: `${labels.salary} ${employer}`, cents: dice.between(95_000, 480_000) };
    return {
      date,
      description: `${labels.card} ${dice.pick(names.merchants)} ${dice.digits(4)}`,
      cents: -dice.between(1_200, 38_000),
    };
  });
  return {
    language,
    lines,
    bank: dice.pick(names.banks),
    bankAddress: `${dice.pick(names.streets)}, ${dice.pick(names.cities)}`,
    holder: dice.pick(names.people),
    holderAddress: `${dice.pick(names.streets)}, ${dice.pick(names.cities)}`,
    account: dice.digits(dice.pick([10, 11, 18])),
    period: `${formatDate(year, month, 1, language)} - ${formatDate(year, month, 28, language)}`,
    issued: formatDate(year, month, 30 - (month === 2 ? 2 : 0), language),
    openingCents: dice.between(310_000, 990_000),
    splitAmounts: dice.chance(0.4),
  };
}

/** The blocks of a statement: who, summary, activity with a running balance, notice. */
export function presentStatement(facts: StatementFacts): DocumentContent {
  const { language, lines } = facts;
  const labels = STATEMENT_LABELS[language];
  const balances = runningBalances(facts);
  const sum = (sign: 1 | -1) => lines.reduce((total, { cents }) => total + (cents * sign > 0 ? cents : 0), 0);
  const amountCells = ({ cents }: StatementLine) => {
    if (!facts.splitAmounts) return [formatCents(cents, language)];
    return cents > 0 ? ['', formatCents(cents, language)] : [formatCents(-cents, language), ''];
  };
  const amountHeadings = facts.splitAmounts ? [labels.debits, labels.credits] : [labels.amount];
  const right = (heading: string) => ({
    heading,
    align: 'right' as const,
    share: facts.splitAmounts ? 0.14 : 0.18,
  });
  const blocks: Block[] = [
    { kind: 'title', text: labels.title },
    {
      kind: 'pairs',
      pairs: [
        [labels.holder, facts.holder],
        [labels.account, facts.account],
        [labels.period, facts.period],
        [labels.issued, facts.issued],
      ],
    },
    { kind: 'paragraph', text: facts.holderAddress },
    { kind: 'heading', text: labels.summary },
    {
      kind: 'pairs',
      pairs: [
        [labels.opening, withCurrency(facts.openingCents, language)],
        [labels.credits, withCurrency(sum(1), language)],
        [labels.debits, withCurrency(-sum(-1), language)],
        [labels.closing, withCurrency(balances.at(-1) ?? facts.openingCents, language)],
      ],
    },
    { kind: 'heading', text: labels.activity },
    {
      kind: 'table',
      columns: [
        { heading: labels.date, align: 'left', share: 0.14 },
        { heading: labels.description, align: 'left', share: facts.splitAmounts ? 0.44 : 0.5 },
        ...amountHeadings.map(right),
        right(labels.balance),
      ],
      rows: lines.map((line, index) => [
        line.date,
        line.description,
        ...amountCells(line),
        formatCents(balances[index] ?? 0, language),
      ]),
    },
    { kind: 'small', text: labels.notice },
  ];
  return { kind: 'statement', language, issuer: facts.bank, issuerAddress: facts.bankAddress, blocks };
}

export function composeStatement(dice: Dice, language: Language, lineCount: number): ComposedDocument {
  const facts = rollFacts(dice, language, lineCount);
  const salaries = facts.lines.flatMap((line, index) => (line.cents > 0 ? [index] : []));
  const chosen = dice.pick(salaries);
  return {
    content: presentStatement(facts),
    targets: {
      amounts: facts.lines.map(({ cents }) =>
        formatCents(facts.splitAmounts ? Math.abs(cents) : cents, language),
      ),
      dates: [facts.issued],
      names: [facts.holder],
      accounts: [facts.account],
    },
    raised: (cents) =>
      presentStatement({
        ...facts,
        lines: facts.lines.map((line, index) =>
          index === chosen ? { ...line, cents: line.cents + cents } : line,
        ),
      }),
  };
}
