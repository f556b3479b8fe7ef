import type { DocumentClassName } from '@assay/media';
import { CURRENCY_FIELD_NAME, type FieldName } from '../fields/field-name.js';
import type { UnlabelledRule } from './unlabelled.js';
import type { ValueGrammar } from './value-grammars.js';

/** Where a value stands to its label. */
export type Place = 'beside' | 'below' | 'end of line' | 'in its box' | 'line of its box' | 'near';

/** A way to find a field's value: by a label, or without one. */
export type FieldRule = LabelledRule | { readonly unlabelled: UnlabelledRule };

export interface LabelledRule {
  /** A key of the type's `words.json`. */
  readonly concept: string;
  readonly value: ValueGrammar;
  /** Where it is looked for, the likeliest place first. By default beside, then below. */
  readonly places?: readonly Place[];
  /** How likely a value at the first place is the field's; by default .9. */
  readonly likelihood?: number;
}

export interface FieldDescriptor extends FieldName {
  readonly rules: readonly FieldRule[];
}

/** A kind of document as data: which classes are read so, its fields, and how each is found. */
export interface DocumentType {
  /** The heading of its fields in `docs/fields.md`. */
  readonly heading: string;
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
}

export const fieldNamesOf = ({ fields, hasCurrency }: DocumentType): FieldName[] => [
  ...fields.map(({ name, kind, meaning }) => ({ name, kind, meaning })),
  ...(hasCurrency ? [CURRENCY_FIELD_NAME] : []),
];
