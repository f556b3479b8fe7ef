import type { ComposedDocument } from './composed-document.js';
import type { Family } from './families.js';

/** Stated values that an issuer words, not a customer: they count as labels. */
const WORDED = /(?:\.description|\.accountType)$/;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Runs of text, each from one place of the page: what stands between two tags, or in one column of a line printer. */
const textRuns = ({ drawing }: ComposedDocument): string[] =>
  drawing.markup
    .replace(/<style>.*?<\/style>|<desc>.*?<\/desc>|<title>.*?<\/title>/gs, '')
    .split(/<[^>]*>|\n| {2,}|\.{3,}/)
    .map((run) =>
      folded(
        run
          .replace(/&nbsp;/g, ' ')
          .replace(/&lt;/g, '<')
          .replace(/&amp;/g, '&'),
      ),
    );

/**
 * The wordings that a document prints, without regard to case, accents and marks: all its text less the values that it states, the family's
 * names, words with a digit in them, and machine-readable zones.
 */
export function printedLabels(document: ComposedDocument, names: Family['names']): Set<string> {
  const lists = Object.values(names).flatMap((list) => Object.values(list).flat() as string[]);
  // Cards print surnames apart.
  const surnames = Object.values(names).flatMap(({ familyNames }) =>
    familyNames.flatMap((name) => name.split(' ')),
  );
  const stated = document.stated.filter(({ path }) => !WORDED.test(path)).map(({ raw }) => raw);
  const values = [
    ...new Set([...lists, ...stated, ...surnames.filter(({ length }) => length > 3)].map(folded)),
  ].sort((one, other) => other.length - one.length);
  const value = new RegExp(
    `(?<![\\p{L}\\d])(?:${values.map(asPattern).join('|')})(?![\\p{L}\\d])|\\S*[\\d<]\\S*`,
    'gu',
  );
  const pieces = textRuns(document).flatMap((run) => run.split(value));
  const labels = pieces.map((piece) => piece.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').replace(/\s+/g, ' '));
  return new Set(labels.filter((label) => label.length > 1));
}
