import { DATE_LABELS } from './date-labels.js';
import { IDENTIFIER_LABELS } from './identifier-labels.js';
import { ISSUE_LABELS } from './issue-labels.js';
import type { LabelEntry } from './meaning.js';
import { NAME_LABELS } from './name-labels.js';
import { PERSON_LABELS } from './person-labels.js';
import { UNREAD_LABELS } from './unread-labels.js';

/**
 * Labels in English, French, German, Spanish, Portuguese, Italian and Dutch, and the commonest of their
 * neighbours. Sources: AAMVA DL/ID Card Design Standard 2020, table 1; ICAO Doc 9303-4 and -5 (data element
 * captions); EU Regulation 2019/1157 and Directive 2006/126/EC, annex I; descriptions of USCIS cards, INE
 * credentials, CNH, RG and CIN.
 */
export const ID_LABELS: readonly LabelEntry[] = [
  ...NAME_LABELS,
  ...DATE_LABELS,
  ...IDENTIFIER_LABELS,
  ...PERSON_LABELS,
  ...ISSUE_LABELS,
  ...UNREAD_LABELS,
];
