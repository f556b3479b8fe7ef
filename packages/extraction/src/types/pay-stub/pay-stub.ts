import type { DocumentType, FieldDescriptor, FieldRule } from '../document-type.js';
import type { ValueGrammar } from '../value-grammars.js';
import { readPayTable } from './read-pay-table.js';
import TABLE_FIELDS from './table-fields.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/** A number behind its label, or told by its form. */
const number = (
  name: string,
  meaning: string,
  { labeled, anywhere }: { readonly labeled?: ValueGrammar; readonly anywhere?: ValueGrammar },
): FieldDescriptor => {
  const rules: FieldRule[] = [];
  if (labeled) rules.push({ concept: name, value: labeled, likelihood: 0.95 });
  if (anywhere) rules.push({ anywhere, likelihood: 0.85 });
  return { name, kind: 'text', meaning, rules };
};

/** Behind its label, or under one that fills its cell: `Início de exercício` begins as another does. */
const dateOf = (concept: string, likelihood: number): FieldRule[] => [
  { concept, value: 'date', likelihood, places: ['beside'] },
  { concept, value: 'date', likelihood: likelihood - 0.02, places: ['below'], isSetOff: true },
];

/** A first or last day: of a period that is stated as one, or behind a label of its own. */
const day = (
  name: string,
  meaning: string,
  concept: string,
  ofPeriod: 'stated first day' | 'stated last day',
): FieldDescriptor => ({
  name,
  kind: 'date',
  meaning,
  rules: [
    ...dateOf(concept, 0.92),
    { concept: 'period', value: ofPeriod, likelihood: 0.95 },
    // `Periodo del 16 al 31 de enero`.
    { concept: 'periodStart', value: ofPeriod, likelihood: 0.95 },
    { concept: 'monthPaid', value: ofPeriod, likelihood: 0.95 },
    // `Competência: 02/2026`: the whole month, where no days are told.
    {
      concept: 'monthPaid',
      value: ofPeriod === 'stated first day' ? 'first day' : 'last day',
      likelihood: 0.75,
    },
    { anywhere: ofPeriod, likelihood: 0.7 },
    { unlabeled: ofPeriod === 'stated first day' ? 'first day by order' : 'last day by order' },
  ],
});

/** The name of a party, or its address. */
const ofParty = (
  name: string,
  meaning: string,
  party: string,
  part: 'name' | 'address',
): FieldDescriptor => ({
  name,
  kind: 'text',
  meaning,
  rules: [{ party, part }],
});

/** Read off the table of earnings and what is withheld. */
const OF_TABLE = Object.entries(TABLE_FIELDS).map(
  ([name, meaning]): FieldDescriptor => ({
    name,
    kind: name.endsWith('description') ? 'text' : 'number',
    meaning,
    rules: [],
  }),
);

/** Pay stubs of the United States, recibos de nómina and holerites: who pays whom, when, how much, and what for. */
export const PAY_STUB: DocumentType = {
  heading: 'Pay stubs',
  classes: ['financial/paystub'],
  words,
  hasCurrency: true,
  hasNarrowColumns: true,
  parties: {
    employee: { is: 'person', named: 'employeeName', addressed: 'employeeAddress' },
    employer: { is: 'company', named: 'employerName', addressed: 'employerAddress' },
  },
  ascending: [['payPeriodStartDate', 'payPeriodEndDate']],
  different: [['payPeriodStartDate', 'payPeriodEndDate']],
  together: [['payPeriodStartDate', 'payPeriodEndDate', 'payDate']],
  table: readPayTable,
  fields: [
    ofParty('employeeName', 'name of the employee, as printed', 'employee', 'name'),
    ofParty('employeeAddress', "the employee's address in one string", 'employee', 'address'),
    number('employeeSSN', "the employee's social security number, as far as it is printed", {
      labeled: 'masked ssn',
      anywhere: 'ssn with hyphens',
    }),
    number('employeeCPF', "the employee's CPF (Brazil), as printed", {
      labeled: 'cpf',
      anywhere: 'cpf with marks',
    }),
    number('employeeCURP', "the employee's CURP (Mexico)", { anywhere: 'curp' }),
    number('employeeNSS', "the employee's social security number (Mexico: NSS), as printed", {
      labeled: 'nss',
    }),
    number('employeeRFC', "the employee's RFC (Mexico)", { anywhere: "person's rfc" }),
    ofParty('employerName', 'name of the employer', 'employer', 'name'),
    ofParty('employerAddress', "the employer's address in one string", 'employer', 'address'),
    number('employerCNPJ', "the employer's CNPJ (Brazil), as printed", { anywhere: 'cnpj' }),
    number('employerRFC', "the employer's RFC (Mexico)", { anywhere: "company's rfc" }),
    {
      name: 'payDate',
      kind: 'date',
      meaning: 'day of payment',
      rules: [...dateOf('payDate', 0.95), ...dateOf('date', 0.6), { unlabeled: 'day of payment by order' }],
    },
    day('payPeriodStartDate', 'first day of the period paid', 'periodStart', 'stated first day'),
    day('payPeriodEndDate', 'last day of the period paid', 'periodEnd', 'stated last day'),
    ...OF_TABLE,
  ],
};
