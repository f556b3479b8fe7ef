import type { ReadPage, TextWord } from '@assay/media';
import type { LabelMeaning } from './labels/meaning.js';
import { type Piece, textOf } from './pieces.js';
import type { PrintedValue } from './printed-values.js';
import { nameGrammar } from './values/grammars.js';

interface Situation {
  readonly country: string | undefined;
  readonly isLicence: boolean;
  readonly isSocialSecurityCard: boolean;
  /** A machine-readable zone says the name. */
  readonly coded: boolean;
}

/** City, state and ZIP code of a US address; a recogniser may lose the comma. */
const US_CITY_LINE = /\b[A-Z]{2}[,.]? *\d{5,6}(?:-\d{4})?$/u;
const ADDRESS_SCORE = 0.75;
const NAME_SCORE = 0.7;
/** Lines above the address at most this many heights apart belong to one block. */
const MAX_GAP = 2.2;

/**
 * Licences that label neither name nor address print them as on an envelope: the name, the street, the city with its ZIP
 * code. Only what no label announced is looked for.
 */
export function unlabelledValues(
  page: ReadPage,
  pieces: readonly Piece[],
  found: readonly PrintedValue[],
  situation: Situation,
): PrintedValue[] {
  if (situation.isSocialSecurityCard) return socialSecurityNumber(page, pieces, found);
  if (!situation.isLicence || situation.coded || (situation.country !== 'USA' && situation.country !== undefined)) return [];
  const has = (meaning: LabelMeaning): boolean => found.some((value) => value.meaning === meaning);
  const taken = new Set(found.flatMap(({ read }) => read.words));
  const texts = pieces.filter((piece) => piece.kind === 'text' && !piece.words.some((word) => taken.has(word)));
  const above = has('lastName') || has('fullName') ? [] : surnameAbove(texts, page, found);
  const block = envelope(texts);
  if (!block) return above;
  const values: PrintedValue[] = has('address') ? above : [...above, printedValue('address', block.address, page, ADDRESS_SCORE)];
  if (above.length > 0 || has('lastName') || has('firstName') || has('fullName')) return values;
  return [...values, ...namesOf(block.names, page)];
}

/** The surname stands right above the given names (data elements 1 and 2), its own number not read. */
function surnameAbove(texts: readonly Piece[], page: ReadPage, found: readonly PrintedValue[]): PrintedValue[] {
  const given = found.find(({ meaning }) => meaning === 'firstName');
  const [first] = given?.read.words ?? [];
  if (!first) return [];
  const height = first.box.y2 - first.box.y1;
  const above = texts.find(
    ({ box }) =>
      box.y2 <= first.box.y1 + 0.3 * height && first.box.y1 - box.y2 < MAX_GAP * height && Math.abs(box.x1 - first.box.x1) < 2 * height,
  );
  const name = above && nameGrammar(above.words);
  return name?.fit === 1 ? [{ meaning: 'lastName', read: name, page, score: NAME_SCORE }] : [];
}

function envelope(texts: readonly Piece[]): { names: Piece[]; address: TextWord[] } | undefined {
  const city = texts.find(({ words }) => US_CITY_LINE.test(textOf(words)));
  if (!city) return undefined;
  const above: Piece[] = [];
  let next = city;
  for (const piece of [...texts].sort((a, b) => b.box.y1 - a.box.y1)) {
    const height = next.box.y2 - next.box.y1;
    const isNear = piece.box.y2 <= next.box.y1 + 0.5 * height && next.box.y1 - piece.box.y2 < MAX_GAP * height;
    if (!isNear || Math.abs(piece.box.x1 - city.box.x1) > 2 * height) continue;
    above.push(piece);
    next = piece;
    if (above.length === 3) break;
  }
  const [street, ...names] = above;
  if (!street) return undefined;
  return { names, address: [...street.words, ...city.words] };
}

/** One line: given names, then the surname. Two lines: the surname above, as the AAMVA standard orders them. */
function namesOf(lines: readonly Piece[], page: ReadPage): PrintedValue[] {
  const names = lines.filter(({ words }) => nameGrammar(words)?.fit === 1);
  const [nearest, above] = names;
  if (!nearest) return [];
  if (!above) return [printedValue('fullName', nearest.words, page, NAME_SCORE)];
  return [printedValue('lastName', above.words, page, NAME_SCORE), printedValue('firstName', nearest.words, page, NAME_SCORE)];
}

const printedValue = (meaning: LabelMeaning, words: readonly TextWord[], page: ReadPage, score: number): PrintedValue => ({
  meaning,
  read: { value: textOf(words), raw: textOf(words), words, fit: 1 },
  page,
  score,
});

const SOCIAL_SECURITY_NUMBER = /^\d{3}[ \-–]?\d{2}[ \-–]?\d{4}$/u;

/** The card prints its number alone, without a label. */
function socialSecurityNumber(page: ReadPage, pieces: readonly Piece[], found: readonly PrintedValue[]): PrintedValue[] {
  if (found.some(({ meaning }) => meaning === 'licenseNumber')) return [];
  const piece = pieces.find(({ words }) => SOCIAL_SECURITY_NUMBER.test(textOf(words)));
  return piece ? [printedValue('licenseNumber', piece.words, page, 0.95)] : [];
}
