import { type AnyFingerprinter, FINGERPRINTERS } from '@assay/linking';

/**
 * The engine with one fingerprinter more: it ends the worker for a file that asks for it in its last bytes.
 */
export const DIE = '<die while fingerprinting>';

const dying: AnyFingerprinter = {
  id: 'test.die',
  needs: ['bytes'],
  take({ bytes }) {
    if (Buffer.from(bytes.subarray(-64)).toString('latin1').includes(DIE)) process.abort();
    return [];
  },
};
(FINGERPRINTERS as AnyFingerprinter[]).unshift(dying);
