import type { IdFieldName } from '../field-names.js';
import LABELS from './labels.json' with { type: 'json' };

/**
 * What a label on an ID document announces: a field, the second of two surnames, or something that is not read (`other`)
 * and only ends the value before it.
 */
export type LabelMeaning = IdFieldName | 'secondLastName' | 'other';

/**
 * Labels in English, French, German, Spanish, Portuguese, Italian and Dutch, and the commonest of their neighbors;
 * compared without case, accents, spaces and punctuation. Sources: AAMVA DL/ID Card Design Standard 2020, table 1; ICAO
 * Doc 9303-4 and -5 (data element captions); EU Regulation 2019/1157 and Directive 2006/126/EC, annex I; descriptions of
 * USCIS cards, INE credentials, CNH, RG and CIN.
 */
export const ID_LABELS: readonly { readonly meaning: LabelMeaning; readonly label: string }[] =
  Object.entries(LABELS).flatMap(([meaning, lines]) =>
    lines.flatMap((line) => line.split('; ').map((label) => ({ meaning: meaning as LabelMeaning, label }))),
  );
