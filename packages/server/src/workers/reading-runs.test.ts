import fc from 'fast-check';
import { expect, test } from 'vitest';
import { READING_PARTS, type ReadingPart } from '../reading-parts.js';
import type { Stage } from './protocol.js';
import { readToTheEnd } from './reading-runs.js';
import type { RunEnd } from './run-end.js';
import type { DeathCause } from './types.js';

const READ: RunEnd = {
  kind: 'read',
  reading: {
    documentClass: undefined,
    fields: [],
    pageCount: 1,
    pagesUnread: 0,
    partsUnread: [],
    learnedFrom: [],
  },
};
const OPENING: Stage = { kind: 'opening' };
const reading = (part: ReadingPart): Stage => ({ kind: 'reading', part });
const died = (cause: DeathCause, stage: Stage, firstDocument = true, tookMs = 1): RunEnd => ({
  kind: 'died',
  cause,
  stage,
  firstDocument,
  tookMs,
});

/** Runs that end one after the other as given, then well; what each left out. */
async function runsEnding(...ends: readonly RunEnd[]) {
  const skipped: ReadingPart[][] = [];
  const ended = readToTheEnd(async ({ skip }) => {
    skipped.push([...skip]);
    return ends[skipped.length - 1] ?? READ;
  }, 1000);
  const code = await ended.then(
    () => 'read',
    (error) => error.code,
  );
  return { code, skipped };
}

test('a death while one part is read runs the document again without it', async () => {
  expect(await runsEnding(died('time', reading('text')), died('memory', reading('codes')))).toEqual({
    code: 'read',
    skipped: [[], ['text'], ['text', 'codes']],
  });
});

test('a death while opening costs the document', async () => {
  expect((await runsEnding(died('time', OPENING))).code).toBe('TIME_LIMIT');
  expect((await runsEnding(died('crash', OPENING))).code).toBe('DECODER_CRASHED');
});

test('a signal from outside, or a crash after other documents, is not laid to the document at once', async () => {
  expect((await runsEnding(died('killed', reading('text')))).skipped).toEqual([[], []]);
  expect(
    (await runsEnding(died('crash', reading('text'), false), died('crash', reading('text')))).skipped,
  ).toEqual([[], [], ['text']]);
});

test('when the time for reading is used up, the document is only opened', async () => {
  const { code, skipped } = await runsEnding(
    died('time', reading('text'), true, 500),
    died('time', reading('codes'), true, 350),
  );
  expect([code, skipped]).toEqual(['read', [[], ['text'], ['text', 'codes', 'fields']]]);
});

test('whatever dies, it ends, and runs take at most one time limit together', async () => {
  const cause = fc.constantFrom<DeathCause>('time', 'memory', 'crash', 'killed');
  const end = fc.record({
    cause,
    part: fc.nat(3),
    firstDocument: fc.boolean(),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(end), async (deaths) => {
      let totalMs = 0;
      const ended = readToTheEnd(async ({ skip }, limitMs) => {
        const { value } = deaths.next();
        const left = READING_PARTS.filter((part) => !skip.has(part));
        const part = left[value.part];
        const tookMs = value.cause === 'time' ? limitMs : value.share * limitMs;
        totalMs += tookMs;
        return died(value.cause, part ? reading(part) : OPENING, value.firstDocument, tookMs);
      }, 1000);
      await expect(ended).rejects.toMatchObject({ name: 'UndecodableError' });
      expect(totalMs).toBeLessThanOrEqual(1000 + 1e-6);
    }),
  );
});
