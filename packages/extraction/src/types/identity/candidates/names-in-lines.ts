import type { TextWord } from '@assay/media';
import type { LabelMeaning } from '../labels/lexicon.js';
import { TWO_SURNAMES } from '../names/split-name.js';
import { heightOf, isText, type Piece, textsUnder } from '../pieces.js';
import { asPrinted, filledBy, nameGrammar } from '../values/grammars.js';
import type { Feature } from '../weights.js';
import type { Candidate, Card, Part } from './candidate.js';
import type { ValuePlace } from './value-places.js';

/** What the lines of a name hold, from above: a surname (`L`), given names (`G`), a part of the whole name (`F`). */
export type Order = 'F' | 'FF' | 'LL' | 'GG' | 'LG' | 'GL' | 'LLG';
type Habit = 'social security' | 'american' | 'mexican' | 'spanish' | 'brazilian' | 'other';

const FIELDS: Readonly<Record<string, LabelMeaning>> = { L: 'lastName', G: 'firstName', F: 'fullName' };
/** By what the label asks for: the orders that its lines may have. A label for names alone may ask for the whole. */
const ORDERS: Readonly<Partial<Record<LabelMeaning, readonly Order[]>>> = {
  lastName: ['LL', 'LG'],
  firstName: ['F', 'GG', 'FF', 'LG', 'GL', 'LLG'],
  fullName: ['FF', 'LG', 'GL', 'LLG'],
};
/** Whose licenses follow the AAMVA's order: surname, given names, address. A card without a country is one more often. */
const LIKE_AMERICA: ReadonlySet<string | undefined> = new Set(['USA', 'CAN', undefined]);

function habitOf({ country, isSocialSecurityCard }: Card): Habit {
  if (isSocialSecurityCard) return 'social security';
  if (LIKE_AMERICA.has(country)) return 'american';
  if (country === 'MEX') return 'mexican';
  if (country === 'BRA') return 'brazilian';
  return TWO_SURNAMES.has(country) ? 'spanish' : 'other';
}

/** A line of the same print is no further below than this, and as high, in heights of the one above. */
const CLOSE = 1;
const MAX_HEIGHT_RATIO = 1.25;
/** A given name and two surnames. */
const MIN_WORDS_OF_WHOLE_NAME = 3;
/** Labels that ask for surnames first, then given names: `APELLIDOS Y NOMBRES`, `Surname, Given names`. */
const SURNAMES_FIRST = /^(?:APELLIDO|SOBRENOME|SURNAME|NOMS?\b|LAST)\P{L}*\p{L}*[\s,/]/iu;

/** A name under a label that goes on in the lines below its first, or beside the one that has a label. */
export function namesInLines(
  card: Card,
  label: Piece,
  { piece, words, features }: ValuePlace,
  pieces: readonly Piece[],
): Candidate[] {
  const orders = (label.meaning && ORDERS[label.meaning]) ?? [];
  if (orders.length === 0) return [];
  const [asksForSurname, asksForGiven] = (['lastName', 'firstName'] as const).map((name) =>
    pieces.some(({ meaning }) => meaning === name),
  );
  const isParted = label.meaning !== 'fullName' && asksForSurname && asksForGiven;
  const own = { piece, words };
  const above = asksForSurname || label.meaning !== 'firstName' ? undefined : lineOver(piece, pieces);
  const below = asksForGiven || label.meaning !== 'lastName' ? undefined : lineBelow(piece, pieces);
  const asksForBoth = label.asksForBoth || SURNAMES_FIRST.test(label.text);
  const inLines = ordersOfLines(
    [own, ...linesUnder(piece, pieces)],
    card,
    isParted ? orders.filter(isOfOne) : orders,
    asksForBoth ? TITLE_CASE : CAPITALS,
  );
  const besideOther = ordersOfLines(above ? [above, own] : below ? [own, below] : [], card, ['LG']);
  return [
    ...inLines.filter(({ order, parts: [whole] }) => order !== 'F' || isWholeName(whole)),
    ...besideOther.map((one) => ({ ...one, features: [...one.features, 'beside the other name' as const] })),
  ].map(({ order, parts, features: ofLines }) => {
    const told: Feature[] = [...features, ...ofLines];
    if (order === 'LG' && asksForBoth) told.push('surnames are asked for first');
    return { parts, page: label.page, features: told };
  });
}

const isOfOne = (order: Order): boolean => order === 'LL' || order === 'GG';
const isWholeName = (part: Part | undefined): boolean =>
  (part?.read.words.length ?? 0) >= MIN_WORDS_OF_WHOLE_NAME;

/** A line that may be one of a name. */
export interface NameLine {
  readonly piece: Piece;
  readonly words: readonly TextWord[];
}

/** Up to two lines that follow each other under a piece. */
export function linesUnder(piece: Piece, pieces: readonly Piece[]): NameLine[] {
  const [next] = textsUnder(piece, pieces);
  const [after] = next ? textsUnder(next, pieces) : [];
  return [next, after].flatMap((one) => (one ? [{ piece: one, words: one.words }] : []));
}

const lineOf = (piece: Piece | undefined): NameLine | undefined => piece && { piece, words: piece.words };
/** The line that a piece stands under, and the one that stands under it. */
const lineOver = (piece: Piece, pieces: readonly Piece[]): NameLine | undefined =>
  lineOf(pieces.find((one) => isText(one) && standsUnder(piece, one)));
const lineBelow = (piece: Piece, pieces: readonly Piece[]): NameLine | undefined =>
  lineOf(pieces.find((one) => isText(one) && standsUnder(one, piece)));

/** Lines of one block follow each other within so many heights, and begin so near, in heights. */
const MAX_GAP = 2.2;
const MAX_OFFSET = 2;

const standsUnder = ({ box, page }: Piece, upper: Piece): boolean =>
  page === upper.page &&
  box.y1 >= upper.box.y2 - 0.3 * heightOf(upper) &&
  box.y1 - upper.box.y2 < MAX_GAP * heightOf(upper) &&
  Math.abs(box.x1 - upper.box.x1) < MAX_OFFSET * heightOf(upper);

/** How well lines of a name read as one, at least: in title case a town does, too, where no label asks for both names. */
const CAPITALS = 1;
const TITLE_CASE = 0;

/** What some lines are, if they are a name, in each of some orders. */
export function ordersOfLines(
  lines: readonly NameLine[],
  card: Card,
  orders: readonly Order[],
  leastFit = CAPITALS,
): { readonly order: Order; readonly parts: readonly Part[]; readonly features: readonly Feature[] }[] {
  const end = lines.findIndex(({ words }) => (filledBy(words, nameGrammar)?.fit ?? -1) < leastFit);
  const names = end < 0 ? lines : lines.slice(0, end);
  const habit = habitOf(card);
  return orders
    .filter((order) => order.length <= names.length)
    .map((order) => {
      const ofOrder = names.slice(0, order.length);
      const parts = [...new Set(order)].map(
        (letter): Part => ({
          field: FIELDS[letter] ?? 'fullName',
          read: asPrinted(ofOrder.flatMap(({ words }, index) => (order[index] === letter ? words : []))),
        }),
      );
      const features: Feature[] = [`${order} ${habit}`];
      if (order.length > 1) features.push(areClose(ofOrder) ? 'lines are close' : 'lines are apart');
      if (names.length > order.length) features.push('another line follows');
      return { order, parts, features };
    });
}

export const areClose = (lines: readonly { readonly piece: Piece }[]): boolean =>
  lines.every(({ piece }, index) => {
    const upper = lines[index - 1]?.piece;
    const ratio = upper ? heightOf(upper) / heightOf(piece) : 1;
    const isNear = !upper || piece.box.y1 - upper.box.y2 < CLOSE * heightOf(upper);
    return isNear && Math.max(ratio, 1 / ratio) < MAX_HEIGHT_RATIO;
  });
