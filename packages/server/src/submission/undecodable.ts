import { ValidationError } from '../errors.js';
import {
  type NamedFile,
  NO_INVOICE_SENTENCE,
  type PairFile,
  UNDECODABLE_SENTENCES,
  UndecodableError,
} from '../workers/index.js';

/** The form fields of a pair of files. */
export const PAIR_FIELDS = {
  id: 'idFile',
  idBack: 'idBackFile',
  selfie: 'selfieFile',
} as const satisfies Record<PairFile, string>;

/** The file of its electronic invoice beside a document. */
export const INVOICE_FIELD = 'invoiceFile';

const FIELDS: Readonly<Record<NamedFile, string>> = { ...PAIR_FIELDS, invoice: INVOICE_FIELD };

/**
 * A file that cannot be decoded is the sender's to mend: the worker's answer as a validation failure of its
 * field.
 */
export async function orUndecodable<Result>(working: Promise<Result>): Promise<Result> {
  try {
    return await working;
  } catch (error) {
    if (!(error instanceof UndecodableError)) throw error;
    const { code, file } = error;
    const loc = ['body', file === undefined ? 'file' : FIELDS[file]];
    const msg = file === 'invoice' ? NO_INVOICE_SENTENCE : UNDECODABLE_SENTENCES[code];
    throw new ValidationError([{ loc, msg, type: 'file_undecodable', ctx: { reason: code } }]);
  }
}
