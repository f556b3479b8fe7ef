/** Which contributions a line of a pay stub withholds. */
export type FicaTax = 'social-security' | 'medicare' | 'additional-medicare' | 'both';

/** Without spaces and punctuation, which recognizers lose. */
const SOCIAL_SECURITY =
  /^(?:us|fed(?:eral)?|fica|ee)*(?:socialsec|socsec|oasdi|ss(?:tax|ec|ee|employee|withholding|wh)*$)/u;
const MEDICARE = /^(?:us|fed(?:eral)?|fica|ee|additional|addl)*(?:medicare|med(?:tax|ee|employee|wh)*$)/u;
const ADDITIONAL = /additional|addl|surtax|surcharge/u;
const BOTH = /^(?:us|fed(?:eral)?|ee)*fica(?:tax|taxes|ee|employee|withholding|wh)*$/u;
/** What the employer pays is no part of the employee's pay. */
const OF_EMPLOYER = /employer|company|(?<!e)er$/u;
const OF_EMPLOYER_AS_PRINTED = /\ber\b/iu;
/** Health insurance of the old, which the retired pay out of their pension: no contribution. */
const INSURANCE = /\bpart ?[a-d]\b|supplement|premium|advantage/iu;

/** Tells by a line's name; undefined for every other line. */
export function ficaTaxOf(description: string): FicaTax | undefined {
  const name = description.toLowerCase().replace(/[^a-z]/gu, '');
  if (OF_EMPLOYER.test(name) || OF_EMPLOYER_AS_PRINTED.test(description) || INSURANCE.test(description))
    return undefined;
  if (SOCIAL_SECURITY.test(name)) return 'social-security';
  if (MEDICARE.test(name)) return ADDITIONAL.test(name) ? 'additional-medicare' : 'medicare';
  return BOTH.test(name) ? 'both' : undefined;
}
