import type { DocumentClassName, TextWord } from '@assay/media';
import type { PrintedSpan } from '../fields/printed-field.js';
import { CURRENCY_FIELD_NAME, type FieldName } from '../fields/types.js';
import type { PageView } from '../page/page-view.js';
import type { Found } from './candidate.js';
import type { UnlabeledRule } from './unlabeled.js';
import type { ValueGrammar } from './value-grammars.js';

/** Where a value stands to its label. */
export type Place =
  | 'beside'
  | 'below'
  | 'next line'
  | 'above'
  | 'end of line'
  | 'in its box'
  | 'line of its box'
  | 'in its cell'
  | 'near';

/** A way to find a field's value: by a label, without one, by nothing but how it is written, or as the type itself finds it. */
export type FieldRule =
  | LabeledRule
  | { readonly unlabeled: UnlabeledRule }
  | AnywhereRule
  | PartyRule
  | FoundRule;

/** What a type finds by itself: values that stand together, or follow from what was read before. */
export interface FoundRule {
  readonly find: (page: PageView, ofLabels: ReadonlySet<TextWord>) => readonly Found[];
}

/** What belongs to a party of the document, whatever tells who it is. */
export interface PartyRule {
  /** A key of the type's `parties`. */
  readonly party: string;
  readonly part: 'name' | 'address';
}

/** Every cell of the document that is written so. */
export interface AnywhereRule {
  readonly anywhere: ValueGrammar;
  readonly likelihood: number;
}

export interface LabeledRule {
  /** A key of the type's `words.json`. */
  readonly concept: string;
  readonly value: ValueGrammar;
  /** Where it is looked for, the likeliest place first. By default beside, then below. */
  readonly places?: readonly Place[];
  /** How likely a value at the first place is the field's; by default .9. */
  readonly likelihood?: number;
  /** Whether the label counts only where a colon or the end of its cell follows: `Name`, which begins sentences, too. */
  readonly isSetOff?: boolean;
}

export interface FieldDescriptor extends FieldName {
  readonly rules: readonly FieldRule[];
}

/** A kind of document as data: which classes are read so, its fields, and how each is found. */
export interface DocumentType {
  /** The heading of its fields in `docs/fields.md`. */
  readonly heading: string;
  /** None for the type that reads whatever no other does. */
  readonly classes: readonly DocumentClassName[];
  readonly fields: readonly FieldDescriptor[];
  /** What its labels are called: phrases by language by concept; the first concept that a phrase stands under counts. */
  readonly words: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Who takes part, where names have to be told apart by more than their labels. */
  readonly parties?: Readonly<Record<string, PartyRole>>;
  /** What a table of amounts states: fields of lists, and totals, which have no rules of their own. */
  readonly table?: (page: PageView) => readonly TableValue[];
  /** Pairs of fields of which the second is not the smaller: first and last day, issue and due date. */
  readonly ascending?: readonly (readonly [string, string])[];
  /** Pairs of fields that do not say the same: the two parties. */
  readonly different?: readonly (readonly [string, string])[];
  /** Fields that are read off the same words: both days of a period. */
  readonly together?: readonly (readonly string[])[];
  /** Whether it states amounts in one currency, which is then a field, too. */
  readonly hasCurrency?: boolean;
  /** No value is surer than this, 0..1: where labels alone tell what a value is. */
  readonly mostSure?: number;
  /** Whether labels, numbers and dates go on in the next line, and labels follow a value within its cell. */
  readonly hasNarrowColumns?: boolean;
  /** Whether a label is none within a sentence, nor behind the number of a form's box. */
  readonly labelsBeginCells?: boolean;
}

/** A field that was read off a table. */
export interface TableValue {
  /** With its place in its list: `earnings[0].amount`. */
  readonly name: string;
  readonly value: string | number;
  readonly span: PrintedSpan;
  /** 0..1: that it is the field's, the characters being right. */
  readonly likelihood: number;
}

export const fieldNamesOf = ({ fields, hasCurrency }: DocumentType): FieldName[] => [
  ...fields.map(({ name, kind, meaning }) => ({ name, kind, meaning })),
  ...(hasCurrency ? [CURRENCY_FIELD_NAME] : []),
];

/** A party of a document, like who pays and who is paid. */
export interface PartyRole {
  readonly is: 'person' | 'company';
  /** The concept of `words.json` that labels its name. */
  readonly named: string;
  /** The one that labels its address; `address` says of nobody and speaks of the party named last before it. */
  readonly addressed: string;
}
