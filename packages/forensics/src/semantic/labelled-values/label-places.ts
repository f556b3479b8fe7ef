import type { TextLine } from '../printed-text/text-lines.js';
import { type Field, LABELS, type Language } from './labels.js';

/** A label on a line; `from` and `to` are places in the line's text, `to` after colons and the like. */
export interface LabelPlace {
  readonly field: Field;
  /** Without accents and capitals. */
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

/** The fields each label may stand for; Spanish and Portuguese share some, never for different fields. */
const FIELD_OF = new Map<string, Field>(
  (Object.entries(LABELS) as [Field, Record<Language, readonly string[]>][]).flatMap(([field, byLanguage]) =>
    Object.values(byLanguage).flatMap((labels) => labels.map((label): [string, Field] => [label, field])),
  ),
);

/** A dot may follow each shortened word: "Acct. No.", "No. de cuenta". */
const pattern = (label: string): string =>
  label.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '[.:]? ');

/** Longer labels first, so that "account number" is not read as "account". */
const LABEL = new RegExp(
  `(?<![\\p{L}\\d])(${[...FIELD_OF.keys()]
    .sort((one, other) => other.length - one.length)
    .map(pattern)
    .join('|')})(?![\\p{L}])[\\s.:#º°-]*`,
  'gu',
);

/**
 * Right before a label, these name a day that is still to come: "next statement date", "proxima fecha de
 * corte".
 */
const STILL_TO_COME =
  /(?<!\p{L})(?:next|upcoming|scheduled|estimated|expected|future|proxim[oa]|siguiente) $/u;

/** The labels of a line from left to right. */
export function labelPlaces(line: TextLine): LabelPlace[] {
  return [...line.folded.matchAll(LABEL)].flatMap((match) => {
    const label = (match[1] ?? '').replace(/[.:] /g, ' ');
    const field = FIELD_OF.get(label);
    return field && !STILL_TO_COME.test(line.folded.slice(0, match.index))
      ? [{ field, label, from: match.index, to: match.index + match[0].length }]
      : [];
  });
}
