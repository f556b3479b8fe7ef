import { type AnyCheck, defineCheck } from '@assay/forensics';
import { fraction } from '@assay/media';

/** What a document written by `tempFiles` asks these checks to do, in its last bytes. */
export type Misdeed = 'hang' | 'abort' | 'eat-memory' | 'fill-heap' | 'throw';

const asksFor = (bytes: Uint8Array, misdeed: Misdeed): boolean =>
  Buffer.from(bytes.subarray(-64)).toString('latin1').includes(`<${misdeed}>`);

/** A check of synchronous code, like a decoder's, that does its misdeed to documents that ask for it. */
const misbehaving = (misdeed: Misdeed, commit: () => void): AnyCheck =>
  defineCheck({
    id: `test.${misdeed}`,
    version: '1.0.0',
    reports: 'IMAGE_MANIPULATION',
    group: misdeed,
    weight: 'context',
    needs: ['bytes'],
    calibration: { points: [{ measure: 0, logLikelihoodRatio: 0 }], source: 'none: a test' },
    examine({ bytes }) {
      if (asksFor(bytes, misdeed)) commit();
      return {
        kind: 'examined',
        finding: { measure: fraction(0), summary: `did not ${misdeed}`, evidence: [], heat: [] },
      };
    },
  });

export const CHECKS: readonly AnyCheck[] = [
  misbehaving('throw', () => {
    throw new TypeError('the account number is 4711');
  }),
  misbehaving('hang', () => {
    for (;;);
  }),
  misbehaving('abort', () => process.abort()),
  misbehaving('eat-memory', () => {
    const eaten: Uint8Array[] = [];
    for (;;) eaten.push(new Uint8Array(4 * 1024 * 1024).fill(1));
  }),
  misbehaving('fill-heap', () => {
    // 256 MB at 8 bytes a number, then three times that at once: V8 refuses before the memory is touched.
    const numbers = new Array(2 ** 25).fill(0.5);
    numbers.concat(numbers, numbers);
  }),
];
