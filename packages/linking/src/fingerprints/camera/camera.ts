import { type CameraMetadata, readCamera } from '@assay/media';
import { defineFingerprinter } from '../../fingerprinter.js';
import type { Fingerprint } from '../../types.js';
import { sha256OfText } from '../sha256.js';
import { jpegsOf } from './pictures-in-pdf.js';
import { plainOf, serialNumber } from './serial-number.js';

/** Bodies and lenses of one document; a photographed document was taken by one camera. */
const MAX_CAMERAS = 4;

/** Which body and which lens, as texts: numbers are unique for a make and model only. */
function partsOf({
  make = '',
  model = '',
  bodySerialNumber,
  lensModel = '',
  lensSerialNumber,
}: CameraMetadata): [part: string, text: string][] {
  const body = serialNumber(bodySerialNumber, model);
  const lens = serialNumber(lensSerialNumber, lensModel);
  const parts: [string, string][] = [];
  if (body) parts.push(['body', [plainOf(make), plainOf(model), body].join('\n')]);
  if (lens && lens !== body) parts.push(['lens', [plainOf(make), plainOf(lensModel), lens].join('\n')]);
  return parts;
}

/**
 * The serial numbers of the camera and its lens that a picture names, uploaded or as it was put into a PDF.
 */
export const camera = defineFingerprinter({
  id: 'camera',
  needs: ['bytes'],
  optional: ['pdf'],
  async take({ bytes, pdf }) {
    const found = new Map<string, string>();
    for (const picture of pdf ? jpegsOf(pdf) : [bytes]) {
      for (const [part, text] of partsOf(readCamera(picture)))
        if (found.size < MAX_CAMERAS) found.set(`${part}\n${text}`, part);
    }
    const taken = [...found].map(
      async ([text, part]): Promise<Fingerprint> => ({
        kind: 'camera',
        part,
        value: { form: 'exact', text: await sha256OfText(text) },
      }),
    );
    return Promise.all(taken);
  },
});
