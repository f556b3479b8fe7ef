import { defineFingerprinter } from '../../fingerprinter.js';
import type { Fingerprint } from '../../types.js';
import { sha256Hex } from '../sha256.js';
import { earlierFileEnds } from './earlier-files.js';

const sha256Of = async (part: string, bytes: Uint8Array): Promise<Fingerprint> => ({
  kind: 'file',
  part,
  value: { form: 'exact', text: await sha256Hex(bytes) },
});

/** SHA-256 of the upload: the same file again. */
export const file = defineFingerprinter({
  id: 'file',
  needs: ['bytes'],
  take: async ({ bytes }) => [await sha256Of('upload', bytes)],
});

/**
 * SHA-256 of each file that a PDF may have been before it was appended to. Apart from the upload's, which
 * needs no PDF that can be read.
 */
export const earlierFiles = defineFingerprinter({
  id: 'file.revisions',
  needs: ['pdf'],
  take: ({ pdf }) =>
    Promise.all(earlierFileEnds(pdf).map((end) => sha256Of('revision', pdf.bytes.subarray(0, end)))),
});
