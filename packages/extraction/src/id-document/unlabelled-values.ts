import type { ReadPage, TextWord } from '@assay/media';
import { countryOfNationals } from '../countries/iso-country.js';
import { hasPostalCode, isCityLine } from './city-line.js';
import type { LabelMeaning } from './labels/meaning.js';
import { nameOfCurp } from './name-of-curp.js';
import { namesAbove, namesInTwoLines, namesOverLabels, nameWithComma } from './names-above.js';
import { type Piece, textOf } from './pieces.js';
import { type PrintedValue, valueAsPrinted } from './printed-values.js';
import { addressText } from './text-blocks.js';
import { LATIN_AMERICA, townOfIssue, unlabelledAuthority } from './unlabelled-issuer.js';
import { unlabelledNumber } from './unlabelled-number.js';
import { dateGrammar, nameGrammar } from './values/grammars.js';

interface Situation {
  readonly country: string | undefined;
  readonly isLicence: boolean;
  readonly isSocialSecurityCard: boolean;
  /** A machine-readable zone says the name. */
  readonly coded: boolean;
  /** Of a Mexican card, where it prints one. */
  readonly curp: string | undefined;
}

/** Beside those of Latin America: whose identity cards print their number without a label. */
const PRINTS_NUMBER_ALONE: ReadonlySet<string | undefined> = new Set(['PHL', 'IND']);

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
  if (situation.isSocialSecurityCard) return socialSecurityValues(page, pieces, found);
  const has = (meaning: LabelMeaning): boolean => found.some((value) => value.meaning === meaning);
  const taken = new Set(found.flatMap(({ read }) => read.words));
  const texts = pieces.filter((piece) => piece.kind === 'text' && !piece.words.some((word) => taken.has(word)));
  const isLatin = LATIN_AMERICA.has(situation.country);
  const authority = has('issuingAuthority') ? [] : unlabelledAuthority(texts, situation.country, page);
  const nationality = isLatin && !situation.isLicence && !has('nationality') ? unlabelledNationality(texts, situation.country, page) : [];
  if (situation.coded) return [...authority, ...nationality];
  const isNameless = !has('lastName') && !has('fullName');
  const withComma = isNameless && !has('firstName') ? nameWithComma(texts, page) : [];
  const ofCurp = isNameless && !has('firstName') && withComma.length === 0 ? nameOfCurp(texts, situation.curp, page) : [];
  const isOpen = isNameless && !has('firstName') && withComma.length + ofCurp.length === 0;
  const overLabels = isOpen && !situation.isLicence ? namesOverLabels(pieces, texts, situation.country, page) : [];
  const known = [...found, ...withComma, ...ofCurp];
  const isNumbered = has('licenseNumber') || has('personalNumber');
  const isOpenlyNumbered = isLatin || PRINTS_NUMBER_ALONE.has(situation.country);
  const number = isOpenlyNumbered && !situation.isLicence && !isNumbered ? unlabelledNumber(texts, pieces, page) : [];
  const place = situation.country === 'BRA' && !has('placeOfIssue') ? townOfIssue(texts, page) : [];
  return [
    ...withComma,
    ...ofCurp,
    ...overLabels,
    ...authority,
    ...nationality,
    ...number,
    ...place,
    ...(situation.isLicence ? licenceValues(page, pieces, texts, known, situation) : []),
  ];
}

const NATIONALITY_SCORE = 0.8;

/** The issuer's own nationals, alone in a cell, as on the card of Venezuela: `VENEZOLANO`. */
function unlabelledNationality(texts: readonly Piece[], country: string | undefined, page: ReadPage): PrintedValue[] {
  const own = texts.find(({ words, adjoins }) => !adjoins && words.length === 1 && countryOfNationals(textOf(words)) === country);
  const [read] = own && country ? [valueAsPrinted('nationality', own.words, page, NATIONALITY_SCORE)] : [];
  return read && country ? [{ ...read, read: { ...read.read, value: country } }] : [];
}

function licenceValues(
  page: ReadPage,
  pieces: readonly Piece[],
  texts: readonly Piece[],
  found: readonly PrintedValue[],
  situation: Situation,
): PrintedValue[] {
  const has = (meaning: LabelMeaning): boolean => found.some((value) => value.meaning === meaning);
  const wordOf = (meaning: LabelMeaning): TextWord | undefined => found.find((value) => value.meaning === meaning)?.read.words[0];
  const isAmerican = situation.country === 'USA' || situation.country === undefined;
  const above = !isAmerican || has('lastName') || has('fullName') ? [] : surnameAbove(texts, page, found);
  const numbers = has('licenseNumber') ? [] : unlabelledNumber(texts, pieces, page);
  const block = envelope(texts);
  const address = block && !has('address') ? [addressValue(block.address, page)] : [];
  const isNamed = !isAmerican || above.length > 0 || has('lastName') || has('firstName') || has('fullName');
  const unnamed = above.length === 0 && !has('lastName') && !has('firstName') && !has('fullName');
  const ofBlock = isNamed ? [] : namesOf(block?.names ?? [], page);
  const standing =
    unnamed && ofBlock.length === 0
      ? namesAbove(isAmerican ? wordOf('address') : (wordOf('dateOfBirth') ?? firstDate(texts)), texts, page)
      : [];
  return [...above, ...numbers, ...shaped(texts, has, page), ...address, ...ofBlock, ...standing];
}

/**
 * Measures with their signs or units, lists of classes of the European Union, kinds of drivers of Mexico's states, and the codes of eyes that hair has not (AAMVA DL/ID Card Design
 * Standard 2020, table D.3), alone in their cells.
 */
const SHAPES: readonly (readonly [meaning: LabelMeaning, shape: RegExp])[] = [
  ['height', /^(?:[4-7]['’]\s?-?\s?\d{1,2}["”]?|1[.,]\d{2}\s?m|1\d{2}\s?cm)$/iu],
  ['weight', /^\d{2,3}\s?(?:lbs?|kg)\.?$/iu],
  ['eyeColor', /^(?:BLU|GRN|HAZ|MAR|PNK|DIC)$/u],
  ['vehicleClassifications', /^(?:AM|A[12]?|B[1E]?|C1?E?|D1?E?|L|T)(?:\/(?:AM|A[12]?|B[1E]?|C1?E?|D1?E?|L|T))+$/u],
  ['vehicleClassifications', /^(?:AUTOMOVILISTA|CHOFER|MOTOCICLISTA)(?: PARTICULAR)?$/u],
];
const SHAPE_SCORE = 0.75;

/** Values that nothing else on a card is shaped like, each where it stands once and no label has one. */
function shaped(texts: readonly Piece[], has: (meaning: LabelMeaning) => boolean, page: ReadPage): PrintedValue[] {
  return SHAPES.flatMap(([meaning, shape]) => {
    const [only, ...others] = has(meaning) ? [] : texts.filter(({ words }) => shape.test(textOf(words)));
    return only && others.length === 0 ? [valueAsPrinted(meaning, only.words, page, SHAPE_SCORE)] : [];
  });
}

const addressValue = (words: readonly TextWord[], page: ReadPage): PrintedValue => ({
  meaning: 'address',
  read: { value: addressText(words), raw: textOf(words), words, fit: 1 },
  page,
  score: ADDRESS_SCORE,
});

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
  // `13350 COUNTY LINE RD` is five digits before a name, too.
  const city = texts.find(({ words }) => isCityLine(textOf(words))) ?? texts.find(({ words }) => hasPostalCode(textOf(words)));
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
  if (!above) return [valueAsPrinted('fullName', nearest.words, page, NAME_SCORE)];
  return namesInTwoLines(above, nearest, page);
}

const SOCIAL_SECURITY_NUMBER = /^\d{3}[ \-–]?\d{2}[ \-–]?\d{4}$/u;

/** Lines of a social security card that are no name, by words that each of them has. */
const NO_HOLDER = /SOCIAL|SECURITY|NUMBER|CARD|ADMINISTRATION|UNITED|STATES|AMERICA|SIGNATURE|VALID|WORK|AUTHORIZATION|SPECIMEN|SAMPLE/u;
const HOLDER_SCORE = 0.8;

/** The card prints its number alone, without a label, and the name of the holder in one or two lines, above it or below. */
function socialSecurityValues(page: ReadPage, pieces: readonly Piece[], found: readonly PrintedValue[]): PrintedValue[] {
  const has = (meaning: LabelMeaning): boolean => found.some((value) => value.meaning === meaning);
  const number = pieces.find(({ words }) => SOCIAL_SECURITY_NUMBER.test(textOf(words)));
  if (!number) return [];
  const numbers = has('licenseNumber') ? [] : [valueAsPrinted('licenseNumber', number.words, page, 0.95)];
  if (has('fullName') || has('lastName') || has('firstName')) return numbers;
  const names = pieces.filter(
    ({ kind, words }) => kind === 'text' && words.length > 1 && nameGrammar(words)?.fit === 1 && !NO_HOLDER.test(textOf(words)),
  );
  const distance = ({ box }: Piece): number => Math.abs(box.y1 - number.box.y1);
  const [nearest] = names.sort((a, b) => distance(a) - distance(b));
  return nearest ? [...numbers, valueAsPrinted('fullName', nearest.words, page, HOLDER_SCORE)] : numbers;
}

/** The day of birth is the first date that licences of the European Union print. */
const firstDate = (texts: readonly Piece[]): TextWord | undefined =>
  [...texts].sort((a, b) => a.box.y1 - b.box.y1).find(({ words }) => dateGrammar(words))?.words[0];
