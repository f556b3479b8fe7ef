import { bytesBehind, latin1, sniff } from '@assay/media';
import { defineCheck, type Evidence, type Examined } from '../../check.js';
import { endsAsZip, leadingFormat } from '../../pdf/file-damage/foreign-format.js';
import { CALIBRATION } from './calibration.js';
import { MEASURE } from './measure.js';
import { isOfCamera } from './of-cameras.js';

/** Of what lies behind, so much is searched for a script. */
const SEARCHED_BYTES = 4 * 1024 * 1024;

/** What programs that open web pages run wherever it stands: they pass over all that is no markup. */
const MARKUP = /<(?:!doctype html|html|script|hta:application|iframe|svg)[\s>]/iu;

/** Finds what is appended to a picture's file behind its end, and what else the file is by that. */
export const appendedBytes = defineCheck({
  id: 'provenance.appended-bytes',
  version: '1.0.0',
  reports: 'DOCUMENT_STRUCTURE',
  group: 'image-file',
  weight: 'context',
  // The second tells pictures from PDFs, which pdf.file-damage looks at.
  needs: ['bytes', 'metadata'],
  calibration: CALIBRATION,
  failsFrom: MEASURE.secondFormat,
  examine({ bytes }) {
    const format = sniff(bytes);
    if (!format || format === 'pdf') return { kind: 'not-applicable', because: 'This is no picture.' };
    const behind = withoutPadding(bytesBehind(bytes, format));
    if (behind.length === 0) return clean('The file ends where its picture ends.');
    const second = secondFormat(behind);
    if (second !== undefined) {
      const summary = `The file is a picture and, read another way, also ${second}, which lies behind the picture's end.`;
      return found(MEASURE.secondFormat, { code: 'SECOND_FORMAT', kind: 'structure', summary });
    }
    if (isOfCamera(behind))
      return clean('Behind the picture lies what cameras put there, such as a short film.');
    const count = `${behind.length} byte${behind.length === 1 ? '' : 's'}`;
    const summary = `Behind the end of the picture lie ${count} that belong to no picture.`;
    return found(MEASURE.unknownBytes, { code: 'BYTES_AFTER_END', kind: 'structure', summary });
  },
});

/** Zeros and line ends behind a picture fill up blocks, and are what transfer programs leave. */
function withoutPadding(bytes: Uint8Array): Uint8Array {
  const isPadding = (byte: number): boolean => byte === 0 || byte === 0x0a || byte === 0x0d || byte === 0xff;
  const start = bytes.findIndex((byte) => !isPadding(byte));
  return start < 0 ? bytes.subarray(bytes.length) : bytes.subarray(start);
}

function secondFormat(behind: Uint8Array): string | undefined {
  const text = latin1(behind.subarray(0, SEARCHED_BYTES));
  if (MARKUP.test(text)) return 'a web page';
  if (text.startsWith('%PDF-')) return 'a PDF';
  return leadingFormat(behind) ?? (endsAsZip(behind) ? 'a ZIP archive' : undefined);
}

const clean = (summary: string): Examined => ({
  kind: 'examined',
  finding: { measure: MEASURE.nothing, summary, evidence: [], heat: [] },
});

const found = (measure: number, evidence: Evidence): Examined => ({
  kind: 'examined',
  finding: { measure, summary: evidence.summary, evidence: [evidence], heat: [] },
});
