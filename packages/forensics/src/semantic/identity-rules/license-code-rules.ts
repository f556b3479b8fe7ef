import { licenseIssuer, readLicenseNumber, readSoundexLicense, soundex } from '@assay/identifiers';
import type { AamvaContent, Barcode } from '@assay/media';
import { codeDateRules, codedDate } from './license-code-dates.js';
import { MEASURE } from './measure.js';
import { NOT_APPLICABLE, type Rule, type RuleObservation, seen } from './rule.js';

/**
 * Mandatory on licenses since version 4 of 2009 (AAMVA DL/ID Card Design Standard, annex D, mandatory
 * elements, as Aspose's documentation of its encoder lists them one by one, seen 2026-11-22); cards of
 * identity leave out the first three.
 */
const MANDATORY =
  'DCA DCB DCD DBA DCS DAC DAD DBD DBB DBC DAY DAU DAG DAI DAJ DAK DAQ DCF DCG DDE DDF DDG'.split(' ');
const OF_LICENSES = new Set(['DCA', 'DCB', 'DCD']);
const FIRST_VERSION_WITH_THESE = 4;
/** Issuers leave out one or two. */
const MOST_MISSING = 2;

/** What the bar code of a license or ID card of the AAMVA says by itself. */
export const licenseCodeRules: Rule = ({ codes }) => {
  const found = codes.barcodes.flatMap((barcode) =>
    barcode.content?.kind === 'aamva' ? [{ barcode, content: barcode.content }] : [],
  );
  if (found.length === 0) return NOT_APPLICABLE;
  return {
    applies: true,
    seen: found.flatMap(({ barcode, content }) => [
      ...headerFaults(barcode, content),
      ...issuerRules(barcode, content),
      ...codeDateRules(barcode, content),
      ...missingElements(barcode, content),
      ...numberRules(barcode, content),
    ]),
  };
};

/**
 * Illinois, North Carolina, Maryland and Oregon have issued such cards (README.md): by itself that says
 * little.
 */
function headerFaults(barcode: Barcode, { structureFaults }: AamvaContent): RuleObservation[] {
  const [first] = structureFaults;
  if (first === undefined) return [];
  const summary = `The bar code's header does not fit what follows it: ${structureFaults.slice(0, 3).join('; ')}.`;
  return [seen({ measure: MEASURE.odd, code: 'CODE_HEADER_DIFFERS', summary }, barcode)];
}

function issuerRules(barcode: Barcode, { issuer, elements }: AamvaContent): RuleObservation[] {
  const known = licenseIssuer(issuer);
  if (!known)
    return [
      seen(
        {
          measure: MEASURE.told,
          code: 'CODE_ISSUER_UNKNOWN',
          summary: `No issuer known here has the number ${issuer} of the bar code.`,
        },
        barcode,
        { after: issuer },
      ),
    ];
  const country = elements.DCG?.trim();
  const state = elements.DAJ?.trim();
  const found: RuleObservation[] = [];
  if (country && /^[A-Z]{3}$/u.test(country) && country !== known.country)
    found.push(
      seen(
        {
          measure: MEASURE.odd,
          code: 'CODE_COUNTRY_DIFFERS',
          summary: `The bar code's issuer ${issuer} is of ${known.country}, its country ${country}.`,
        },
        barcode,
        { before: known.country, after: country },
      ),
    );
  // Holders may live elsewhere: soldiers, students.
  if (state && known.region && /^[A-Z]{2}$/u.test(state) && state !== known.region)
    found.push(
      seen(
        {
          measure: MEASURE.odd,
          code: 'CODE_STATE_DIFFERS',
          summary: `The bar code's issuer ${issuer} is ${known.region}, its holder lives in ${state}.`,
        },
        barcode,
        { before: known.region, after: state },
      ),
    );
  return found;
}

function missingElements(barcode: Barcode, { elements, version, issuer }: AamvaContent): RuleObservation[] {
  if (version < FIRST_VERSION_WITH_THESE || licenseIssuer(issuer)?.country !== 'USA') return [];
  const isCard = /ID\d{8}/u.test(barcode.text.slice(0, 60)) && !/DL\d{8}/u.test(barcode.text.slice(0, 60));
  const missing = MANDATORY.filter(
    (element) => elements[element] === undefined && !(isCard && OF_LICENSES.has(element)),
  );
  if (missing.length === 0) return [];
  const summary = `The bar code leaves out ${missing.join(', ')}, which version ${version} of its standard demands.`;
  return [
    seen(
      {
        measure: missing.length > MOST_MISSING ? MEASURE.odd : MEASURE.told,
        code: 'CODE_ELEMENTS_MISSING',
        summary,
      },
      barcode,
    ),
  ];
}

function numberRules(barcode: Barcode, content: AamvaContent): RuleObservation[] {
  const { issuer, elements } = content;
  const [state, number, lastName] = [licenseIssuer(issuer)?.region, elements.DAQ, elements.DCS];
  if (!state || !number) return [];
  const shape = readLicenseNumber(number, state);
  const found: RuleObservation[] = [];
  if (shape && !shape.holds)
    found.push(
      seen(
        {
          measure: MEASURE.told,
          code: 'LICENCE_NUMBER_SHAPE',
          summary: `The license number ${number} has none of the shapes known of ${state}.`,
        },
        barcode,
        { after: number },
      ),
    );
  const read = readSoundexLicense(number, state);
  const birth = codedDate(content, 'DBB')?.day;
  if (!read || !birth || !lastName) return found;
  const otherName = soundex(lastName) !== read.lastNameCode;
  const otherBirth =
    birth.slice(2) !==
    `${read.yearOfBirth}-${String(read.monthOfBirth).padStart(2, '0')}-${String(read.dayOfBirth).padStart(2, '0')}`;
  if (otherName || otherBirth) {
    const what = [...(otherName ? ['last name'] : []), ...(otherBirth ? ['birthday'] : [])].join(' and ');
    const summary = `License numbers of ${state} encode last name and birthday; ${number} is not of the ${what} in the bar code.`;
    found.push(
      seen({ measure: MEASURE.odd, code: 'LICENCE_NUMBER_OF_OTHER_HOLDER', summary }, barcode, {
        after: number,
      }),
    );
  }
  return found;
}
