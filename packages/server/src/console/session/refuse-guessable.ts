import { isGuessable } from '../../accounts/guessable.js';
import { ValidationError, type ValidationIssue } from '../../errors.js';

/** @throws ValidationError for a password that is tried first; the password is not sent back */
export function refuseGuessable(
  password: string,
  loc: ValidationIssue['loc'],
  ofPerson: readonly string[],
): void {
  if (!isGuessable(password, ofPerson)) return;
  throw new ValidationError([
    {
      loc,
      msg: 'Input should not be a common password, or the name or address of the person',
      type: 'password_guessable',
    },
  ]);
}
