import type { DocumentClassName, DocumentText, ReadPage } from '@assay/media';
import { foldText } from '../layout/characters.js';
import type { LabelMeaning } from '../types/identity/labels/lexicon.js';
import { piecesOfPage } from '../types/identity/labels/page-pieces.js';
import { isOneOf } from '../vocabulary/pattern.js';
import { MAX_LINES_OF_TWO_SIDES } from './card-votes.js';
import type { ClassVote } from './code-votes.js';
import WORDS from './person-card.json' with { type: 'json' };
import type { ClassScore } from './score-classes.js';

/** What identity documents state and other papers about a person hardly do. */
const OF_IDENTITY: readonly (readonly LabelMeaning[])[] = [
  ['expirationDate'],
  ['dateOfIssue'],
  ['nationality'],
  ['placeOfBirth'],
  ['parents'],
  ['height', 'weight', 'eyeColor', 'hairColor'],
  ['vehicleClassifications', 'endorsements', 'restrictions'],
];
/**
 * A pay stub may print a period's end and its day of issue beside a name, a number and an address, but tells
 * neither birth nor body.
 */
const OF_BODY: readonly LabelMeaning[] = ['dateOfBirth', 'height', 'eyeColor'];
const NAME: readonly LabelMeaning[] = ['fullName', 'firstName', 'lastName'];
const NUMBER: readonly LabelMeaning[] = ['licenseNumber', 'personalNumber'];
/**
 * Of the made documents of `corpus/parsing`, twenty-third to twenty-fifth family, 124 of 128 cards state as
 * much, and none of 140 statements and stubs (2026-11-27).
 */
const MIN_OF_IDENTITY = 2;
/**
 * The back of a card names no holder, but where or of whom somebody was born, and where they live or until
 * when it is valid; certificates of birth state as much in more lines. Set by reason, on the backs of one
 * other hand's cards (2026-11-30).
 */
const OF_BIRTH: readonly LabelMeaning[] = ['placeOfBirth', 'parents'];
/** Or since when and until when it is valid, by whom, and where the holder lives. */
const OF_CARD: readonly LabelMeaning[] = ['dateOfIssue', 'expirationDate', 'issuingAuthority', 'address'];
const MAX_LINES_OF_BACK = 12;
const MIN_OF_BACK = 2;

/**
 * Words that say of which kind a card is, the most telling first; whole words, since a signature's
 * `PRESIDENTE` is no resident.
 */
const KINDS: readonly (readonly [DocumentClassName, (folded: string) => boolean])[] = [
  ['identity/military_id', isOneOf(WORDS.militaryId)],
  ['identity/professional_id', isOneOf(WORDS.professionalId)],
  ['identity/residence_card', isOneOf(WORDS.residenceCard)],
  ['identity/driver_license', isOneOf(WORDS.driverLicense)],
];

/** A mark in a line of its own; labels alone, which several kinds share, lead nowhere. */
const MIN_LEAD = 2;

/** Enough where nothing else tells; any title in its place says more. */
const PERSON_WEIGHT = 5;

/**
 * A card of a person whose title nothing here knows, by its labels on few lines: birth, a name or a number,
 * and two things that only identity documents state, or an end beside name and number.
 * @param leading the class for which most speaks otherwise, though too little
 * @returns what it says where no title does: the kind that a class of vehicles or a word on it tells, else
 * the leading class where it is one of
 *   identity, else an identity card
 */
export function votesOfPersonCard({ pages }: DocumentText, leading: ClassScore | undefined): ClassVote[] {
  const [page] = pages;
  if (!page || page.lines.length > MAX_LINES_OF_TWO_SIDES) return [];
  const meanings = new Set(piecesOfPage(page, undefined).flatMap(({ meaning }) => meaning ?? []));
  const states = (ones: readonly LabelMeaning[]): boolean => ones.some((one) => meanings.has(one));
  const ofIdentity =
    states([...NAME, ...NUMBER, 'sex']) && OF_IDENTITY.filter(states).length >= MIN_OF_IDENTITY;
  const expires = states(['expirationDate']) && states(NAME) && states(NUMBER);
  const ofBack = [...OF_IDENTITY, ['address' as const], ['issuingAuthority' as const]].filter(states);
  const isBack =
    page.lines.length <= MAX_LINES_OF_BACK &&
    (states(OF_BIRTH) ? ofBack.length >= MIN_OF_BACK : OF_CARD.every((one) => states([one])));
  if (!isBack && !(states(OF_BODY) && (ofIdentity || expires))) return [];
  const led = leading?.name.startsWith('identity/') && leading.score >= MIN_LEAD ? leading.name : undefined;
  const drives = meanings.has('vehicleClassifications') ? 'identity/driver_license' : undefined;
  const name = drives ?? kindNamed(page) ?? led ?? 'identity/national_id';
  return [{ name, weight: PERSON_WEIGHT, because: 'the labels of a card of a person' }];
}

function kindNamed({ lines }: ReadPage): DocumentClassName | undefined {
  const words = lines.flatMap((line) =>
    line.words.map(({ text }) => foldText(text.replace(/[^\p{L}']/gu, ''))),
  );
  return KINDS.find(([, kind]) => words.some(kind))?.[0];
}
