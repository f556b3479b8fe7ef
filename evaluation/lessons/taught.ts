import { createHash } from 'node:crypto';
import {
  applyLessons,
  type Correction,
  classifyDocument,
  type FieldInput,
  type KeyOf,
  readFields,
  type StoredLesson,
  statedFields,
  takeLesson,
} from '@assay/extraction';
import type { DocumentField } from '@assay/media';
import { compareDocument, type DocumentOutcome } from '../documents/compare.js';
import type { GoldenDocument } from '../golden/pack.js';

const TODAY = new Date().toISOString().slice(0, 10);
const KEY_BYTES = 6;

/** In place of an organization's keyed hash. */
export const keyOf: KeyOf = (word) => createHash('sha256').update(word).digest().readUIntBE(0, KEY_BYTES);

/** A document with what is read of it when nothing was learned. */
export interface ReadGolden {
  readonly document: GoldenDocument;
  readonly input: FieldInput;
  readonly fields: readonly DocumentField[];
  readonly outcome: DocumentOutcome;
}

export function readGolden(document: GoldenDocument): ReadGolden {
  const { known, text, codes } = document;
  const documentClass = classifyDocument(text, codes, known.country);
  const input = { text, codes, documentClass, country: known.country, receivedOn: TODAY };
  const { fields } = readFields(input);
  return { document, input, fields, outcome: outcomeOf({ document, input }, fields) };
}

/** What is right of some fields of a document. */
export function outcomeOf(
  { document: { known }, input }: Pick<ReadGolden, 'document' | 'input'>,
  fields: readonly DocumentField[],
): DocumentOutcome {
  const values = Object.fromEntries(
    statedFields(fields).map(({ name, value, confidence }) => [name, { value, confidence }]),
  );
  return compareDocument(known, {
    className: input.documentClass?.name,
    fields: values,
    text: '',
    cpuMs: 0,
  });
}

/**
 * What a person who sees the page corrects: every value that is wrong, missing or too many. Lines of lists are named as they were
 * read, those that were not read behind the last.
 */
export function correctionsOf({ fields, outcome }: Pick<ReadGolden, 'fields' | 'outcome'>): Correction[] {
  const added = new Map<string, string>();
  const next = new Map<string, number>();
  const lineOf = (path: string): string => {
    const list = path.replace(/\[\d+\]$/u, '');
    const known = added.get(path);
    if (known) return known;
    const read = fields
      .filter(({ name }) => name.startsWith(`${list}[`))
      .map(({ name }) => Number.parseInt(name.slice(list.length + 1), 10));
    const index = next.get(list) ?? Math.max(-1, ...read) + 1;
    next.set(list, index + 1);
    added.set(path, `${list}[${index}]`);
    return `${list}[${index}]`;
  };
  return outcome.fields.flatMap(({ path, verdict, expected, read, lineAt }): Correction[] => {
    if (verdict === 'right' || (expected === undefined && read === undefined)) return [];
    const line = lineAt && (lineAt.isRead ? lineAt.path : lineOf(lineAt.path));
    return [{ path: line ? `${line}.${path.replace(/^.*\./u, '')}` : path, is: expected }];
  });
}

export const lessonOf = (read: ReadGolden, parseId: number) => {
  const taken = takeLesson(read.input, read.fields, correctionsOf(read), keyOf);
  return { ...taken, stored: taken.lesson && ({ parseId, lesson: taken.lesson } satisfies StoredLesson) };
};

/** A document read with lessons. */
export function readWith(read: ReadGolden, lessons: readonly StoredLesson[]) {
  const started = process.cpuUsage();
  const { fields } = applyLessons(read.input, read.fields, lessons, keyOf);
  const { user, system } = process.cpuUsage(started);
  return { fields, outcome: outcomeOf(read, fields), cpuMs: (user + system) / 1000 };
}
