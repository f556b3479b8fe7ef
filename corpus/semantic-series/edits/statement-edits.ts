import type { ComposedDocument } from '../../papers/composed-document.js';
import type { Dice } from '../../pdf-forgeries/dice.js';
import { type Edit, type Edited, statedLike, statedRaw, withOtherAmount } from './edit.js';
import {
  placesOfText,
  replacedAt,
  rowAround,
  type TextPlace,
  withoutRow,
  withSecondRow,
} from './edited-markup.js';

const AMOUNTS = /^accounts\[0\]\.transactions\[\d+\]\.(?:deposit|withdrawal)Amount$/;
const BALANCES = /^accounts\[0\]\.transactions\[\d+\]\.balance$/;

const prints = (document: ComposedDocument, name: string): boolean =>
  statedRaw(document, `accounts[0].${name}`) !== undefined;
const isSummedUp = (document: ComposedDocument): boolean =>
  statedLike(document, BALANCES).length > 0 ||
  (prints(document, 'beginningBalance') && prints(document, 'endingBalance'));

/**
 * One of the amounts that stand on the page once; the first and the last are left out, beside which there may
 * be no balance.
 */
function pickOnce(
  document: ComposedDocument,
  path: RegExp,
  dice: Dice,
): { raw: string; place: TextPlace } | undefined {
  const once = statedLike(document, path)
    .slice(1, -1)
    .flatMap((raw) => {
      const [place, ...more] = placesOfText(document.drawing.markup, raw);
      return place && more.length === 0 && raw.length > 3 ? [{ raw, place }] : [];
    });
  return once.length === 0 ? undefined : dice.pick(once);
}

const changed =
  (name: string, path: RegExp, arithmetic: (document: ComposedDocument) => Edited['arithmetic']): Edit =>
  ({ document }, dice) => {
    const picked = pickOnce(document, path, dice);
    if (!picked) return undefined;
    const after = withOtherAmount(picked.raw, dice);
    const markup = replacedAt(document.drawing.markup, [picked.place], after);
    return { markup, what: `${name}: ${picked.raw} -> ${after}`, arithmetic: arithmetic(document) };
  };

/** A figure that is stated once for the account, changed where it is printed first. */
const changedTotal =
  (name: string, figure: string): Edit =>
  ({ document }, dice) => {
    const raw = statedRaw(document, `accounts[0].${figure}`);
    const [place] = raw === undefined ? [] : placesOfText(document.drawing.markup, raw);
    if (raw === undefined || !place) return undefined;
    const after = withOtherAmount(raw, dice);
    return {
      markup: replacedAt(document.drawing.markup, [place], after),
      what: `${name}: ${raw} -> ${after}`,
      arithmetic: 'breaks',
    };
  };

const rowRemoved: Edit = ({ document }, dice) => {
  const picked = pickOnce(document, AMOUNTS, dice);
  const row = picked && rowAround(document.drawing.markup, picked.place);
  const markup = row && withoutRow(document.drawing.markup, row);
  if (!picked || !markup) return undefined;
  return {
    markup,
    what: `row removed: ${picked.raw} -> nothing`,
    arithmetic: isSummedUp(document) ? 'breaks' : 'keeps',
  };
};

const rowInserted: Edit = ({ document }, dice) => {
  const picked = pickOnce(document, AMOUNTS, dice);
  const row = picked && rowAround(document.drawing.markup, picked.place);
  if (!picked || !row) return undefined;
  const after = withOtherAmount(picked.raw, dice);
  const markup = withSecondRow(document.drawing.markup, row, (text) =>
    replacedAt(text, placesOfText(text, picked.raw), after),
  );
  return {
    markup,
    what: `row inserted: nothing -> ${after}`,
    arithmetic: isSummedUp(document) ? 'breaks' : 'keeps',
  };
};

/** @param day `YYYY-MM-DD` @returns the same day of a later year; of a leap day, the day before */
const yearsLater = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4).replace('-02-29', '-02-28')}`;

/**
 * Both days of the period a year or two on, as a stale statement is made to look fresh; the rows stay. It is
 * submitted as much later: whoever makes a statement look fresh sends it while it looks so.
 */
const periodInAnotherYear: Edit = ({ document, receivedOn }, dice) => {
  const years = dice.between(1, 2);
  const days = ['statementStartDate', 'statementEndDate'].flatMap((path) => statedRaw(document, path) ?? []);
  const moved = days.map((raw) => ({
    raw,
    after: raw.replace(/\d{4}/, (year) => String(Number(year) + years)),
  }));
  if (moved.length === 0 || moved.some(({ raw, after }) => raw === after)) return undefined;
  const markup = moved.reduce(
    (edited, { raw, after }) => replacedAt(edited, placesOfText(edited, raw), after),
    document.drawing.markup,
  );
  return {
    markup,
    what: `period: ${moved.map(({ raw, after }) => `${raw} -> ${after}`).join('; ')}`,
    arithmetic: 'neutral',
    receivedOn: yearsLater(receivedOn, years),
  };
};

export const STATEMENT_EDITS: Readonly<Record<string, Edit>> = {
  'statement-amount': changed('amount', AMOUNTS, (document) => (isSummedUp(document) ? 'breaks' : 'keeps')),
  'statement-balance': changed('balance', BALANCES, () => 'breaks'),
  'statement-closing': changedTotal('closing balance', 'endingBalance'),
  'statement-deposits': changedTotal('total of deposits', 'totalDeposits'),
  'statement-row-removed': rowRemoved,
  'statement-row-inserted': rowInserted,
  'statement-year': periodInAnotherYear,
};
