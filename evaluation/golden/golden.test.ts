import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DETECTION_MODELS, PARSING_MODELS } from '@assay/server';
import { beforeAll, expect, test } from 'vitest';
import type { GroupCount } from '../documents/whole-documents.js';
import { writeMeasured } from '../report/measured-page.js';
import { countGoldenSet, type GoldenAnswer, type GoldenCounts } from './count.js';
import { readGoldenSet } from './pack.js';
import { GOLDEN_ANSWERS, GOLDEN_COUNTS, GOLDEN_SET } from './places.js';
import { thresholdRows } from './thresholds.js';

/** Points of a hundred that a kind may lose. */
const ALLOWED_LOSS = 0.3;

const percent = (count: number, total: number): number => (100 * count) / Math.max(1, total);
const fieldsRight = ({ rightFields, fields }: GroupCount): number => percent(rightFields, fields);
const wholeRight = ({ wholeDocuments, documents }: GroupCount): number => percent(wholeDocuments, documents);
/** Whole documents that a kind may lose: one that stands on an edge is no verdict on a reader. */
const wholeFloor = (count: GroupCount): number =>
  wholeRight(count) - Math.max(ALLOWED_LOSS, percent(1, count.documents));

const documents = readGoldenSet(fileURLToPath(GOLDEN_SET));
let golden: Awaited<ReturnType<typeof countGoldenSet>>;
beforeAll(async () => {
  golden = await countGoldenSet(documents);
}, 300_000);

test('no kind of document is read worse than it was, and no honest one is newly accused', () => {
  const before = JSON.parse(readFileSync(GOLDEN_COUNTS, 'utf8')) as GoldenCounts;
  const now = golden.counts;
  expect(documents.length).toBe(Object.values(before.byKind).reduce((sum, kind) => sum + kind.documents, 0));
  for (const [kind, count] of Object.entries(before.byKind)) {
    const today = now.byKind[kind];
    if (!today) throw new RangeError(`expected documents of the kind ${kind}`);
    expect(fieldsRight(today), `fields of a ${kind}`).toBeGreaterThanOrEqual(
      fieldsRight(count) - ALLOWED_LOSS,
    );
    expect(wholeRight(today), `whole documents of a ${kind}`).toBeGreaterThanOrEqual(wholeFloor(count));
  }
  expect(now.accused.filter((accusation) => !before.accused.includes(accusation))).toEqual([]);
});

interface GoldenAnswers {
  readonly versions: { readonly performance: string; readonly document: string };
  readonly answers: Readonly<Record<string, GoldenAnswer>>;
}

test('no page of the set is answered otherwise than recorded under this version of its model', () => {
  const known = JSON.parse(readFileSync(GOLDEN_ANSWERS, 'utf8')) as GoldenAnswers;
  const versions = {
    performance: PARSING_MODELS.performance.version,
    document: DETECTION_MODELS.document.version,
  };
  if (process.env.ANSWERS === 'record') {
    writeFileSync(GOLDEN_ANSWERS, `${JSON.stringify({ versions, answers: golden.answers }, null, 1)}\n`);
    writeMeasured('golden-bounds', thresholdRows(documents), 'fields.md');
    return;
  }
  expect(known.versions, 'record the answers of the new version (CONTRIBUTING.md)').toEqual(versions);
  const changed = (part: keyof GoldenAnswer): string[] =>
    Object.keys(known.answers).filter((file) => golden.answers[file]?.[part] !== known.answers[file]?.[part]);
  const words = (model: string): string =>
    `raise the version of the model ${model}, then record its answers (CONTRIBUTING.md)`;
  expect(changed('read'), words('performance')).toEqual([]);
  expect(changed('checked'), words('document')).toEqual([]);
});

test('docs/fields.md says what each bound of confidence keeps of the set', () => {
  const page = readFileSync(new URL('../../docs/fields.md', import.meta.url), 'utf8');
  expect(page, 'record the answers (CONTRIBUTING.md)').toContain(thresholdRows(documents));
});
