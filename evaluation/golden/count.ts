import { createHash } from 'node:crypto';
import { classifyDocument, readFields, readFigures, readLayout, statedFields } from '@assay/extraction';
import { CHECKS } from '@assay/forensics';
import type { DocumentText, Raster, ViewTypes } from '@assay/media';
import { checkAlone } from '../check-alone.js';
import { compareDocument, type DocumentOutcome } from '../documents/compare.js';
import { countByGroup, type GroupCount, kindOfDocument } from '../documents/whole-documents.js';
import type { GoldenDocument } from './pack.js';

/** What today's readers and checks make of the golden set. */
export interface GoldenCounts {
  readonly byKind: Readonly<Record<string, GroupCount>>;
  /** Kind and country, as `card mx`. */
  readonly byKindAndCountry: Readonly<Record<string, GroupCount>>;
  /** Honest documents that a semantic check finds fault with, as `check-id file`. */
  readonly accused: readonly string[];
}

/** What is answered to one document of the set: digests, so that any change is seen and nothing has to be kept. */
export interface GoldenAnswer {
  /** Of its class and fields, with their confidences in whole percents. */
  readonly read: string;
  /** Of how the semantic checks end, and what they find. */
  readonly checked: string;
}

/** Views that can be made of what the recognizer saw; the quality of pages needs their pixels. */
const VIEWS: ReadonlySet<string> = new Set(['text', 'codes', 'figures', 'layout', 'documentClass', 'fields']);
const SEMANTIC_CHECKS = CHECKS.filter(
  ({ id, needs }) =>
    id.startsWith('semantic.') &&
    id !== 'semantic.document-quality' &&
    needs.length > 0 &&
    needs.every((view) => VIEWS.has(view)),
);

/** Reads every document once more, counts what is right, and takes what is answered to each. */
export async function countGoldenSet(
  documents: readonly GoldenDocument[],
): Promise<{ readonly counts: GoldenCounts; readonly answers: Readonly<Record<string, GoldenAnswer>> }> {
  const outcomes: DocumentOutcome[] = [];
  const accused: string[] = [];
  const answers: Record<string, GoldenAnswer> = {};
  for (const document of documents) {
    const { outcome, views, read } = readGoldenDocument(document);
    outcomes.push(outcome);
    const checked: unknown[] = [];
    for (const { id } of SEMANTIC_CHECKS) {
      const { status, finding } = await checkAlone(id, views);
      if (status === 'FAIL') accused.push(`${id} ${document.known.file}`);
      checked.push([id, status, finding?.evidence.map(({ code }) => code)]);
    }
    answers[document.known.file] = { read: digestOf(read), checked: digestOf(checked) };
  }
  const counts = {
    byKind: countByGroup(outcomes, kindOfDocument),
    byKindAndCountry: countByGroup(
      outcomes,
      (outcome) => `${kindOfDocument(outcome)} ${outcome.known.country}`,
    ),
    accused: accused.sort(),
  };
  return { counts, answers };
}

/** Hexadecimal digits of a digest: enough for two not to be the same by chance. */
const DIGITS = 12;
const digestOf = (answer: unknown): string =>
  createHash('sha256').update(JSON.stringify(answer)).digest('hex').slice(0, DIGITS);

/** How each document's fields are read today. */
export const outcomesOfGoldenSet = (documents: readonly GoldenDocument[]): DocumentOutcome[] =>
  documents.map((document) => readGoldenDocument(document).outcome);

function readGoldenDocument({ known, text, codes }: GoldenDocument): {
  readonly outcome: DocumentOutcome;
  readonly views: Partial<ViewTypes>;
  readonly read: unknown;
} {
  const { country } = known;
  const documentClass = classifyDocument(text, codes, country);
  const { fields } = readFields({ text, codes, documentClass, country });
  const stated = statedFields(fields);
  const read = Object.fromEntries(stated.map(({ name, value, confidence }) => [name, { value, confidence }]));
  return {
    read: [
      documentClass?.name,
      stated.map(({ name, value, confidence }) => [name, value, Math.round(100 * confidence)]),
    ],
    // Why a value is wrong is not counted here: the text it may stand in is left out.
    outcome: compareDocument(known, { className: documentClass?.name, fields: read, text: '', cpuMs: 0 }),
    views: {
      raster: blankPage(text),
      text,
      codes,
      figures: readFigures(text),
      layout: readLayout(text),
      documentClass,
      fields: { fields },
    },
  };
}

/** A page as high as the first one, without its pixels: semantic checks ask for its shape alone. */
const blankPage = ({ pages }: DocumentText): Raster => ({
  width: Math.round(1000 * (pages[0]?.aspect ?? 1)),
  height: 1000,
  rgb: new Uint8Array(),
  orientation: 1,
});
