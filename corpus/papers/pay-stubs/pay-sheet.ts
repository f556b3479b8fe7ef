import { type Day, formatDay, isoDate } from '../printing/dates.js';
import { Ledger, plain } from '../printing/ledger.js';
import { formatDigits, toUnits } from '../printing/money.js';
import { type PayStubDesign, type PayWords, wordsOf } from './design.js';
import { type PayFacts, type PayLine, sumOf } from './facts.js';

export type LineGroup = 'earnings' | 'taxes' | 'deductions';
export type PrintedLine = Record<'description' | 'hours' | 'rate' | 'amount' | 'yearToDate', string>;
/** A figure of this period, and of the year where the design prints it. */
export type Figure = readonly [current: string, yearToDate: string];

/** A pay stub being printed: says its values in the design's spelling and notes each in the ledger. */
export class PaySheet {
  readonly ledger = new Ledger();
  readonly design: PayStubDesign;
  readonly facts: PayFacts;

  constructor(design: PayStubDesign, facts: PayFacts) {
    this.design = design;
    this.facts = facts;
  }

  get words(): PayWords {
    return wordsOf(this.design);
  }

  employer = (): string => this.ledger.say('employerName', this.facts.employer);
  employee = (): string => this.ledger.say('employeeName', this.facts.employee);
  employerAddress = (between = '<br>'): string =>
    this.#address('employerAddress', this.facts.employerStreet, this.facts.employerTown, between);
  employeeAddress = (between = '<br>'): string =>
    this.#address('employeeAddress', this.facts.employeeStreet, this.facts.employeeTown, between);
  #address(path: string, street: string, town: string, between: string): string {
    this.ledger.say(path, `${street}, ${town}`, `${street}${between.replace('<br>', ' ')}${town}`);
    return `${plain(street)}${between}${plain(town)}`;
  }

  payDate = (): string => this.#day('payDate', this.facts.payDate);
  start = (): string => this.#day('payPeriodStartDate', this.facts.start);
  end = (): string => this.#day('payPeriodEndDate', this.facts.end);
  #day = (path: string, day: Day): string =>
    this.ledger.say(path, isoDate(day), formatDay(day, this.design.dateStyle, this.design.language));

  digits = (cents: number): string => formatDigits(cents, this.design.money.decimal);
  money = (cents: number): string => `${this.design.money.symbol}${this.digits(cents)}`;

  gross = (): Figure => this.#figure('GrossPay', (of) => sumOf(this.facts.earnings, of));
  taxes = (): Figure => this.#figure('Taxes', (of) => sumOf(this.facts.taxes, of));
  deductions = (): Figure => this.#figure('Deductions', (of) => sumOf(this.withheld('deductions'), of));
  net = (): Figure =>
    this.#figure(
      'NetPay',
      (of) => sumOf(this.facts.earnings, of) - sumOf(this.facts.taxes, of) - sumOf(this.facts.deductions, of),
    );
  #figure(name: string, of: (column: 'cents' | 'yearToDateCents') => number): Figure {
    const say = (path: string, cents: number): string =>
      this.ledger.say(path, toUnits(cents), this.money(cents));
    const current = say(`currentPeriod${name}`, of('cents'));
    return [current, this.design.withYearToDate ? say(`yearToDate${name}`, of('yearToDateCents')) : ''];
  }

  /** Lines as the design groups them. */
  withheld(group: 'taxes' | 'deductions'): readonly PayLine[] {
    const { taxes, deductions } = this.facts;
    if (!this.design.taxesAmongDeductions) return group === 'taxes' ? taxes : deductions;
    return group === 'taxes' ? [] : [...taxes, ...deductions];
  }

  lines(group: LineGroup): PrintedLine[] {
    const lines = group === 'earnings' ? this.facts.earnings : this.withheld(group);
    return lines.map((line, index) =>
      this.#line(`${group}[${index}]`, line, group === 'earnings' && this.design.withHours),
    );
  }

  #line(path: string, line: PayLine, withHours: boolean): PrintedLine {
    const say = (name: string, hundredths: number | undefined): string =>
      hundredths === undefined
        ? ''
        : this.ledger.say(`${path}.${name}`, toUnits(hundredths), this.digits(hundredths));
    return {
      description: this.ledger.say(`${path}.description`, line.description),
      hours: withHours ? say('hours', line.hoursHundredths) : '',
      rate: withHours ? say('rate', line.rateCents) : '',
      amount: say('amount', line.cents),
      yearToDate: this.design.withYearToDate ? say('yearToDateAmount', line.yearToDateCents) : '',
    };
  }
}
