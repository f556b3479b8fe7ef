import { UNDECODABLE_SENTENCES, UndecodableError } from '../analysis/index.js';
import { ValidationError } from '../errors.js';

/** A document that cannot be decoded is the sender's to mend: the worker's answer as a validation failure of `file`. */
export async function orUndecodable<Result>(working: Promise<Result>): Promise<Result> {
  try {
    return await working;
  } catch (error) {
    if (!(error instanceof UndecodableError)) throw error;
    const ctx = { reason: error.code };
    throw new ValidationError([{ loc: ['body', 'file'], msg: UNDECODABLE_SENTENCES[error.code], type: 'file_undecodable', ctx }]);
  }
}
