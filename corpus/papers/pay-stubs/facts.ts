import type { Dice } from '../../pdf-forgeries/dice.js';
import { cnpj, cpf, rfcOfCompany } from '../identifiers/identifiers.js';
import { type NameLists, personName } from '../people/name-lists.js';
import { type Day, daysAfter } from '../printing/dates.js';
import { type PayStubDesign, wordsOf } from './design.js';

export interface PayLine {
  readonly description: string;
  /** Hundredths of an hour, and of the currency per hour; undefined for lines not paid by the hour. */
  readonly hoursHundredths: number | undefined;
  readonly rateCents: number | undefined;
  readonly cents: number;
  readonly yearToDateCents: number;
}

export interface PayFacts {
  readonly employer: string;
  readonly employerStreet: string;
  readonly employerTown: string;
  /** EIN, RFC or CNPJ. */
  readonly employerNumber: string;
  readonly employee: string;
  readonly employeeStreet: string;
  readonly employeeTown: string;
  /** A social security number, masked; RFC or CPF elsewhere. */
  readonly employeeTaxNumber: string;
  readonly employeeNumber: string;
  readonly job: string;
  readonly start: Day;
  readonly end: Day;
  readonly payDate: Day;
  readonly earnings: readonly PayLine[];
  readonly taxes: readonly PayLine[];
  readonly deductions: readonly PayLine[];
}

export const sumOf = (lines: readonly PayLine[], of: 'cents' | 'yearToDateCents'): number =>
  lines.reduce((sum, line) => sum + line[of], 0);

const PERIOD_DAYS = { weekly: 7, biweekly: 14, semimonthly: 15, monthly: 30 } as const;
const PERIODS_A_YEAR = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12 } as const;
const HOURS = { weekly: 40, biweekly: 80, semimonthly: 86.67, monthly: 173.33 } as const;

function rollPeriod(
  design: PayStubDesign,
  dice: Dice,
): { start: Day; end: Day; payDate: Day; number: number } {
  const year = dice.between(2022, 2025);
  const { frequency } = design;
  if (frequency === 'monthly' || frequency === 'semimonthly') {
    const month = dice.between(1, 12);
    const second = frequency === 'semimonthly' && dice.chance(0.5);
    const start = { year, month, day: second ? 16 : 1 };
    const end =
      frequency === 'semimonthly' && !second
        ? { year, month, day: 15 }
        : daysAfter({ year, month: month + 1, day: 1 }, -1);
    const number = frequency === 'monthly' ? month : month * 2 - (second ? 0 : 1);
    return { start, end, payDate: daysAfter(end, dice.between(0, 4)), number };
  }
  const number = dice.between(2, PERIODS_A_YEAR[frequency] - 1);
  const end = daysAfter({ year, month: 1, day: 5 }, (number - 1) * PERIOD_DAYS[frequency]);
  return {
    start: daysAfter(end, 1 - PERIOD_DAYS[frequency]),
    end,
    payDate: daysAfter(end, dice.between(1, 6)),
    number,
  };
}

function employeeTaxNumber(design: PayStubDesign, dice: Dice): string {
  if (design.country === 'BR') return cpf(dice);
  return `XXX-XX-${dice.digits(4)}`;
}

function employerNumber(design: PayStubDesign, dice: Dice): string {
  if (design.country === 'BR') return cnpj(dice);
  return design.country === 'MX' ? rfcOfCompany(dice) : `${dice.between(20, 27)}-${dice.digits(7)}`;
}

/** Rolls a pay stub's contents; its sums add up, and the year to date is a multiple that can be. */
export function rollPayStub(design: PayStubDesign, names: NameLists, dice: Dice): PayFacts {
  const words = wordsOf(design);
  const period = rollPeriod(design, dice);
  const rateCents = dice.between(1450, 6200);
  const line = (description: string, cents: number, hours?: number, rate?: number): PayLine => ({
    description,
    cents,
    hoursHundredths: hours,
    rateCents: rate,
    yearToDateCents: cents * period.number + dice.between(0, 9_000) * (period.number > 1 ? 1 : 0),
  });
  const hours = Math.round(HOURS[design.frequency] * 100);
  const paid = (hundredths: number, rate: number): number => Math.round((hundredths * rate) / 100);
  const [regular = '', overtime = '', further = ''] = words.earningNames;
  const earnings = [line(regular, paid(hours, rateCents), hours, rateCents)];
  if (dice.chance(0.6)) {
    const extra = dice.between(2, 30) * 50;
    const rate = Math.round(rateCents * 1.5);
    earnings.push(line(overtime, paid(extra, rate), extra, rate));
  }
  if (dice.chance(0.5)) earnings.push(line(further, dice.between(2_000, 60_000)));
  const gross = sumOf(earnings, 'cents');
  const share = (lowPermille: number, highPermille: number): number =>
    Math.round((gross * dice.between(lowPermille, highPermille)) / 1000);
  const taxes = words.taxNames.map((name, index) =>
    line(name, index === 1 && design.country === 'US' ? Math.round(gross * 0.062) : share(12, 110)),
  );
  const deductions = dice
    .shuffled(words.deductionNames)
    .slice(0, dice.between(1, words.deductionNames.length));
  const employee = personName(names, dice);
  const employer = dice.pick(names.employers);
  return {
    employer: design.employer ?? employer,
    employerStreet: dice.pick(names.streets),
    employerTown: dice.pick(names.towns),
    employerNumber: employerNumber(design, dice),
    employee: design.capitalNames ? employee.toUpperCase() : employee,
    employeeStreet: dice.pick(names.streets),
    employeeTown: dice.pick(names.towns),
    employeeTaxNumber: employeeTaxNumber(design, dice),
    employeeNumber: dice.digits(dice.between(4, 6)),
    job: dice.pick(names.jobs),
    ...period,
    earnings,
    taxes,
    deductions: deductions.map((name) => line(name, share(8, 45))),
  };
}
