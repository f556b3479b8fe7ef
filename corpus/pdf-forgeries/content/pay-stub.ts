import type { Dice } from '../dice.js';
import type { Block, ComposedDocument, DocumentContent } from './blocks.js';
import { formatCents, formatDate, type Language, withCurrency } from './language.js';
import { NAMES } from './names.js';

const LABELS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    title: 'Earnings statement',
    employee: 'Employee',
    id: 'Employee no.',
    paid: 'Pay date',
    account: 'Deposited to account',
    item: 'Item',
    current: 'This period',
    year: 'Year to date',
    gross: 'Gross pay',
    deductions: 'Total deductions',
    net: 'Net pay',
    earnings: 'Earnings',
    withheld: 'Deductions',
  },
  es: {
    title: 'Recibo de nómina',
    employee: 'Empleado',
    id: 'Núm. de empleado',
    paid: 'Fecha de pago',
    account: 'Depósito en cuenta',
    item: 'Concepto',
    current: 'Este periodo',
    year: 'Acumulado anual',
    gross: 'Total percepciones',
    deductions: 'Total deducciones',
    net: 'Neto a pagar',
    earnings: 'Percepciones',
    withheld: 'Deducciones',
  },
  pt: {
    title: 'Demonstrativo de pagamento',
    employee: 'Funcionário',
    id: 'Matrícula',
    paid: 'Data de pagamento',
    account: 'Conta de depósito',
    item: 'Descrição',
    current: 'Este mês',
    year: 'Acumulado no ano',
    gross: 'Total de proventos',
    deductions: 'Total de descontos',
    net: 'Valor líquido',
    earnings: 'Proventos',
    withheld: 'Descontos',
  },
};

const EARNINGS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Regular hours', 'Overtime', 'Shift premium'],
  es: ['Sueldo', 'Horas extra', 'Vales de despensa'],
  pt: ['Salário base', 'Horas extras', 'Vale transporte'],
};

const DEDUCTIONS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Federal income tax', 'Social security', 'Medicare', 'Health plan'],
  es: ['ISR', 'IMSS', 'Fondo de ahorro'],
  pt: ['INSS', 'IRRF', 'Plano de saúde'],
};

export interface PayLine {
  readonly name: string;
  readonly cents: number;
  readonly yearCents: number;
}

export interface PayStubFacts {
  readonly language: Language;
  readonly employer: string;
  readonly employerAddress: string;
  readonly employee: string;
  readonly id: string;
  readonly paid: string;
  readonly account: string;
  readonly earnings: readonly PayLine[];
  readonly deductions: readonly PayLine[];
}

const total = (lines: readonly PayLine[], of: 'cents' | 'yearCents') =>
  lines.reduce((sum, line) => sum + line[of], 0);

/** Gross is the sum of the earnings, net is gross less the deductions, for the period and for the year. */
export function presentPayStub(facts: PayStubFacts): DocumentContent {
  const { language, earnings, deductions } = facts;
  const label = (key: string) => LABELS[language][key] ?? key;
  const columns = [
    { heading: label('item'), align: 'left' as const, share: 0.5 },
    { heading: label('current'), align: 'right' as const, share: 0.25 },
    { heading: label('year'), align: 'right' as const, share: 0.25 },
  ];
  const table = (lines: readonly PayLine[], sum: string): Block => ({
    kind: 'table',
    columns,
    rows: lines.map((line) => [
      line.name,
      formatCents(line.cents, language),
      formatCents(line.yearCents, language),
    ]),
    total: [
      sum,
      formatCents(total(lines, 'cents'), language),
      formatCents(total(lines, 'yearCents'), language),
    ],
  });
  return {
    kind: 'paystub',
    language,
    issuer: facts.employer,
    issuerAddress: facts.employerAddress,
    blocks: [
      { kind: 'title', text: label('title') },
      {
        kind: 'pairs',
        pairs: [
          [label('employee'), facts.employee],
          [label('id'), facts.id],
          [label('paid'), facts.paid],
          [label('account'), facts.account],
        ],
      },
      { kind: 'heading', text: label('earnings') },
      table(earnings, label('gross')),
      { kind: 'heading', text: label('withheld') },
      table(deductions, label('deductions')),
      {
        kind: 'pairs',
        pairs: [
          [label('net'), withCurrency(total(earnings, 'cents') - total(deductions, 'cents'), language)],
        ],
      },
    ],
  };
}

export function composePayStub(dice: Dice, language: Language): ComposedDocument {
  const names = NAMES[language];
  const periods = dice.between(4, 11);
  const line = (name: string, low: number, high: number): PayLine => {
    const cents = dice.between(low, high);
    return { name, cents, yearCents: cents * periods + dice.between(0, 9_999) };
  };
  const facts: PayStubFacts = {
    language,
    employer: dice.pick(names.employers),
    employerAddress: `${dice.pick(names.streets)}, ${dice.pick(names.cities)}`,
    employee: dice.pick(names.people),
    id: dice.digits(6),
    paid: formatDate(dice.between(2023, 2025), dice.between(5, 12), dice.between(1, 28), language),
    account: dice.digits(11),
    earnings: EARNINGS[language].map((name, index) =>
      index === 0 ? line(name, 180_000, 420_000) : line(name, 4_000, 45_000),
    ),
    deductions: DEDUCTIONS[language].map((name) => line(name, 3_500, 29_000)),
  };
  const raise = (cents: number, lines: readonly PayLine[]) =>
    lines.map((entry, index) =>
      index === 0 ? { ...entry, cents: entry.cents + cents, yearCents: entry.yearCents + cents } : entry,
    );
  return {
    content: presentPayStub(facts),
    targets: {
      amounts: [...facts.earnings, ...facts.deductions].map(({ cents }) => formatCents(cents, language)),
      dates: [facts.paid],
      names: [facts.employee],
      accounts: [facts.account],
    },
    raised: (cents) => presentPayStub({ ...facts, earnings: raise(cents, facts.earnings) }),
  };
}
