import type { Dice } from '../pdf-forgeries/dice.js';
import type { ComposedDocument } from './composed-document.js';
import { type CardDesign, composeCard } from './id-cards/design.js';
import { EIGHTEENTH_CARDS } from './id-cards/eighteenth/designs.js';
import { EIGHTH_CARDS } from './id-cards/eighth/designs.js';
import { ELEVENTH_CARDS } from './id-cards/eleventh/designs.js';
import { FIFTEENTH_CARDS } from './id-cards/fifteenth/designs.js';
import { FIFTH_CARDS } from './id-cards/fifth/designs.js';
import { FIRST_CARDS } from './id-cards/first/designs.js';
import { FOURTEENTH_CARDS } from './id-cards/fourteenth/designs.js';
import { FOURTH_CARDS } from './id-cards/fourth/designs.js';
import { NINETEENTH_CARDS } from './id-cards/nineteenth/designs.js';
import { NINTH_CARDS } from './id-cards/ninth/designs.js';
import { SECOND_CARDS } from './id-cards/second/designs.js';
import { SEVENTEENTH_CARDS } from './id-cards/seventeenth/designs.js';
import { SEVENTH_CARDS } from './id-cards/seventh/designs.js';
import { SIXTEENTH_CARDS } from './id-cards/sixteenth/designs.js';
import { SIXTH_CARDS } from './id-cards/sixth/designs.js';
import { TENTH_CARDS } from './id-cards/tenth/designs.js';
import { THIRD_CARDS } from './id-cards/third/designs.js';
import { THIRTEENTH_CARDS } from './id-cards/thirteenth/designs.js';
import { TWELFTH_CARDS } from './id-cards/twelfth/designs.js';
import { TWENTIETH_CARDS } from './id-cards/twentieth/designs.js';
import { TWENTY_EIGHTH_CARDS } from './id-cards/twenty-eighth/designs.js';
import { TWENTY_FIFTH_CARDS } from './id-cards/twenty-fifth/designs.js';
import { TWENTY_FIRST_CARDS } from './id-cards/twenty-first/designs.js';
import { TWENTY_FOURTH_CARDS } from './id-cards/twenty-fourth/designs.js';
import { TWENTY_SECOND_CARDS } from './id-cards/twenty-second/designs.js';
import { TWENTY_SEVENTH_CARDS } from './id-cards/twenty-seventh/designs.js';
import { TWENTY_SIXTH_CARDS } from './id-cards/twenty-sixth/designs.js';
import { TWENTY_THIRD_CARDS } from './id-cards/twenty-third/designs.js';
import { composePayStub } from './pay-stubs/compose.js';
import type { PayStubDesign } from './pay-stubs/design.js';
import { EIGHTEENTH_PAY_STUBS } from './pay-stubs/eighteenth/designs.js';
import { EIGHTH_PAY_STUBS } from './pay-stubs/eighth/designs.js';
import { ELEVENTH_PAY_STUBS } from './pay-stubs/eleventh/designs.js';
import { FIFTEENTH_PAY_STUBS } from './pay-stubs/fifteenth/designs.js';
import { FIFTH_PAY_STUBS } from './pay-stubs/fifth/designs.js';
import { FIRST_PAY_STUBS } from './pay-stubs/first/designs.js';
import { FOURTEENTH_PAY_STUBS } from './pay-stubs/fourteenth/designs.js';
import { FOURTH_PAY_STUBS } from './pay-stubs/fourth/designs.js';
import { NINETEENTH_PAY_STUBS } from './pay-stubs/nineteenth/designs.js';
import { NINTH_PAY_STUBS } from './pay-stubs/ninth/designs.js';
import { SECOND_PAY_STUBS } from './pay-stubs/second/designs.js';
import { SEVENTEENTH_PAY_STUBS } from './pay-stubs/seventeenth/designs.js';
import { SEVENTH_PAY_STUBS } from './pay-stubs/seventh/designs.js';
import { SIXTEENTH_PAY_STUBS } from './pay-stubs/sixteenth/designs.js';
import { SIXTH_PAY_STUBS } from './pay-stubs/sixth/designs.js';
import { TENTH_PAY_STUBS } from './pay-stubs/tenth/designs.js';
import { THIRD_PAY_STUBS } from './pay-stubs/third/designs.js';
import { THIRTEENTH_PAY_STUBS } from './pay-stubs/thirteenth/designs.js';
import { TWELFTH_PAY_STUBS } from './pay-stubs/twelfth/designs.js';
import { TWENTIETH_PAY_STUBS } from './pay-stubs/twentieth/designs.js';
import { TWENTY_FIFTH_PAY_STUBS } from './pay-stubs/twenty-fifth/designs.js';
import { TWENTY_FIRST_PAY_STUBS } from './pay-stubs/twenty-first/designs.js';
import { TWENTY_FOURTH_PAY_STUBS } from './pay-stubs/twenty-fourth/designs.js';
import { TWENTY_SECOND_PAY_STUBS } from './pay-stubs/twenty-second/designs.js';
import { TWENTY_SIXTH_PAY_STUBS } from './pay-stubs/twenty-sixth/designs.js';
import { TWENTY_THIRD_PAY_STUBS } from './pay-stubs/twenty-third/designs.js';
import { EIGHTEENTH_NAMES } from './people/eighteenth-family-names.js';
import { EIGHTH_NAMES } from './people/eighth-family-names.js';
import { ELEVENTH_NAMES } from './people/eleventh-family-names.js';
import { FIFTEENTH_NAMES } from './people/fifteenth-family-names.js';
import { FIFTH_NAMES } from './people/fifth-family-names.js';
import { FIRST_NAMES } from './people/first-family-names.js';
import { FOURTEENTH_NAMES } from './people/fourteenth-family-names.js';
import { FOURTH_NAMES } from './people/fourth-family-names.js';
import type { NameLists } from './people/name-lists.js';
import { NINETEENTH_NAMES } from './people/nineteenth-family-names.js';
import { NINTH_NAMES } from './people/ninth-family-names.js';
import { SECOND_NAMES } from './people/second-family-names.js';
import { SEVENTEENTH_NAMES } from './people/seventeenth-family-names.js';
import { SEVENTH_NAMES } from './people/seventh-family-names.js';
import { SIXTEENTH_NAMES } from './people/sixteenth-family-names.js';
import { SIXTH_NAMES } from './people/sixth-family-names.js';
import { TENTH_NAMES } from './people/tenth-family-names.js';
import { THIRD_NAMES } from './people/third-family-names.js';
import { THIRTEENTH_NAMES } from './people/thirteenth-family-names.js';
import { TWELFTH_NAMES } from './people/twelfth-family-names.js';
import { TWENTIETH_NAMES } from './people/twentieth-family-names.js';
import { TWENTY_EIGHTH_NAMES } from './people/twenty-eighth-family-names.js';
import { TWENTY_FIFTH_NAMES } from './people/twenty-fifth-family-names.js';
import { TWENTY_FIRST_NAMES } from './people/twenty-first-family-names.js';
import { TWENTY_FOURTH_NAMES } from './people/twenty-fourth-family-names.js';
import { TWENTY_SECOND_NAMES } from './people/twenty-second-family-names.js';
import { TWENTY_SEVENTH_NAMES } from './people/twenty-seventh-family-names.js';
import { TWENTY_SIXTH_NAMES } from './people/twenty-sixth-family-names.js';
import { TWENTY_THIRD_NAMES } from './people/twenty-third-family-names.js';
import type { Language, PaperLanguage } from './printing/dates.js';
import { composeStatement } from './statements/compose.js';
import type { StatementDesign } from './statements/design.js';
import { EIGHTEENTH_STATEMENTS } from './statements/eighteenth/designs.js';
import { EIGHTH_STATEMENTS } from './statements/eighth/designs.js';
import { ELEVENTH_STATEMENTS } from './statements/eleventh/designs.js';
import { FIFTEENTH_STATEMENTS } from './statements/fifteenth/designs.js';
import { FIFTH_STATEMENTS } from './statements/fifth/designs.js';
import { FIRST_STATEMENTS } from './statements/first/designs.js';
import { FOURTEENTH_STATEMENTS } from './statements/fourteenth/designs.js';
import { FOURTH_STATEMENTS } from './statements/fourth/designs.js';
import { NINETEENTH_STATEMENTS } from './statements/nineteenth/designs.js';
import { NINTH_STATEMENTS } from './statements/ninth/designs.js';
import { SECOND_STATEMENTS } from './statements/second/designs.js';
import { SEVENTEENTH_STATEMENTS } from './statements/seventeenth/designs.js';
import { SEVENTH_STATEMENTS } from './statements/seventh/designs.js';
import { SIXTEENTH_STATEMENTS } from './statements/sixteenth/designs.js';
import { SIXTH_STATEMENTS } from './statements/sixth/designs.js';
import { TENTH_STATEMENTS } from './statements/tenth/designs.js';
import { THIRD_STATEMENTS } from './statements/third/designs.js';
import { THIRTEENTH_STATEMENTS } from './statements/thirteenth/designs.js';
import { TWELFTH_STATEMENTS } from './statements/twelfth/designs.js';
import { TWENTIETH_STATEMENTS } from './statements/twentieth/designs.js';
import { TWENTY_FIFTH_STATEMENTS } from './statements/twenty-fifth/designs.js';
import { TWENTY_FIRST_STATEMENTS } from './statements/twenty-first/designs.js';
import { TWENTY_FOURTH_STATEMENTS } from './statements/twenty-fourth/designs.js';
import { TWENTY_SECOND_STATEMENTS } from './statements/twenty-second/designs.js';
import { TWENTY_SIXTH_STATEMENTS } from './statements/twenty-sixth/designs.js';
import { TWENTY_THIRD_STATEMENTS } from './statements/twenty-third/designs.js';
import {
  AS_PRINTED,
  type PdfPrinter,
  REDRAWN,
  REDRAWN_BY_CELL,
  REDRAWN_SQUEEZED,
  REDRAWN_TO_WIDTH,
} from './treatments/pdf-printers.js';
import { PICTURES, PICTURES_OF_MORE_KINDS, type Treatment } from './treatments/treatments.js';

/** Layouts and names that belong together; no two families share either. */
export interface Family {
  readonly names: Readonly<Record<PaperLanguage, NameLists>> & Readonly<Partial<Record<Language, NameLists>>>;
  readonly statements: readonly StatementDesign[];
  readonly payStubs: readonly PayStubDesign[];
  readonly cards: readonly CardDesign[];
  /** What becomes of the pictures, in turn. */
  readonly pictures: readonly Treatment[];
  /** What prints the PDFs with a text layer: each layout's first document by the first, its second by the second. */
  readonly pdfs: readonly [PdfPrinter, PdfPrinter];
}

/** How the documents of a family come about. */
type Making = Pick<Family, 'pictures' | 'pdfs'>;
const PRINTED_TWICE: Making = { pictures: PICTURES, pdfs: [AS_PRINTED, AS_PRINTED] };
const REDRAWN_BY_WORD: Making = { pictures: PICTURES_OF_MORE_KINDS, pdfs: [AS_PRINTED, REDRAWN] };
const FITTED: Making = { pictures: PICTURES_OF_MORE_KINDS, pdfs: [AS_PRINTED, REDRAWN_TO_WIDTH] };
const SQUEEZED: Making = { pictures: PICTURES_OF_MORE_KINDS, pdfs: [AS_PRINTED, REDRAWN_SQUEEZED] };
const BY_CELL: Making = { pictures: PICTURES_OF_MORE_KINDS, pdfs: [AS_PRINTED, REDRAWN_BY_CELL] };

export const FAMILIES = {
  first: {
    names: FIRST_NAMES,
    statements: FIRST_STATEMENTS,
    payStubs: FIRST_PAY_STUBS,
    cards: FIRST_CARDS,
    ...PRINTED_TWICE,
  },
  second: {
    names: SECOND_NAMES,
    statements: SECOND_STATEMENTS,
    payStubs: SECOND_PAY_STUBS,
    cards: SECOND_CARDS,
    ...PRINTED_TWICE,
  },
  third: {
    names: THIRD_NAMES,
    statements: THIRD_STATEMENTS,
    payStubs: THIRD_PAY_STUBS,
    cards: THIRD_CARDS,
    ...REDRAWN_BY_WORD,
  },
  fourth: {
    names: FOURTH_NAMES,
    statements: FOURTH_STATEMENTS,
    payStubs: FOURTH_PAY_STUBS,
    cards: FOURTH_CARDS,
    ...REDRAWN_BY_WORD,
  },
  fifth: {
    names: FIFTH_NAMES,
    statements: FIFTH_STATEMENTS,
    payStubs: FIFTH_PAY_STUBS,
    cards: FIFTH_CARDS,
    ...REDRAWN_BY_WORD,
  },
  sixth: {
    names: SIXTH_NAMES,
    statements: SIXTH_STATEMENTS,
    payStubs: SIXTH_PAY_STUBS,
    cards: SIXTH_CARDS,
    ...REDRAWN_BY_WORD,
  },
  seventh: {
    names: SEVENTH_NAMES,
    statements: SEVENTH_STATEMENTS,
    payStubs: SEVENTH_PAY_STUBS,
    cards: SEVENTH_CARDS,
    ...FITTED,
  },
  eighth: {
    names: EIGHTH_NAMES,
    statements: EIGHTH_STATEMENTS,
    payStubs: EIGHTH_PAY_STUBS,
    cards: EIGHTH_CARDS,
    ...SQUEEZED,
  },
  ninth: {
    names: NINTH_NAMES,
    statements: NINTH_STATEMENTS,
    payStubs: NINTH_PAY_STUBS,
    cards: NINTH_CARDS,
    ...BY_CELL,
  },
  tenth: {
    names: TENTH_NAMES,
    statements: TENTH_STATEMENTS,
    payStubs: TENTH_PAY_STUBS,
    cards: TENTH_CARDS,
    ...BY_CELL,
  },
  eleventh: {
    names: ELEVENTH_NAMES,
    statements: ELEVENTH_STATEMENTS,
    payStubs: ELEVENTH_PAY_STUBS,
    cards: ELEVENTH_CARDS,
    ...BY_CELL,
  },
  twelfth: {
    names: TWELFTH_NAMES,
    statements: TWELFTH_STATEMENTS,
    payStubs: TWELFTH_PAY_STUBS,
    cards: TWELFTH_CARDS,
    ...BY_CELL,
  },
  thirteenth: {
    names: THIRTEENTH_NAMES,
    statements: THIRTEENTH_STATEMENTS,
    payStubs: THIRTEENTH_PAY_STUBS,
    cards: THIRTEENTH_CARDS,
    ...BY_CELL,
  },
  fourteenth: {
    names: FOURTEENTH_NAMES,
    statements: FOURTEENTH_STATEMENTS,
    payStubs: FOURTEENTH_PAY_STUBS,
    cards: FOURTEENTH_CARDS,
    ...BY_CELL,
  },
  fifteenth: {
    names: FIFTEENTH_NAMES,
    statements: FIFTEENTH_STATEMENTS,
    payStubs: FIFTEENTH_PAY_STUBS,
    cards: FIFTEENTH_CARDS,
    ...BY_CELL,
  },
  sixteenth: {
    names: SIXTEENTH_NAMES,
    statements: SIXTEENTH_STATEMENTS,
    payStubs: SIXTEENTH_PAY_STUBS,
    cards: SIXTEENTH_CARDS,
    ...BY_CELL,
  },
  seventeenth: {
    names: SEVENTEENTH_NAMES,
    statements: SEVENTEENTH_STATEMENTS,
    payStubs: SEVENTEENTH_PAY_STUBS,
    cards: SEVENTEENTH_CARDS,
    ...BY_CELL,
  },
  eighteenth: {
    names: EIGHTEENTH_NAMES,
    statements: EIGHTEENTH_STATEMENTS,
    payStubs: EIGHTEENTH_PAY_STUBS,
    cards: EIGHTEENTH_CARDS,
    ...BY_CELL,
  },
  nineteenth: {
    names: NINETEENTH_NAMES,
    statements: NINETEENTH_STATEMENTS,
    payStubs: NINETEENTH_PAY_STUBS,
    cards: NINETEENTH_CARDS,
    ...BY_CELL,
  },
  twentieth: {
    names: TWENTIETH_NAMES,
    statements: TWENTIETH_STATEMENTS,
    payStubs: TWENTIETH_PAY_STUBS,
    cards: TWENTIETH_CARDS,
    ...BY_CELL,
  },
  'twenty-first': {
    names: TWENTY_FIRST_NAMES,
    statements: TWENTY_FIRST_STATEMENTS,
    payStubs: TWENTY_FIRST_PAY_STUBS,
    cards: TWENTY_FIRST_CARDS,
    ...BY_CELL,
  },
  'twenty-second': {
    names: TWENTY_SECOND_NAMES,
    statements: TWENTY_SECOND_STATEMENTS,
    payStubs: TWENTY_SECOND_PAY_STUBS,
    cards: TWENTY_SECOND_CARDS,
    ...BY_CELL,
  },
  'twenty-third': {
    names: TWENTY_THIRD_NAMES,
    statements: TWENTY_THIRD_STATEMENTS,
    payStubs: TWENTY_THIRD_PAY_STUBS,
    cards: TWENTY_THIRD_CARDS,
    ...BY_CELL,
  },
  'twenty-fourth': {
    names: TWENTY_FOURTH_NAMES,
    statements: TWENTY_FOURTH_STATEMENTS,
    payStubs: TWENTY_FOURTH_PAY_STUBS,
    cards: TWENTY_FOURTH_CARDS,
    ...BY_CELL,
  },
  'twenty-fifth': {
    names: TWENTY_FIFTH_NAMES,
    statements: TWENTY_FIFTH_STATEMENTS,
    payStubs: TWENTY_FIFTH_PAY_STUBS,
    cards: TWENTY_FIFTH_CARDS,
    ...BY_CELL,
  },
  'twenty-sixth': {
    names: TWENTY_SIXTH_NAMES,
    statements: TWENTY_SIXTH_STATEMENTS,
    payStubs: TWENTY_SIXTH_PAY_STUBS,
    cards: TWENTY_SIXTH_CARDS,
    ...BY_CELL,
  },
  'twenty-seventh': {
    names: TWENTY_SEVENTH_NAMES,
    statements: [],
    payStubs: [],
    cards: TWENTY_SEVENTH_CARDS,
    ...BY_CELL,
  },
  'twenty-eighth': {
    names: TWENTY_EIGHTH_NAMES,
    statements: [],
    payStubs: [],
    cards: TWENTY_EIGHTH_CARDS,
    ...BY_CELL,
  },
} as const satisfies Readonly<Record<string, Family>>;
export type FamilyName = keyof typeof FAMILIES;
export const isFamilyName = (name: string): name is FamilyName => Object.hasOwn(FAMILIES, name);
/** For the usage of commands. */
export const FAMILY_CHOICE = Object.keys(FAMILIES).join('|');

export type Composer = (dice: Dice) => ComposedDocument | Promise<ComposedDocument>;

/** Documents of each layout of paper. */
const DOCUMENTS_PER_LAYOUT = 2;
const DOCUMENTS_PER_CARD_LAYOUT = 4;
const namesIn = (names: Family['names'], language: Language): NameLists => {
  const lists = names[language];
  if (!lists) throw new RangeError(`expected names in ${language}`);
  return lists;
};
const repeated = <T>(items: readonly T[], times: number): T[] =>
  Array.from({ length: times }, () => items).flat();

/** What is made, each kind in a folder of its own. */
export const KINDS: readonly {
  readonly name: string;
  readonly composers: (family: Family) => readonly Composer[];
}[] = [
  {
    name: 'bank',
    composers: ({ statements, names }) =>
      repeated(statements, DOCUMENTS_PER_LAYOUT).map(
        (design) => (dice) => composeStatement(design, names[design.language], dice),
      ),
  },
  {
    name: 'pay',
    composers: ({ payStubs, names }) =>
      repeated(payStubs, DOCUMENTS_PER_LAYOUT).map(
        (design) => (dice) => composePayStub(design, names[design.language], dice),
      ),
  },
  {
    name: 'id',
    composers: ({ cards, names }) =>
      repeated(cards, DOCUMENTS_PER_CARD_LAYOUT).map(
        (design) => (dice) => composeCard(design, namesIn(names, design.language), dice),
      ),
  },
];
