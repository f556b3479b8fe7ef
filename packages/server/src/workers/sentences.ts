import type { CheckOutcome } from '@assay/forensics';
import type { UndecodableError } from './types.js';

/** Why a document cannot be opened, for whoever sent it. */
export const UNDECODABLE_SENTENCES: Readonly<Record<UndecodableError['code'], string>> = {
  EMPTY: 'The file is empty',
  TRUNCATED: 'The file ends too early',
  NOT_DECODABLE: 'The file cannot be decoded',
  PASSWORD_REQUIRED: 'The file cannot be opened without its password',
  ENCRYPTED: 'The video is encrypted',
  NO_PAGES: 'The document has no pages',
  NO_VIDEO: 'The file holds no moving pictures',
  CODEC_NOT_SUPPORTED: 'The video is coded in a way that is not decoded',
  TOO_MANY_PIXELS: 'The image has more pixels than are examined',
  TOO_LARGE_INFLATED: 'The file grows too large when it is unpacked',
  TOO_DEEPLY_NESTED: 'The structure of the file is nested too deeply',
  TOO_LONG: 'The video is longer than is examined',
  TOO_MANY_FRAMES: 'The video has more frames than are examined',
  TIME_LIMIT: 'The file takes too long to decode',
  MEMORY_LIMIT: 'The file takes too much memory to decode',
  DECODER_CRASHED: 'The file cannot be decoded',
  NO_VIDEO_DECODER: 'Videos cannot be decoded on the platform of this server; a picture can',
};

/**
 * The same of the electronic invoice beside a document: one with more bytes, elements or levels than are read
 * (packages/media) is none either.
 */
export const NO_INVOICE_SENTENCE =
  'The file should be an electronic invoice: well-formed XML of at most 8 MiB in CII, UBL, CFDI or NF-e';

/** How a check ended, in one sentence. May quote the document: never to be logged. */
export function detailsOf(outcome: CheckOutcome): string {
  switch (outcome.kind) {
    case 'examined':
      return outcome.finding.summary;
    case 'not-applicable':
      return outcome.because;
    case 'broken':
      return `The check could not be completed (${outcome.errorCode}).`;
  }
}
