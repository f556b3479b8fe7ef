import type { Dice } from '../pdf-forgeries/dice.js';
import type { ComposedDocument } from './composed-document.js';
import { type CardDesign, composeCard } from './id-cards/design.js';
import { CARDS } from './id-cards/layouts/designs.js';
import { composePayStub } from './pay-stubs/compose.js';
import type { PayStubDesign } from './pay-stubs/design.js';
import { PAY_STUBS } from './pay-stubs/layouts/designs.js';
import type { NameLists } from './people/name-lists.js';
import names from './people/names.json' with { type: 'json' };
import type { PaperLanguage } from './printing/dates.js';
import { composeStatement } from './statements/compose.js';
import type { StatementDesign } from './statements/design.js';
import { STATEMENTS } from './statements/layouts/designs.js';
import { AS_PRINTED, type PdfPrinter, REDRAWN_BY_CELL } from './treatments/pdf-printers.js';
import { PICTURES_OF_MORE_KINDS, type Treatment } from './treatments/treatments.js';

/** Layouts and names that belong together; no two families share either. */
export interface Family {
  readonly names: Readonly<Record<PaperLanguage, NameLists>>;
  readonly statements: readonly StatementDesign[];
  readonly payStubs: readonly PayStubDesign[];
  readonly cards: readonly CardDesign[];
  /** What becomes of the pictures, in turn. */
  readonly pictures: readonly Treatment[];
  /** What prints the PDFs with a text layer: each layout's first document by the first, its second by the second. */
  readonly pdfs: readonly [PdfPrinter, PdfPrinter];
}

export const FAMILIES = {
  papers: {
    names,
    statements: STATEMENTS,
    payStubs: PAY_STUBS,
    cards: CARDS,
    pictures: PICTURES_OF_MORE_KINDS,
    pdfs: [AS_PRINTED, REDRAWN_BY_CELL],
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
        (design) => (dice) => composeCard(design, names[design.language], dice),
      ),
  },
];
