import type { DocumentField } from '@assay/media';
import { nameWords } from '../../names/name-words.js';
import { fieldValue } from './field-value.js';
import { issuerKey } from './issuer-key.js';
import { isMasked } from './masks.js';
import type { ReadIdentifier } from './types.js';

/** Names and days are compared whole: one that is not sure makes a document that nobody shares. */
const LEAST_CONFIDENCE = 0.7;
const MIN_WORDS = 2;
/** Banks and payrolls leave the last four digits in clear. */
const SHOWN_DIGITS = /\d{4}$/u;

/**
 * Pay stubs seldom print a number of their employee, and statements mask theirs. Such a document is told by
 * its issuer, its person and its day: the same again is the same stub or statement, unless namesakes are paid
 * by one employer on one day.
 */
export function namedDocuments(fields: readonly DocumentField[]): ReadIdentifier[] {
  const value = (name: string): string | undefined => fieldValue(fields, name, LEAST_CONFIDENCE);
  const number = value('accounts[0].accountNumber');
  const shown = number !== undefined && isMasked(number) ? SHOWN_DIGITS.exec(number)?.[0] : undefined;
  const stub = [
    issuerKey(value('employerName')),
    personKey(value('employeeName')),
    value('payDate') ?? value('payPeriodEndDate'),
  ];
  const statement = [
    issuerKey(value('bankName')),
    personKey(value('accountHolderName')),
    value('statementEndDate'),
    shown,
  ];
  return [...whole('payStub', stub), ...whole('statement', statement)];
}

const whole = (part: 'payStub' | 'statement', keys: readonly (string | undefined)[]): ReadIdentifier[] =>
  keys.includes(undefined) ? [] : [{ part, text: `${part}:${keys.join(':')}`, holds: undefined }];

/** The words of a name in any order. */
function personKey(name: string | undefined): string | undefined {
  const words = name === undefined ? [] : nameWords(name);
  return words.length < MIN_WORDS ? undefined : words.sort().join(' ');
}
