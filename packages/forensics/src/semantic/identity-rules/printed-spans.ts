import { daysBetween } from '@assay/identifiers';
import type { FieldReading } from '@assay/media';
import { wholeYears } from './calendar.js';
import { MEASURE } from './measure.js';
import { type IdentityDocument, NOT_APPLICABLE, type Rule, type RuleObservation, seen } from './rule.js';

/** Licenses to learn begin at 14 in the places that admit them earliest; mopeds in Europe at 14, too. */
const LEAST_LICENSE_AGE_YEARS = 14;
/** Clocks and time zones. */
const SUBMISSION_SLACK_DAYS = 2;

const SPAN_DATES = ['dateOfBirth', 'dateOfIssue', 'expirationDate'] as const;
type WholeDates = (name: (typeof SPAN_DATES)[number]) => FieldReading | undefined;

/**
 * The dates of birth, issue and expiry in print. One of two digits beside years of four has lost digits of
 * its year, and is left out.
 */
function wholeDates({ printed }: IdentityDocument): WholeDates {
  const hasLongYear = ({ raw }: FieldReading): boolean => /\d{4}/u.test(raw);
  const areLong = SPAN_DATES.some((name) => {
    const date = printed(name);
    return date !== undefined && hasLongYear(date);
  });
  return (name) => {
    const date = printed(name);
    return date && (!areLong || hasLongYear(date)) ? date : undefined;
  };
}

/**
 * Birth, issue and expiry in print against each other and the day of submission. Expired documents are told,
 * never counted.
 */
export const printedSpanRules: Rule = (document) => {
  const { receivedOn } = document;
  const printed = wholeDates(document);
  const [birth, issue, expiry] = [printed('dateOfBirth'), printed('dateOfIssue'), printed('expirationDate')];
  if ([birth, issue, expiry].filter((date) => date !== undefined).length < 2 && !(expiry && receivedOn))
    return NOT_APPLICABLE;
  const found: RuleObservation[] = [];
  // On one and the same day, one label was taken for the other.
  if (birth && issue && String(issue.value) < String(birth.value))
    found.push(
      seen(
        {
          measure: MEASURE.contradicting,
          code: 'ISSUED_BEFORE_BIRTH',
          summary: `The document was issued on ${issue.raw}, before its holder was born on ${birth.raw}.`,
        },
        issue,
        { before: birth.raw, after: issue.raw },
        [birth, issue],
      ),
    );
  if (issue && expiry && String(expiry.value) < String(issue.value))
    found.push(
      seen(
        {
          measure: MEASURE.contradicting,
          code: 'EXPIRES_BEFORE_ISSUE',
          summary: `The document expired on ${expiry.raw}, before it was issued on ${issue.raw}.`,
        },
        expiry,
        { before: issue.raw, after: expiry.raw },
        [issue, expiry],
      ),
    );
  return {
    applies: true,
    seen: [...found, ...underAge(document, printed), ...againstSubmission(document, printed)],
  };
};

function underAge({ documentClass }: IdentityDocument, printed: WholeDates): RuleObservation[] {
  const [birth, issue] = [printed('dateOfBirth'), printed('dateOfIssue')];
  if (!birth || !issue || birth.value === issue.value || documentClass?.name !== 'identity/driver_license')
    return [];
  const age = wholeYears(String(birth.value), String(issue.value));
  if (!(age >= 0 && age < LEAST_LICENSE_AGE_YEARS)) return [];
  const summary = `The license was issued on ${issue.raw} to a holder born on ${birth.raw}, at the age of ${age}.`;
  return [
    seen(
      { measure: MEASURE.odd, code: 'HOLDER_UNDER_AGE', summary },
      issue,
      { before: birth.raw, after: issue.raw },
      [birth, issue],
    ),
  ];
}

function againstSubmission({ receivedOn, field }: IdentityDocument, printed: WholeDates): RuleObservation[] {
  const found: RuleObservation[] = [];
  const [issue, expiry] = [printed('dateOfIssue'), field('expirationDate')];
  if (receivedOn && issue && daysBetween(receivedOn, String(issue.value)) > SUBMISSION_SLACK_DAYS)
    found.push(
      seen(
        {
          measure: MEASURE.contradicting,
          code: 'ISSUED_AFTER_SUBMISSION',
          summary: `The document says that it was issued on ${issue.raw}; it was submitted on ${receivedOn}.`,
        },
        issue,
        { before: receivedOn, after: issue.raw },
        [issue],
      ),
    );
  if (receivedOn && expiry && String(expiry.value) < receivedOn)
    found.push(
      seen(
        {
          measure: MEASURE.told,
          code: 'EXPIRED',
          summary: `The document expired on ${expiry.value}; that says nothing of manipulation.`,
        },
        expiry,
        { after: String(expiry.value) },
      ),
    );
  return found;
}
