import { inStyleOf } from '../../equations/printed-value.js';
import { MEASURE } from '../measure.js';
import { minorUnitsOf, type PrintedValue, printedDate } from '../printed-value.js';
import { alsoRestingOn, type PayrollCode, type RuleBreak } from '../rule-break.js';
import { dayOfPay, type Stub, type StubLine } from '../stub.js';
import { INSS_TABLES, IRRF_TABLES, inssOn, irrfOn } from './tables.js';

/** Smaller differences are roundings of each part of the table; our judgment. */
const MATERIAL_SHARE = 0.01;
const ROUNDING_MINOR_UNITS = 5;

/**
 * The INSS contribution and the income tax of a holerite are no more than the tables give for all of its pay.
 * They may be less: not all pay bears them, and dependants lower the tax. Holiday pay and the thirteenth
 * salary are taxed apart, so a line of theirs silences the rules.
 */
export function brazilianTaxes(stub: Stub): RuleBreak[] {
  const gross = stub.gross.current;
  const taxed = [...stub.taxes, ...stub.deductions];
  if (
    !gross ||
    gross.value <= 0 ||
    stub.earnings.some(({ description }) => TAXED_APART.test(plain(description)))
  )
    return [];
  // Pay of a month is due by the fifth working day of the next (CLT article 459): the table may be that of
  // either.
  const day = dayOfPay(stub);
  const dates = day ? [stub.end, stub.payDate].flatMap((date) => date ?? []) : [];
  const days = dates.map(({ value }) => String(value));
  const pay = minorUnitsOf(gross);
  const inssTables = INSS_TABLES.filter(({ from, to }) => days.some((day) => day >= from && day <= to));
  const irrfTables = IRRF_TABLES.filter(({ from, to }) => days.some((day) => day >= from && day <= to));
  // A table has to cover every day that the pay may belong to; of two, the higher amount is allowed.
  const covered = (tables: readonly { readonly from: string; readonly to: string }[]): boolean =>
    days.length > 0 && days.every((day) => tables.some(({ from, to }) => day >= from && day <= to));
  const found = [
    ...(covered(inssTables)
      ? above('INSS', taxed, gross, Math.max(...inssTables.map((table) => inssOn(pay, table))), stub)
      : []),
    ...(covered(irrfTables)
      ? above('IRRF', taxed, gross, Math.max(...irrfTables.map((table) => irrfOn(pay, table))), stub)
      : []),
  ];
  return alsoRestingOn(found, ...dates.map(printedDate));
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Holiday pay, the thirteenth salary, a share of profits, arrears, and what is paid at the end of employment;
 * and pay of partners and the self-employed, who contribute a flat 11 % (Lei 8.212/1991, articles 21 and 30,
 * paragraph 4).
 */
const TAXED_APART =
  /ferias|13|decimo|plr|particip|rescis|retroativ|diferenca|atrasad|abono|pro.?labore|autonom|\brpa\b/u;

const TAXES = {
  INSS: {
    name: /^(?:desc(?:onto)? )?i\.?n\.?s\.?s\b/u,
    code: 'INSS_ABOVE_TABLE',
    called: 'INSS contribution',
  },
  IRRF: {
    name: /^i\.?r\.?r\.?f\b|^(?:imposto de renda|ir retido|ir fonte)/u,
    code: 'IRRF_ABOVE_TABLE',
    called: 'income tax (IRRF)',
  },
} as const satisfies Record<string, { name: RegExp; code: PayrollCode; called: string }>;

function above(
  which: keyof typeof TAXES,
  lines: readonly StubLine[],
  gross: PrintedValue,
  most: number,
  stub: Stub,
): RuleBreak[] {
  const { name, code, called } = TAXES[which];
  const [line, ...others] = lines.filter(
    ({ description, amounts }) => amounts.current && name.test(plain(description)),
  );
  const amount = line?.amounts.current;
  // With a second line one may be that of holiday pay.
  if (!amount || others.length > 0) return [];
  if (minorUnitsOf(amount) <= most * (1 + MATERIAL_SHARE) + ROUNDING_MINOR_UNITS) return [];
  return [
    {
      measure: MEASURE.unlawful,
      code,
      summary: `The ${called} is printed as ${amount.raw}; on all of the gross pay, ${gross.raw}, the table for ${dayOfPay(stub)?.day} gives ${inStyleOf(amount, most)}.`,
      at: amount,
      fitting: { low: 0, high: most },
      restsOn: [amount, gross],
    },
  ];
}
