import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { GroupCount } from '../documents/whole-documents.js';
import { countGoldenSet, type GoldenCounts } from './count.js';
import { readGoldenSet } from './pack.js';
import { GOLDEN_COUNTS, GOLDEN_SET } from './places.js';

/** Points of a hundred that a kind may lose. */
const ALLOWED_LOSS = 0.3;

const percent = (count: number, total: number): number => (100 * count) / Math.max(1, total);
const fieldsRight = ({ rightFields, fields }: GroupCount): number => percent(rightFields, fields);
const wholeRight = ({ wholeDocuments, documents }: GroupCount): number => percent(wholeDocuments, documents);
/** Whole documents that a kind may lose: one that stands on an edge is no verdict on a reader. */
const wholeFloor = (count: GroupCount): number =>
  wholeRight(count) - Math.max(ALLOWED_LOSS, percent(1, count.documents));

test('no kind of document is read worse than it was, and no honest one is newly accused', async () => {
  const before = JSON.parse(readFileSync(GOLDEN_COUNTS, 'utf8')) as GoldenCounts;
  const documents = readGoldenSet(fileURLToPath(GOLDEN_SET));
  const now = await countGoldenSet(documents);
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
}, 300_000);
