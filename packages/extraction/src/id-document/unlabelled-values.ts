import type { ReadPage } from '@assay/media';
import type { LabelMeaning } from './labels/meaning.js';
import { nameOfCurp } from './name-of-curp.js';
import { namesOverLabels, nameWithComma } from './names-above.js';
import type { Piece } from './pieces.js';
import type { PrintedValue } from './printed-values.js';
import { socialSecurityValues } from './social-security-card.js';
import { LATIN_AMERICA, unlabelledAuthority } from './unlabelled-issuer.js';
import { unlabelledLicenceValues } from './unlabelled-licence.js';
import { unlabelledNumber } from './unlabelled-number.js';

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

/**
 * What a card prints without a label, by its form and its place: only what no label announced is looked for.
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
  const texts = pieces.filter(
    (piece) => piece.kind === 'text' && !piece.words.some((word) => taken.has(word)),
  );
  const isLatin = LATIN_AMERICA.has(situation.country);
  const authority = has('issuingAuthority') ? [] : unlabelledAuthority(texts, situation.country, page);
  if (situation.coded)
    return [
      ...authority,
      ...(situation.isLicence ? unlabelledLicenceValues(page, pieces, texts, found, situation) : []),
    ];
  const isNameless = !has('lastName') && !has('fullName');
  const withComma = isNameless && !has('firstName') ? nameWithComma(texts, page) : [];
  const ofCurp =
    isNameless && !has('firstName') && withComma.length === 0 ? nameOfCurp(texts, situation.curp, page) : [];
  const isOpen = isNameless && !has('firstName') && withComma.length + ofCurp.length === 0;
  const overLabels =
    isOpen && !situation.isLicence ? namesOverLabels(pieces, texts, situation.country, page) : [];
  const known = [...found, ...withComma, ...ofCurp];
  const isNumbered = has('licenseNumber') || has('personalNumber');
  const isOpenlyNumbered = isLatin || PRINTS_NUMBER_ALONE.has(situation.country);
  const number =
    isOpenlyNumbered && !situation.isLicence && !isNumbered ? unlabelledNumber(texts, pieces, page) : [];
  return [
    ...withComma,
    ...ofCurp,
    ...overLabels,
    ...authority,
    ...number,
    ...(situation.isLicence ? unlabelledLicenceValues(page, pieces, texts, known, situation) : []),
  ];
}
