import { isArray, isString, type PdfRevision } from '@assay/media';
import { defineFingerprinter } from '../../fingerprinter.js';
import { hexOf } from '../hexadecimal.js';
import { isTellingId } from './telling-id.js';

/**
 * First element of /ID: permanent, made with the document and kept by whoever updates it (ISO 32000-2, 14.4).
 * The second names this one save.
 */
function permanentId(revision: PdfRevision): string | undefined {
  const id = revision.resolve(revision.trailer.entries.get('ID'));
  const first = isArray(id) ? revision.resolve(id.items[0]) : null;
  return isString(first) && isTellingId(first.bytes) ? hexOf(first.bytes) : undefined;
}

/**
 * The permanent identifier of the first save and, where a program put another in its place, that of the
 * newest.
 */
export const pdfId = defineFingerprinter({
  id: 'pdf-id',
  needs: ['pdf'],
  take({ pdf }) {
    const ends = [pdf.revisions[0], pdf.revisions.at(-1)];
    const ids = new Set(ends.flatMap((revision) => (revision ? (permanentId(revision) ?? []) : [])));
    return [...ids].map((text) => ({ kind: 'pdf-id', part: 'permanentId', value: { form: 'exact', text } }));
  },
});
