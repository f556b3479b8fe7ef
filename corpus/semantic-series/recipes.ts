import type { Family } from '../papers/families.js';
import type { Dice } from '../pdf-forgeries/dice.js';
import { CARD_EDITS } from './edits/card-edits.js';
import type { Edit, Edited, Original } from './edits/edit.js';
import { placesOfText, replacedAt } from './edits/edited-markup.js';
import { IDENTIFIER_EDITS } from './edits/identifier-edits.js';
import { PAY_STUB_EDITS } from './edits/pay-stub-edits.js';
import { STATEMENT_EDITS } from './edits/statement-edits.js';
import type { SeriesRow } from './manifest.js';
import { composeOriginalCard, isCoded } from './originals/cards.js';
import { composeOriginalPayStub } from './originals/pay-stubs.js';
import {
  type CodedStatement,
  composeCodedStatement,
  composeOriginalStatement,
  statementDesigns,
} from './originals/statements.js';

/** An honest document and the same document after an edit. */
export interface Twins {
  readonly technique: string;
  readonly kind: SeriesRow['kind'];
  readonly original: Original;
  readonly edited: Edited;
}

/** One edit, and the documents of a family that it may be tried on. */
export interface Recipe {
  readonly technique: string;
  readonly kind: SeriesRow['kind'];
  /** Layouts of the family that come into question. */
  readonly layoutCount: (family: Family) => number;
  /** @returns undefined where the layout does not print what the edit changes */
  readonly tryOn: (
    family: Family,
    layout: number,
    dice: Dice,
  ) => Promise<Pick<Twins, 'original' | 'edited'> | undefined>;
}

function recipe<Design, Of extends Original>(
  [technique, edit]: readonly [string, Edit<Of>],
  kind: Recipe['kind'],
  designs: (family: Family) => readonly Design[],
  compose: (design: Design, family: Family, dice: Dice) => Of | Promise<Of>,
  suits: (original: Of) => boolean = () => true,
): Recipe {
  return {
    technique,
    kind,
    layoutCount: (family) => designs(family).length,
    tryOn: async (family, layout, dice) => {
      const design = designs(family)[layout];
      const original = design === undefined ? undefined : await compose(design, family, dice);
      if (!original || !suits(original)) return undefined;
      const edited = edit(original, dice);
      return edited && { original, edited };
    },
  };
}

const payStubs = ({ payStubs: designs }: Family): Family['payStubs'] => designs;
const cards = ({ cards: designs }: Family): Family['cards'] => designs;
const ofStatement = (edit: readonly [string, Edit]): Recipe =>
  recipe(edit, 'statement', statementDesigns, composeOriginalStatement);
const ofCodedStatement = (edit: readonly [string, Edit<CodedStatement>], country?: string): Recipe =>
  recipe(
    edit,
    'statement',
    statementDesigns,
    composeCodedStatement,
    ({ document }) => country === undefined || document.country === country,
  );

/** Another bank's name over the number of this one. */
const bankSwapped: Edit<CodedStatement> = ({ document, underAnotherName, bank }) => {
  const name = underAnotherName.stated.find(({ path }) => path === 'bankName')?.raw;
  const { markup } = underAnotherName.drawing;
  if (
    name === undefined ||
    !document.stated.some(({ path, raw }) => path === 'bankName' && raw === bank.name)
  )
    return undefined;
  return {
    markup: replacedAt(markup, placesOfText(markup, name), name),
    what: `bank: ${bank.name} -> ${name}`,
    arithmetic: 'neutral',
  };
};

const digitOf = (name: string): readonly [string, Edit] => {
  const edit = IDENTIFIER_EDITS[`digit-${name}`];
  if (!edit) throw new RangeError(`expected an edit of ${name}`);
  return [`digit-${name}`, edit];
};

/** Every edit of the series. */
export const RECIPES: readonly Recipe[] = [
  ...Object.entries(STATEMENT_EDITS).map(ofStatement),
  ...Object.entries(PAY_STUB_EDITS).map((edit) => recipe(edit, 'pay-stub', payStubs, composeOriginalPayStub)),
  ...Object.entries(CARD_EDITS).map((edit) => recipe(edit, 'card', cards, composeOriginalCard, isCoded)),
  ofCodedStatement(digitOf('clabe'), 'MX'),
  ofCodedStatement(digitOf('iban'), 'BR'),
  ofCodedStatement(digitOf('routing-number'), 'US'),
  ofCodedStatement(['bank-swapped', bankSwapped]),
  ...['cnpj', 'rfc'].map((name) => recipe(digitOf(name), 'pay-stub', payStubs, composeOriginalPayStub)),
  ...['cpf', 'curp'].map((name) => recipe(digitOf(name), 'card', cards, composeOriginalCard)),
];

/**
 * Tries layouts, from a rolled one on, until one prints what the edit changes.
 * @returns undefined where no layout of the family does
 */
export async function twinsOf(
  { technique, kind, layoutCount, tryOn }: Recipe,
  family: Family,
  dice: Dice,
): Promise<Twins | undefined> {
  const layouts = dice.shuffled(Array.from({ length: layoutCount(family) }, (_, index) => index));
  for (const layout of layouts) {
    const twins = await tryOn(family, layout, dice);
    if (twins) return { technique, kind, ...twins };
  }
  return undefined;
}
