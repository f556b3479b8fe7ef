import {
  type Box,
  type DocumentFields,
  type Figure,
  type LabeledFigure,
  overlapArea,
  unionBox,
} from '@assay/media';
import { type Equation, residualOf, type Term } from './equation.js';
import { FieldAmounts } from './field-amounts.js';
import { isMadeOfTwo } from './sums-of-some.js';

/** Accounts and rows of one document that are looked at; the reader of statements gives no more. */
const MAX_ACCOUNTS = 20;
const MAX_ROWS = 2_000;

/** Rows whose sign is told by their words alone have less, in an account that does not add up. */
const LEAST_ROW_CONFIDENCE = 0.65;

/**
 * Of the four relations of one account so many others hold when all of its rows were read and its totals are
 * of them.
 */
const PROVING_RELATIONS = 2;

interface StatedAccount {
  readonly opening: LabeledFigure | undefined;
  readonly closing: LabeledFigure | undefined;
  readonly deposits: LabeledFigure | undefined;
  readonly withdrawals: LabeledFigure | undefined;
  readonly rows: readonly Term[];
  /** Amounts that are no part of the transactions, or could not be read, may be part of the sums. */
  readonly hasOthers: boolean;
}

/**
 * What statements without running balances say about their sums, as their fields tell: opening balance,
 * transactions, totals and closing balance. A relation is proven where two others of the account hold, or the
 * same one does for another account of the document.
 * @param printed every amount of money of the document: one in the midst of the transactions that is none of
 * them leaves a relation unproven
 */
export function statementEquations(fields: DocumentFields, printed: readonly LabeledFigure[]): Equation[] {
  const amounts = new FieldAmounts(fields);
  const known = boxesByPage(
    fields.fields.flatMap(({ page, box, value }) =>
      box && typeof value === 'number' ? [{ page, box }] : [],
    ),
  );
  const isKnown = ({ page, box }: Figure): boolean =>
    known.get(page)?.some((one) => overlapArea(one, box) > 0) ?? false;
  const unknown = printed.flatMap(({ figure }) => (isKnown(figure) ? [] : [figure]));
  const ofAccounts: Equation[][] = [];
  for (let index = 0; index < MAX_ACCOUNTS; index++) {
    const account = accountOf(amounts, index);
    if (account) ofAccounts.push(withoutExplained(equationsOf(account, unknown), printed));
  }
  const isProvenBy = (kind: Equation['kind'], own: readonly Equation[]) =>
    ofAccounts.some(
      (others) => others !== own && others.some((other) => other.kind === kind && residualOf(other) === 0),
    );
  return ofAccounts.flatMap((own) => {
    const holding = own.filter((equation) => residualOf(equation) === 0);
    return own.map((equation) => ({
      ...equation,
      established:
        equation.established &&
        (holding.filter((other) => other !== equation).length >= PROVING_RELATIONS ||
          isProvenBy(equation.kind, own)),
    }));
  });
}

function accountOf(amounts: FieldAmounts, index: number): StatedAccount | undefined {
  const path = `accounts[${index}]`;
  const rows: Term[] = [];
  let unread = amounts.has(`${path}.checks[0].amount`);
  for (let row = 0; row < MAX_ROWS; row++) {
    const line = `${path}.transactions[${row}]`;
    const label = [amounts.text(`${line}.date`), amounts.text(`${line}.description`)]
      .filter(Boolean)
      .join(' ');
    const [into, out] = ['depositAmount', 'withdrawalAmount'].map((name) =>
      amounts.amount(`${line}.${name}`, label, LEAST_ROW_CONFIDENCE),
    );
    if (into) rows.push({ ...into, sign: 1 });
    else if (out) rows.push({ ...out, sign: -1 });
    else if (amounts.has(`${line}.depositAmount`) || amounts.has(`${line}.withdrawalAmount`)) unread = true;
    else break;
  }
  if (rows.length === 0) return undefined;
  const isSigned = rows.some(isBelowZero);
  return {
    opening: amounts.amount(`${path}.beginningBalance`, 'Opening balance'),
    closing: amounts.amount(`${path}.endingBalance`, 'Closing balance'),
    deposits: amounts.amount(`${path}.totalDeposits`, 'Total of deposits'),
    withdrawals: amounts.amount(`${path}.totalWithdrawals`, 'Total of withdrawals'),
    // Where withdrawals are printed below zero, what is not is a deposit, whatever its words say.
    rows: isSigned ? rows.map((row) => ({ ...row, sign: isBelowZero(row) ? -1 : 1 })) : rows,
    hasOthers: unread,
  };
}

const isBelowZero = ({ figure }: LabeledFigure): boolean => /^\(|[-\u2212\u2013]/u.test(figure.raw.trim());

/** `established` says for now that the rows seem to be all; otherwise only what holds is given. */
function equationsOf(account: StatedAccount, unknown: readonly Figure[]): Equation[] {
  const { opening, closing, deposits, withdrawals, rows, hasOthers } = account;
  const isStatedAgain = restated(account);
  const isAmong = amongRows(rows);
  const seemComplete = !hasOthers && !unknown.some((figure) => isAmong(figure) && !isStatedAgain(figure));
  const equations: Equation[] = [];
  const add = (kind: Equation['kind'], terms: readonly Term[]) => {
    const equation: Equation = { kind, terms, constant: 0, established: seemComplete };
    // What was not read among the rows explains any difference.
    if (seemComplete || residualOf(equation) === 0) equations.push(equation);
  };
  if (opening && closing) {
    if (deposits && withdrawals)
      add('summary', [plus(opening), plus(deposits), minus(withdrawals), minus(closing)]);
    if (rows.length > 0) add('activity', [plus(opening), ...rows, minus(closing)]);
  }
  const [into, out] = [rows.filter(({ sign }) => sign > 0), rows.filter(({ sign }) => sign < 0)];
  if (deposits && into.length > 0) add('deposits', [...into, minus(deposits)]);
  if (withdrawals && out.length > 0)
    add('withdrawals', [...out.map((term) => plus(term)), minus(withdrawals)]);
  return equations;
}

/**
 * Whether a figure amid the rows is a total of the account or of the rows, as sections print it below their
 * rows, or a balance carried over.
 */
function restated({
  opening,
  closing,
  deposits,
  withdrawals,
  rows,
}: StatedAccount): (figure: Figure) => boolean {
  const sumOf = (sign: Term['sign']): number =>
    rows.reduce((sum, row) => (row.sign === sign ? sum + Math.abs(row.figure.units) : sum), 0);
  const stated = [opening, closing, deposits, withdrawals].flatMap((one) => (one ? [one.figure.units] : []));
  const totals = new Set([...stated, sumOf(1), sumOf(-1)].map(Math.abs));
  return ({ units }) => totals.has(Math.abs(units));
}

/**
 * A fee and the interest that stand in the account's summary alone are in no total, and explain what the sums
 * leave out.
 */
function withoutExplained(equations: readonly Equation[], printed: readonly LabeledFigure[]): Equation[] {
  if (!equations.some((equation) => residualOf(equation) !== 0)) return [...equations];
  const own = new Set(equations.flatMap(({ terms }) => terms.map(({ figure }) => Math.abs(figure.units))));
  const others = [
    ...new Set(
      printed.map(({ figure }) => Math.abs(figure.units)).filter((units) => units > 0 && !own.has(units)),
    ),
  ];
  return equations.filter(
    (equation) => residualOf(equation) === 0 || !isMadeOfTwo(others, residualOf(equation)),
  );
}

const plus = ({ label, figure }: LabeledFigure): Term => ({ label, figure, sign: 1 });
const minus = ({ label, figure }: LabeledFigure): Term => ({ label, figure, sign: -1 });

interface Place {
  readonly page: number;
  readonly box: Box;
}

function boxesByPage(places: readonly Place[]): ReadonlyMap<number, readonly Box[]> {
  const boxes = new Map<number, Box[]>();
  for (const { page, box } of places) {
    const ofPage = boxes.get(page);
    if (ofPage) ofPage.push(box);
    else boxes.set(page, [box]);
  }
  return boxes;
}

/** Whether a figure stands between the first and the last row of a page, in the columns of their amounts. */
function amongRows(rows: readonly Term[]): (figure: Figure) => boolean {
  const around = new Map(
    [...boxesByPage(rows.map(({ figure }) => figure))].map(([page, boxes]) => [page, unionBox(boxes)]),
  );
  return ({ page, box }) => {
    const ofPage = around.get(page);
    return ofPage !== undefined && overlapArea(ofPage, box) > 0;
  };
}
