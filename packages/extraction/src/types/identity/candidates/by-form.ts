import { readPrintedDate } from '../../../dates/printed-date.js';
import type { AddressBlock } from '../../../layout/address-block.js';
import { textOf } from '../../../layout/characters.js';
import { patternOf } from '../../../vocabulary/pattern.js';
import type { IdFieldName } from '../field-names.js';
import { isText, onOneLine, type Piece, textsUnder } from '../pieces.js';
import { asPrinted } from '../values/grammars.js';
import type { Feature } from '../weights.js';
import PATTERNS from './by-form.json' with { type: 'json' };
import type { Candidate, Card } from './candidate.js';
import { addressText } from './text-blocks.js';
import { SOCIAL_SECURITY_NUMBER } from './unlabeled-names.js';

/**
 * Measures with their signs or units, lists of classes of the European Union, kinds of drivers of Mexico's states, and
 * the codes of eyes that hair has not (AAMVA DL/ID Card Design Standard 2020, table D.3), alone in their cells.
 */
const SHAPES: readonly (readonly [IdFieldName, RegExp])[] = [
  ['height', patternOf(PATTERNS.height, 'u')],
  ['weight', patternOf(PATTERNS.weight, 'u')],
  ['eyeColor', patternOf(PATTERNS.eyes, 'u')],
  ['vehicleClassifications', patternOf(PATTERNS.classes, 'u')],
];

/** Letters, then digits, perhaps in groups: five digits and more, as all states' licenses have. */
const NUMBER_SHAPE = /^(?=(?:[^\d]*\d){5})[A-Z]{0,3}\d[\dA-Z*-]{4,17}$/u;
/**
 * The same in groups with spaces, `S 711 772 870 324`, or hyphens, as on the cards of the Philippines and Nicaragua,
 * `281-140385-0012K`; or with points by thousands, as registers of persons in South America count: `V 14.207.335`.
 */
const GROUPED_NUMBER = patternOf(PATTERNS.grouped, 'u');
/** `N° 003251736`: the sign of numbers alone is all the label there is. */
const SIGN_OF_NUMBER = /^(?:N[°ºª.o]{0,2}|№)$/u;
/** An inventory number or a discriminator is longer than what is given to the holder. */
const MAX_NUMBER_LETTERS = 14;
/** What a caption of a telephone has, whatever else it says: `En caso de accidente avisar al teléfono`. */
const TELEPHONE = patternOf(PATTERNS.telephone, 'iu');

/** What a card prints without a label, told by how it is written. */
export function candidatesByForm(
  card: Card,
  pieces: readonly Piece[],
  blocks: readonly AddressBlock[],
): Candidate[] {
  const texts = pieces.filter(isText);
  const of = (field: IdFieldName, words: Piece['words'], features: readonly Feature[]): Candidate => ({
    parts: [{ field, read: asPrinted(words) }],
    features: ['without a label', ...features],
    page: pieces[0]?.page ?? 1,
  });
  const shaped = SHAPES.flatMap(([field, shape]) =>
    card.isLicense
      ? texts
          .filter(({ text }) => shape.test(text))
          .map(({ words }): Candidate => ({ ...of(field, words, ['by its form']), isAlone: true }))
      : [],
  );
  const numbers = numbersOf(texts, pieces).map((words, index) =>
    of('licenseNumber', words, [
      SOCIAL_SECURITY_NUMBER.test(textOf(words)) && card.isSocialSecurityCard
        ? 'the number of its card'
        : card.isLicense
          ? 'a number of a licence'
          : 'a number',
      ...(index > 0 ? (['not the highest'] as const) : []),
    ]),
  );
  // What other cards print so is where to send them when found.
  const addresses = (card.isLicense ? blocks : []).map(({ address }): Candidate => {
    const words = address.flatMap((line) => line.words);
    const read = { ...asPrinted(words), value: addressText(words) };
    return { ...of('address', words, ['an address']), parts: [{ field: 'address', read }] };
  });
  return [
    ...shaped,
    ...numbers,
    ...addresses,
    ...authorityOf(texts).map((words) => of('issuingAuthority', words, ['an authority'])),
  ];
}

/** Tokens of a number's form that are no date, no telephone and no part of a cell with a label, the highest first. */
function numbersOf(texts: readonly Piece[], pieces: readonly Piece[]): Piece['words'][] {
  const captions = pieces.filter(({ text }) => TELEPHONE.test(text));
  const isTelephone = (number: Piece): boolean =>
    captions.some(
      (caption) =>
        textsUnder(caption, pieces).includes(number) ||
        (onOneLine(caption, number) && caption.box.x2 <= number.box.x1),
    );
  return texts
    .filter((piece) => !piece.adjoins && !isTelephone(piece))
    .sort((a, b) => a.box.y1 - b.box.y1)
    .map(({ words }) =>
      words.length === 2 && SIGN_OF_NUMBER.test(words[0]?.text ?? '') ? words.slice(1) : words,
    )
    .filter((words) => {
      const text = textOf(words);
      const isOne = words.length === 1 && text.length <= MAX_NUMBER_LETTERS && NUMBER_SHAPE.test(text);
      const isGrouped =
        /[ .-]/u.test(text) && (GROUPED_NUMBER.test(text) || SOCIAL_SECURITY_NUMBER.test(text));
      return (isOne || isGrouped) && !readPrintedDate(text);
    });
}

/**
 * Who heads a card of Latin America: the ministry of a state, the register or the court that keeps citizens or voters,
 * else another of its bodies; who issues one in the United States, in a line of its own: a department, what a state has
 * for its drivers, a tribe; who keeps the register where cards are in French. The most telling first.
 */
const AUTHORITIES = PATTERNS.authorities.map((pattern) => patternOf(pattern, 'u'));
/** `DIRECCIÓN GENERAL DE REGISTRO CIVIL,` over `IDENTIFICACIÓN Y CEDULACIÓN`: a name that ends so goes on below. */
const GOES_ON = /(?:,|\s(?:DE|DEL|DA|DO|Y|E))$/iu;

function authorityOf(texts: readonly Piece[]): Piece['words'][] {
  const [first] = AUTHORITIES.flatMap((pattern) => texts.filter(({ folded }) => pattern.test(folded)));
  if (!first) return [];
  const [rest] = GOES_ON.test(first.text) ? textsUnder(first, texts) : [];
  return [[...first.words, ...(rest?.words ?? [])]];
}
