import type { DocumentClassName } from '@assay/media';
import { CURRENCY_FIELD_NAME, type FieldName } from '../fields/field-name.js';
import type { UnlabelledRule } from './unlabelled.js';
import type { ValueGrammar } from './value-grammars.js';

/** Where a value stands to its label. */
export type Place =
  | 'beside'
  | 'below'
  | 'above'
  | 'end of line'
  | 'in its box'
  | 'line of its box'
  | 'in its cell'
  | 'near';

/** A way to find a field's value: by a label, without one, or by nothing but how it is written. */
export type FieldRule = LabelledRule | { readonly unlabelled: UnlabelledRule } | AnywhereRule;

/** Every cell of the document that is written so. */
export interface AnywhereRule {
  readonly anywhere: ValueGrammar;
  readonly likelihood: number;
}

export interface LabelledRule {
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
  /** Whether nothing is said where two values are as likely as each other. */
  readonly isUnanimous?: boolean;
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
  /** Whether a label is none within a sentence, nor behind the number of a form's box. */
  readonly labelsBeginCells?: boolean;
}

export const fieldNamesOf = ({ fields, hasCurrency }: DocumentType): FieldName[] => [
  ...fields.map(({ name, kind, meaning }) => ({ name, kind, meaning })),
  ...(hasCurrency ? [CURRENCY_FIELD_NAME] : []),
];
