import type { Dice } from '../pdf-forgeries/dice.js';
import type { ComposedDocument } from './composed-document.js';
import { type CardDesign, composeCard } from './id-cards/design.js';
import { DEVELOP_CARDS } from './id-cards/develop/designs.js';
import { HELD_OUT_CARDS } from './id-cards/held-out/designs.js';
import { composePayStub } from './pay-stubs/compose.js';
import type { PayStubDesign } from './pay-stubs/design.js';
import { DEVELOP_PAY_STUBS } from './pay-stubs/develop/designs.js';
import { HELD_OUT_PAY_STUBS } from './pay-stubs/held-out/designs.js';
import { DEVELOP_NAMES } from './people/develop-names.js';
import { HELD_OUT_NAMES } from './people/held-out-names.js';
import type { NameLists } from './people/name-lists.js';
import type { Language } from './printing/dates.js';
import { composeStatement } from './statements/compose.js';
import type { StatementDesign } from './statements/design.js';
import { DEVELOP_STATEMENTS } from './statements/develop/designs.js';
import { HELD_OUT_STATEMENTS } from './statements/held-out/designs.js';

/** Layouts and names that belong together; the two families share neither. */
export interface Family {
  readonly names: Readonly<Record<Language, NameLists>>;
  readonly statements: readonly StatementDesign[];
  readonly payStubs: readonly PayStubDesign[];
  readonly cards: readonly CardDesign[];
}

export const FAMILIES = {
  develop: { names: DEVELOP_NAMES, statements: DEVELOP_STATEMENTS, payStubs: DEVELOP_PAY_STUBS, cards: DEVELOP_CARDS },
  'held-out': { names: HELD_OUT_NAMES, statements: HELD_OUT_STATEMENTS, payStubs: HELD_OUT_PAY_STUBS, cards: HELD_OUT_CARDS },
} as const satisfies Readonly<Record<string, Family>>;
export type FamilyName = keyof typeof FAMILIES;

export type Composer = (dice: Dice) => ComposedDocument | Promise<ComposedDocument>;

/** Documents of each layout of paper. */
const DOCUMENTS_PER_LAYOUT = 2;
const DOCUMENTS_PER_CARD_LAYOUT = 4;
const repeated = <T>(items: readonly T[], times: number): T[] => Array.from({ length: times }, () => items).flat();

/** What is made, each kind in a folder of its own. */
export const KINDS: readonly { readonly name: string; readonly composers: (family: Family) => readonly Composer[] }[] = [
  {
    name: 'bank',
    composers: ({ statements, names }) =>
      repeated(statements, DOCUMENTS_PER_LAYOUT).map((design) => (dice) => composeStatement(design, names[design.language], dice)),
  },
  {
    name: 'pay',
    composers: ({ payStubs, names }) =>
      repeated(payStubs, DOCUMENTS_PER_LAYOUT).map((design) => (dice) => composePayStub(design, names[design.language], dice)),
  },
  {
    name: 'id',
    composers: ({ cards, names }) =>
      repeated(cards, DOCUMENTS_PER_CARD_LAYOUT).map((design) => (dice) => composeCard(design, names[design.language], dice)),
  },
];
