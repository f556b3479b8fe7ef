import { defineFingerprinter } from '../../fingerprinter.js';
import { sha256Hex } from './sha256.js';

/** SHA-256 of the upload: the same file again. */
export const file = defineFingerprinter({
  id: 'file',
  needs: ['bytes'],
  async take({ bytes }) {
    return [{ kind: 'file', part: 'upload', value: { form: 'exact', text: await sha256Hex(bytes) } }];
  },
});
