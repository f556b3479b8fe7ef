import { writeSync } from 'node:fs';
import { type AnyCheck, defineCheck } from '@assay/forensics';
import { fraction } from '@assay/media';

/** A worker's descriptors: of messages and of stages. */
const [MESSAGES, STAGES] = [3, 4];

/** What a document whose last bytes name it makes the worker do, as if a decoder had been taken over. */
export const LIES = [
  'wrong-bytes',
  'json-of-another-shape',
  'huge-frame',
  'words-cut-short',
  'unknown-check',
  'check-said-twice',
  'answer-to-another-question',
  'flood',
  'flood-of-stages',
  'silence',
] as const;
export type Lie = (typeof LIES)[number];

/** A pipe that is full says EAGAIN: the server reads on, unless it has killed this process by then. */
function writeWhole(descriptor: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) {
    try {
      written += writeSync(descriptor, bytes, written);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
  }
}

function words(message: unknown, textLength?: number): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  const lengths = Buffer.alloc(9);
  lengths.writeUInt32LE(text.length + 5);
  lengths.writeUInt8(1, 4);
  lengths.writeUInt32LE(textLength ?? text.length, 5);
  return Buffer.concat([lengths, text]);
}

const examined = (checks: readonly unknown[]) => ({
  kind: 'examined',
  examination: { subject: 'document', checks, heatmaps: [], marks: [], markedPages: [], pageCount: 1 },
});
const ended = (result: unknown) => ({ kind: 'ended', runId: 1, result, broken: [], rssBytes: 1 });
const check = (checkId: string) => ({
  checkId,
  version: '1.0.0',
  reports: 'DOCUMENT_STRUCTURE',
  outcome: { kind: 'not-applicable', because: 'nothing is wrong with it, believe me' },
});

const TELL: Readonly<Record<Lie, () => void>> = {
  'wrong-bytes': () => writeWhole(MESSAGES, Uint8Array.from([0, 0, 0, 4, 255, 255, 255, 255])),
  'json-of-another-shape': () => writeWhole(MESSAGES, words({ kind: 'ended', rssBytes: 1 })),
  'huge-frame': () => writeWhole(MESSAGES, Uint8Array.from([255, 255, 255, 127, 1, 0, 0, 0])),
  'words-cut-short': () => writeWhole(MESSAGES, words(ended(examined([])), 1_000_000)),
  'unknown-check': () => writeWhole(MESSAGES, words(ended(examined([check('pwned.check')])))),
  'check-said-twice': () =>
    writeWhole(MESSAGES, words(ended(examined([check('test.lie'), check('test.lie')])))),
  'answer-to-another-question': () =>
    writeWhole(MESSAGES, words(ended({ kind: 'compared', comparison: { kind: 'lost' } }))),
  flood: () => {
    for (;;) writeWhole(MESSAGES, words({ kind: 'ready', rssBytes: 1 }));
  },
  'flood-of-stages': () => {
    const stage = { kind: 'check', checkId: 'test.lie' };
    const line = Buffer.from(`${JSON.stringify({ runId: 1, stage })}\n`.repeat(1_000));
    for (;;) writeWhole(STAGES, line);
  },
  silence: () => {
    for (;;);
  },
};

export const CHECKS: readonly AnyCheck[] = [
  defineCheck({
    id: 'test.lie',
    version: '1.0.0',
    reports: 'DOCUMENT_STRUCTURE',
    group: 'lie',
    weight: 'context',
    needs: ['bytes'],
    calibration: { points: [{ measure: 0, logLikelihoodRatio: 0 }], source: 'none: a test' },
    async examine({ bytes }) {
      const end = Buffer.from(bytes.subarray(-64)).toString('latin1');
      const lie = LIES.find((one) => end.includes(`<${one}>`));
      if (lie) {
        TELL[lie]();
        // What was told is the last that is heard of this worker.
        for (;;);
      }
      return {
        kind: 'examined',
        finding: { measure: fraction(0), summary: 'told the truth', evidence: [], heat: [] },
      };
    },
  }),
];
