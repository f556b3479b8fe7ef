import type { Box, ReadPage, TextWord } from '@assay/media';
import { hasPostalCode, isCityLine } from './city-line.js';
import type { LabelMeaning } from './labels/meaning.js';
import { namesInTwoLines } from './names-above.js';
import { type Piece, textOf } from './pieces.js';
import { type PrintedValue, valueAsPrinted } from './printed-values.js';
import { addressText } from './text-blocks.js';
import { unlabelledNumber } from './unlabelled-number.js';
import { nameGrammar } from './values/grammars.js';

/**
 * Whose licences follow the AAMVA's order: surname, given names, address. A licence without a country is one
 * of them more often than another.
 */
const IS_LIKE_AMERICA: ReadonlySet<string | undefined> = new Set(['USA', 'CAN', undefined]);

const ADDRESS_SCORE = 0.75;
const NAME_SCORE = 0.7;
/** Lines above the address at most this many heights apart belong to one block. */
const MAX_GAP = 2.2;

/**
 * Licences that label neither name nor address print them as on an envelope: the name, the street, the city
 * with its ZIP code.
 * @param texts pieces that no label announced
 * @param coded a machine-readable zone says names, number and days
 */
export function unlabelledLicenceValues(
  page: ReadPage,
  pieces: readonly Piece[],
  texts: readonly Piece[],
  found: readonly PrintedValue[],
  { country, coded }: { readonly country: string | undefined; readonly coded: boolean },
): PrintedValue[] {
  const has = (meaning: LabelMeaning): boolean => found.some((value) => value.meaning === meaning);
  const block = envelope(texts);
  const address = addressOfEnvelope(block, has, page);
  if (coded) return address;
  const isAmerican = IS_LIKE_AMERICA.has(country);
  const nextLine = isAmerican && !has('fullName') ? otherName(texts, page, found) : [];
  const numbers = has('licenseNumber') ? [] : unlabelledNumber(texts, pieces, page);
  const isNamed = !isAmerican || has('lastName') || has('firstName') || has('fullName');
  const ofBlock = isNamed ? [] : namesOf(block?.names ?? [], page);
  return [...nextLine, ...numbers, ...shaped(texts, has, page), ...address, ...ofBlock];
}

/**
 * Measures with their signs or units, lists of classes of the European Union, kinds of drivers of Mexico's
 * states, and the codes of eyes that hair has not (AAMVA DL/ID Card Design Standard 2020, table D.3), alone
 * in their cells.
 */
const SHAPES: readonly (readonly [meaning: LabelMeaning, shape: RegExp])[] = [
  ['height', /^(?:[4-7]['’]\s?-?\s?\d{1,2}["”]?|1[.,]\d{2}\s?m|1\d{2}\s?cm)$/iu],
  ['weight', /^\d{2,3}\s?(?:lbs?|kg)\.?$/iu],
  ['eyeColor', /^(?:BLU|GRN|HAZ|MAR|PNK|DIC)$/u],
  [
    'vehicleClassifications',
    /^(?:AM|A[12]?|B[1E]?|C1?E?|D1?E?|L|T)(?:\/(?:AM|A[12]?|B[1E]?|C1?E?|D1?E?|L|T))+$/u,
  ],
  ['vehicleClassifications', /^(?:AUTOMOVILISTA|CHOFER|MOTOCICLISTA)(?: PARTICULAR)?$/u],
];
const SHAPE_SCORE = 0.75;

/** Values that nothing else on a card is shaped like, each where it stands once and no label has one. */
function shaped(
  texts: readonly Piece[],
  has: (meaning: LabelMeaning) => boolean,
  page: ReadPage,
): PrintedValue[] {
  return SHAPES.flatMap(([meaning, shape]) => {
    const [only, ...others] = has(meaning) ? [] : texts.filter(({ words }) => shape.test(textOf(words)));
    return only && others.length === 0 ? [valueAsPrinted(meaning, only.words, page, SHAPE_SCORE)] : [];
  });
}

function addressOfEnvelope(
  block: Envelope | undefined,
  has: (meaning: LabelMeaning) => boolean,
  page: ReadPage,
): PrintedValue[] {
  if (!block || has('address')) return [];
  const words = block.address;
  return [
    {
      meaning: 'address',
      read: { value: addressText(words), raw: textOf(words), words, fit: 1 },
      page,
      score: ADDRESS_SCORE,
    },
  ];
}

/**
 * The surname right over the given names, or these right under it (data elements 1 and 2), where the number of
 * one of them was not read.
 */
function otherName(texts: readonly Piece[], page: ReadPage, found: readonly PrintedValue[]): PrintedValue[] {
  const wordOf = (meaning: LabelMeaning): TextWord | undefined =>
    found.find((value) => value.meaning === meaning)?.read.words[0];
  const [family, given] = [wordOf('lastName'), wordOf('firstName')];
  const known = family ?? given;
  if (!known || (family && given)) return [];
  const height = known.box.y2 - known.box.y1;
  const other = texts.find(({ box }) =>
    family ? standsRightOver(family.box, box, height) : standsRightOver(box, known.box, height),
  );
  const read = other && nameGrammar(other.words);
  return read?.fit === 1
    ? [{ meaning: family ? 'firstName' : 'lastName', read, page, score: NAME_SCORE }]
    : [];
}

/** @param height of the name that is known */
const standsRightOver = (upper: Box, lower: Box, height: number): boolean =>
  upper.y2 <= lower.y1 + 0.3 * height &&
  lower.y1 - upper.y2 < MAX_GAP * height &&
  Math.abs(upper.x1 - lower.x1) < 2 * height;

/** The lines of a name over those of an address. */
interface Envelope {
  readonly names: readonly Piece[];
  readonly address: readonly TextWord[];
}

function envelope(texts: readonly Piece[]): Envelope | undefined {
  // `13350 COUNTY LINE RD` is five digits before a name, too.
  const city =
    texts.find(({ words }) => isCityLine(textOf(words))) ??
    texts.find(({ words }) => hasPostalCode(textOf(words)));
  if (!city) return undefined;
  const above: Piece[] = [];
  let next = city;
  for (const piece of [...texts].sort((a, b) => b.box.y1 - a.box.y1)) {
    const height = next.box.y2 - next.box.y1;
    const isNear =
      piece.box.y2 <= next.box.y1 + 0.5 * height && next.box.y1 - piece.box.y2 < MAX_GAP * height;
    if (!isNear || Math.abs(piece.box.x1 - city.box.x1) > 2 * height) continue;
    above.push(piece);
    next = piece;
    if (above.length === 3) break;
  }
  const [street, ...names] = above;
  if (!street) return undefined;
  return { names, address: [...street.words, ...city.words] };
}

/**
 * One line: given names, then the surname. Two lines: the surname above, as the AAMVA standard orders them.
 */
function namesOf(lines: readonly Piece[], page: ReadPage): PrintedValue[] {
  const names = lines.filter(({ words }) => nameGrammar(words)?.fit === 1);
  const [nearest, above] = names;
  if (!nearest) return [];
  if (!above) return [valueAsPrinted('fullName', nearest.words, page, NAME_SCORE)];
  return namesInTwoLines(above, nearest, page);
}
