import { minorUnitsOf, type PrintedValue } from '../printed-value.js';
import type { Period, Stub, StubLine } from '../stub.js';
import { type FicaTax, ficaTaxOf } from './tax-names.js';

/** What one column of a pay stub says of wages and the contributions taken from them. */
export interface FicaColumn {
  readonly period: Period;
  readonly gross: PrintedValue | undefined;
  /** Sum of the lines of earnings, in hundredths; undefined where there are none, or one has no amount. */
  readonly earnedMinorUnits: number | undefined;
  readonly socialSecurity: PrintedValue | undefined;
  /** Without a tax on high wages that is printed apart. */
  readonly medicare: PrintedValue | undefined;
  readonly additionalIsApart: boolean;
  /** Social Security and Medicare in one amount, where they are not printed apart. */
  readonly both: PrintedValue | undefined;
  /**
   * Lines that may be free of the contributions: deductions other than deferrals into a retirement plan, and
   * payments that are no wages.
   */
  readonly exempt: readonly PrintedValue[];
  /** The most that all deductions can come to, in hundredths; undefined where nothing tells. */
  readonly mostExemptMinorUnits: number | undefined;
  /** Whether the lines lead from gross to net, so that none was missed. */
  readonly isComplete: boolean;
}

/** Elective deferrals bear the contributions (26 U.S.C. 3121(v)(1)(A)): they explain no difference. */
const DEFERRAL = /401|403 ?\(?b|457|roth|simple ira|retirement/iu;
/**
 * What an employer picks up of a public pension bears none (26 U.S.C. 414(h)(2); 3121(v)(1)(B) taxes it only
 * under an agreement to reduce the salary).
 */
const PICKED_UP = /414|pick.?up/iu;
/**
 * Paid out and no wages (26 U.S.C. 3121(a), Treas. Reg. 1.62-2): allowances against receipts and the like,
 * advances and loans, pay of insurers for the disabled, health insurance of an S corporation's owners; and
 * imputed income, printed and not paid.
 */
const NO_WAGES =
  /reimb|expense|mileage|per.?diem|allow|stipend|non.?tax|imputed|gtl|life|tuition|relocation|housing|parsonage|gift|benefit|phone|cell|car\b|auto|vehicle|travel|meal|lodging|tool|uniform|internet|advance|loan|\bdraw|disab|workers|third.?party|adopt|depend|commut|transit|parking|\bs.?corp/iu;
const ROUNDING_MINOR_UNITS = 2;

/**
 * The columns that print a contribution; one whose contributions are printed twice with different amounts is
 * left out.
 */
export function ficaColumns(stub: Stub): FicaColumn[] {
  return (['current', 'year-to-date'] as const).flatMap((period) => columnOf(stub, period) ?? []);
}

function columnOf(stub: Stub, period: Period): FicaColumn | undefined {
  const taxes = new Map<FicaTax, PrintedValue>();
  for (const line of contributions(stub)) {
    const tax = ficaTaxOf(line.description);
    const amount = line.amounts[period];
    if (!tax || !amount || amount.value <= 0) continue;
    if (minorUnitsOf(taxes.get(tax) ?? amount) !== minorUnitsOf(amount)) return undefined;
    taxes.set(tax, amount);
  }
  if (taxes.size === 0) return undefined;
  const apart = taxes.get('social-security') !== undefined || taxes.get('medicare') !== undefined;
  const both = taxes.get('both');
  return {
    period,
    gross: positive(stub.gross[period]),
    earnedMinorUnits: earned(stub, period),
    // Where only Medicare has a line of its own, "FICA" is Social Security.
    socialSecurity: taxes.get('social-security') ?? (apart ? both : undefined),
    medicare: taxes.get('medicare'),
    additionalIsApart: taxes.has('additional-medicare'),
    both: apart ? undefined : both,
    ...exemptOf(stub, period),
  };
}

/** `Med` among the deductions is an insurance; a contribution that stands there has its full name. */
const contributions = ({ taxes, deductions }: Stub): StubLine[] => [
  ...taxes,
  ...deductions.filter(({ description }) => FULL_NAME.test(description)),
];
const FULL_NAME = /medicare|social|soc\.? ?sec|oasdi|fica/iu;

const positive = (value: PrintedValue | undefined): PrintedValue | undefined =>
  value && value.value > 0 ? value : undefined;

function exemptOf(
  stub: Stub,
  period: Period,
): Pick<FicaColumn, 'exempt' | 'mostExemptMinorUnits' | 'isComplete'> {
  const amountsOf = (lines: readonly StubLine[]) => lines.flatMap((line) => line.amounts[period] ?? []);
  const deductions = stub.deductions.filter(
    (line) => !contributions(stub).includes(line) || ficaTaxOf(line.description) === undefined,
  );
  const exempt = [
    ...deductions.filter(({ description }) => !DEFERRAL.test(description) || PICKED_UP.test(description)),
    ...stub.earnings.filter(({ description }) => NO_WAGES.test(description)),
  ];
  const [gross, net] = [stub.gross[period], stub.net[period]];
  const taken = gross && net ? minorUnitsOf(gross) - minorUnitsOf(net) : undefined;
  const listed = sumOf(amountsOf([...stub.taxes, ...stub.deductions]));
  const paidOut = sumOf(amountsOf(stub.earnings.filter(({ description }) => NO_WAGES.test(description))));
  const contributed = sumOf(
    amountsOf(contributions(stub).filter(({ description }) => ficaTaxOf(description))),
  );
  return {
    exempt: amountsOf(exempt),
    mostExemptMinorUnits: taken === undefined ? undefined : taken - contributed + paidOut,
    isComplete: taken !== undefined && Math.abs(listed - taken) <= ROUNDING_MINOR_UNITS,
  };
}

function earned({ earnings }: Stub, period: Period): number | undefined {
  const amounts = earnings.flatMap((line) => line.amounts[period] ?? []);
  return amounts.length > 0 && amounts.length === earnings.length ? sumOf(amounts) : undefined;
}

const sumOf = (values: readonly PrintedValue[]): number =>
  values.reduce((sum, value) => sum + minorUnitsOf(value), 0);
