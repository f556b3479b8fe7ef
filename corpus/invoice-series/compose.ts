import type { Dice } from '../pdf-forgeries/dice.js';
import type { Language, Words } from './words.js';
import { WORDS } from './words.js';

/** A printed cell. A `value` is one that an equation rests on. */
export interface Cell {
  text: string;
  readonly value?:
    | 'quantity'
    | 'price'
    | 'line'
    | 'sum'
    | 'discount'
    | 'charge'
    | 'tax'
    | 'total'
    | 'paid'
    | 'reading';
}

/** What is drawn, from top to bottom. */
export interface Sheet {
  readonly language: Language;
  readonly kind: 'invoice' | 'bill';
  readonly head: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Label and amount; drawn at the foot of the table. */
  readonly totals: readonly (readonly [string, Cell])[];
}

/** Hundredths as the language prints them. */
function money(units: number, words: Words, withCurrency: boolean): string {
  const whole = String(Math.floor(Math.abs(units) / 100)).replace(/\B(?=(\d{3})+(?!\d))/g, words.thousands);
  const number = `${units < 0 ? '-' : ''}${whole}${words.decimal}${String(Math.abs(units) % 100).padStart(2, '0')}`;
  if (!withCurrency) return number;
  return words.currencyStands === 'before' ? `${words.currency} ${number}` : `${number} ${words.currency}`;
}

const rate = (percent: number, words: Words) => `${String(percent).replace('.', words.decimal)}%`;

/** Composes an invoice, or one time in four a bill of a meter; every sum adds up. */
export function composeSheet(language: Language, dice: Dice): Sheet {
  const words = WORDS[language];
  const isBill = dice.chance(0.25);
  const withCurrency = dice.chance(0.4);
  const amount = (units: number) => money(units, words, withCurrency);
  const head = [
    dice.pick(isBill ? words.billTitle : words.title),
    `${dice.pick(words.number)}: ${dice.digits(6)}`,
  ];
  const table = isBill ? meterTable(words, dice, amount) : itemTable(words, dice, amount);
  const totals: [string, Cell][] = [];
  let net = table.sum;
  totals.push([dice.pick(words.subtotal), { text: amount(net), value: 'sum' }]);
  if (!isBill && dice.chance(0.4)) {
    const percent = dice.pick([2, 3, 5, 10]);
    const less = Math.round((net * percent) / 100);
    const label = dice.chance(0.5)
      ? `${dice.pick(words.discount)} ${rate(percent, words)}`
      : dice.pick(words.discount);
    totals.push([label, { text: amount(-less), value: 'discount' }]);
    net -= less;
  }
  if (!isBill && dice.chance(0.35)) {
    const charge = dice.between(3, 60) * 100 + dice.pick([0, 50, 90, 95]);
    totals.push([dice.pick(words.shipping), { text: amount(charge), value: 'charge' }]);
    net += charge;
  }
  const percent = dice.pick(words.rates);
  const tax = Math.round((net * percent) / 100);
  totals.push([`${dice.pick(words.tax)} ${rate(percent, words)}`, { text: amount(tax), value: 'tax' }]);
  const total = net + tax;
  totals.push([dice.pick(words.total), { text: amount(total), value: 'total' }]);
  if (dice.chance(0.25)) {
    const paid = Math.round((total * dice.pick([10, 20, 30, 50])) / 100);
    totals.push([dice.pick(words.paid), { text: amount(-paid), value: 'paid' }]);
    totals.push([dice.pick(words.due), { text: amount(total - paid), value: 'total' }]);
  }
  return { language, kind: isBill ? 'bill' : 'invoice', head, ...table, totals };
}

interface Table extends Pick<Sheet, 'columns' | 'rows'> {
  readonly sum: number;
}

function itemTable(words: Words, dice: Dice, amount: (units: number) => string): Table {
  const numbered = dice.chance(0.6);
  const priceFirst = dice.chance(0.2);
  const columns = [
    ...(numbered ? [dice.pick(words.position)] : []),
    dice.pick(words.description),
    ...(priceFirst
      ? [dice.pick(words.price), dice.pick(words.quantity)]
      : [dice.pick(words.quantity), dice.pick(words.price)]),
    dice.pick(words.amount),
  ];
  let sum = 0;
  const rows = dice
    .shuffled(words.items)
    .slice(0, dice.between(2, 7))
    .map((item, index): Cell[] => {
      const isWhole = dice.chance(0.8);
      const quantity = isWhole ? dice.between(1, 24) : dice.between(2, 60) / 2 + 0.25;
      const price = dice.between(3, 480) * 100 + dice.pick([0, 0, 50, 95, 99, 25]);
      const line = Math.round(quantity * price);
      sum += line;
      const counted: Cell = {
        text: isWhole ? String(quantity) : quantity.toFixed(2).replace('.', words.decimal),
        value: 'quantity',
      };
      const priced: Cell = { text: amount(price), value: 'price' };
      return [
        ...(numbered ? [{ text: String(index + 1) }] : []),
        { text: item },
        ...(priceFirst ? [priced, counted] : [counted, priced]),
        { text: amount(line), value: 'line' },
      ];
    });
  return { columns, rows, sum };
}

function meterTable(words: Words, dice: Dice, amount: (units: number) => string): Table {
  const previous = dice.between(1200, 48_000);
  const used = dice.between(90, 2400);
  const tariff = dice.between(1100, 4200);
  const energy = Math.round((used * tariff) / 100);
  const standing = dice.between(400, 2600);
  const price = (tariff / 10_000).toFixed(4).replace('.', words.decimal);
  return {
    columns: [dice.pick(words.description), '', '', ''],
    rows: [
      [
        { text: dice.pick(words.previous) },
        { text: String(previous), value: 'reading' },
        { text: '' },
        { text: '' },
      ],
      [
        { text: dice.pick(words.current) },
        { text: String(previous + used), value: 'reading' },
        { text: '' },
        { text: '' },
      ],
      [
        { text: dice.pick(words.consumption) },
        { text: String(used), value: 'reading' },
        { text: '' },
        { text: '' },
      ],
      [
        { text: dice.pick(words.energy) },
        { text: String(used), value: 'quantity' },
        { text: price, value: 'price' },
        { text: amount(energy), value: 'line' },
      ],
      [
        { text: dice.pick(words.standing) },
        { text: '' },
        { text: '' },
        { text: amount(standing), value: 'line' },
      ],
    ],
    sum: energy + standing,
  };
}

/**
 * Changes one value that an equation rests on: one of its digits, never into a leading zero.
 * @returns what was changed, before and after
 */
export function changeOne(
  sheet: Sheet,
  dice: Dice,
): { readonly role: string; readonly from: string; readonly to: string } {
  const cells = [...sheet.rows.flat(), ...sheet.totals.map(([, cell]) => cell)].filter(({ value }) => value);
  const cell = dice.pick(cells);
  const from = cell.text;
  const digits = [...from.matchAll(/\d/g)].map(({ index }) => index);
  const at = dice.pick(digits.slice(0, Math.max(1, digits.length - 2)));
  const others = '123456789'.split('').filter((digit) => digit !== from[at]);
  cell.text = `${from.slice(0, at)}${dice.pick(others)}${from.slice(at + 1)}`;
  return { role: cell.value ?? '', from, to: cell.text };
}
