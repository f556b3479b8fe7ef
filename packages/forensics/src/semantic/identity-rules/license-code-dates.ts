import { calendarDate, daysBetween } from '@assay/identifiers';
import type { AamvaContent, Barcode } from '@assay/media';
import { wholeYears, yearsAfter } from './calendar.js';
import { MEASURE } from './measure.js';
import { type RuleObservation, seen } from './rule.js';

/** Days on which the holder comes of an age (AAMVA DL/ID Card Design Standard 2020, table D.3). */
const AGES = [
  ['DDH', 18],
  ['DDI', 19],
  ['DDJ', 21],
] as const;
/** Some issuers name the day before the birthday, and the first of March for 29 February. */
const AGE_SLACK_DAYS = 1;

/** Learners begin at 14 in the states that admit them earliest. */
const LEAST_AGE_YEARS = 14;
/**
 * Longest of the states but Arizona, whose licenses last to the age of 65: twelve years, and the days to the
 * birthday.
 */
const MOST_VALIDITY_YEARS = 13;
const ARIZONA = '636026';

/**
 * A coded date: eight digits; what they mean under the form of the card's country and version, and whether
 * they are a day at all.
 */
export interface CodedDate {
  readonly text: string;
  readonly day: string | undefined;
  readonly isUsualForm: boolean;
}

/**
 * `MMDDCCYY` in the United States from version 2 on, `CCYYMMDD` in Canada and version 1. @returns undefined
 * for what is filled in for no date, the years 0 and 9999 among it
 */
export function codedDate(content: AamvaContent, element: string): CodedDate | undefined {
  const text = content.elements[element]?.replace(/[-/]/gu, '') ?? '';
  if (!/^\d{8}$/u.test(text) || /^(?:0{4}\d{4}|\d{4}0{4}|9{4}\d{4}|\d{4}9{4})$/u.test(text)) return undefined;
  const monthFirst = calendarDate(Number(text.slice(4)), Number(text.slice(0, 2)), Number(text.slice(2, 4)));
  const yearFirst = calendarDate(Number(text.slice(0, 4)), Number(text.slice(4, 6)), Number(text.slice(6)));
  const sane = (day: string | undefined): string | undefined =>
    day && /^(?:19|20|21)/u.test(day) ? day : undefined;
  const [usual, other] =
    content.version === 1 || content.elements.DCG === 'CAN'
      ? [yearFirst, monthFirst]
      : [monthFirst, yearFirst];
  return { text, day: sane(usual) ?? sane(other), isUsualForm: sane(usual) !== undefined };
}

/**
 * The dates of a license's bar code against each other. They were coded by a program from one record, so a
 * misreading is no explanation.
 */
export function codeDateRules(barcode: Barcode, content: AamvaContent): RuleObservation[] {
  const of = (element: string): string | undefined => codedDate(content, element)?.day;
  const [birth, issue, expiry] = [of('DBB'), of('DBD'), of('DBA')];
  const told = (measure: number, code: string, summary: string, before: string, after: string) =>
    seen({ measure, code, summary }, barcode, { before, after });
  const found: RuleObservation[] = ['DBB', 'DBD', 'DBA'].flatMap((element) => {
    const date = codedDate(content, element);
    if (!date || date.isUsualForm) return [];
    if (date.day)
      return [
        told(
          MEASURE.told,
          'CODE_DATE_FORM',
          `The bar code spells the date ${date.text} in the form of another country or version.`,
          '',
          date.text,
        ),
      ];
    return [
      told(
        MEASURE.odd,
        'CODE_DATE_IMPOSSIBLE',
        `The bar code's date ${date.text} (${element}) is no day.`,
        '',
        date.text,
      ),
    ];
  });
  if (birth && issue && issue <= birth)
    found.push(
      told(
        MEASURE.impossible,
        'ISSUED_BEFORE_BIRTH',
        `By its bar code the card was issued on ${issue}, and its holder born on ${birth}.`,
        birth,
        issue,
      ),
    );
  if (issue && expiry && expiry <= issue)
    found.push(
      told(
        MEASURE.impossible,
        'EXPIRES_BEFORE_ISSUE',
        `By its bar code the card expired on ${expiry}, before it was issued on ${issue}.`,
        issue,
        expiry,
      ),
    );
  if (birth) found.push(...ageDates(barcode, content, birth));
  if (birth && issue && issue > birth && isLicense(barcode) && wholeYears(birth, issue) < LEAST_AGE_YEARS)
    found.push(
      told(
        MEASURE.odd,
        'HOLDER_UNDER_AGE',
        `The license was issued on ${issue} to a holder born on ${birth}; no state licenses before ${LEAST_AGE_YEARS}.`,
        birth,
        issue,
      ),
    );
  // Identity cards of the old do not expire, and bear a day far away.
  if (
    issue &&
    expiry &&
    isLicense(barcode) &&
    content.issuer !== ARIZONA &&
    wholeYears(issue, expiry) >= MOST_VALIDITY_YEARS
  )
    found.push(
      told(
        MEASURE.odd,
        'VALIDITY_TOO_LONG',
        `The bar code gives the card ${wholeYears(issue, expiry)} years, more than its issuers do.`,
        issue,
        expiry,
      ),
    );
  return found;
}

const isLicense = ({ text }: Barcode): boolean => /DL\d{8}/u.test(text.slice(0, 60));

const ageDates = (barcode: Barcode, content: AamvaContent, birth: string): RuleObservation[] =>
  AGES.flatMap(([element, years]) => {
    const coded = codedDate(content, element)?.day;
    const due = yearsAfter(birth, years);
    if (!coded || !due || Math.abs(daysBetween(coded, due)) <= AGE_SLACK_DAYS) return [];
    const summary = `The bar code names ${coded} as the day on which its holder turns ${years}; by the birth date in it, ${birth}, that is ${due}.`;
    return [
      seen({ measure: MEASURE.contradicting, code: 'AGE_DATE_DIFFERS', summary }, barcode, {
        before: due,
        after: coded,
      }),
    ];
  });
