export interface LicenseIssuer {
  /** ISO 3166-1 alpha-3. */
  readonly country: 'USA' | 'CAN' | 'MEX';
  /** Second part of ISO 3166-2, as on the license: `TX`, `ON`; undefined for the federal government. */
  readonly region: string | undefined;
}

/**
 * Issuer identification numbers by postal code (AAMVA, "Issuer Identification Numbers (IIN)", as public
 * parsers and a vendor's reference repeat it, seen 2026-11-22).
 */
const STATES =
  'AL636033 AK636059 AZ636026 AR636021 CA636014 CO636020 CT636006 DE636011 DC636043 FL636010 GA636055 HI636047 ID636050 IL636035 ' +
  'IN636037 IA636018 KS636022 KY636046 LA636007 ME636041 MD636003 MA636002 MI636032 MN636038 MS636051 MO636030 MT636008 NE636054 ' +
  'NV636049 NH636039 NJ636036 NM636009 NY636001 NC636004 ND636034 OH636023 OK636058 OR636029 PA636025 RI636052 SC636005 SD636042 ' +
  'TN636053 TX636015 UT636040 VT636024 VA636000 WA636045 WV636061 WI636031 WY636060 PR604431 GU636019 VI636062 AS604427 MP604430';
const PROVINCES =
  'AB604432 BC636028 MB636048 NB636017 NL636016 NS636013 NT604434 NU604433 ON636012 PE604426 QC604428 SK636044 YT604429';
/** Coahuila and Hidalgo; the other states of Mexico have none. */
const MEXICAN_STATES = 'COA636056 HID636057';

const listed = (list: string, country: LicenseIssuer['country']): [string, LicenseIssuer][] =>
  list.split(' ').map((entry) => [entry.slice(-6), { country, region: entry.slice(0, -6) }]);

const ISSUERS = new Map<string, LicenseIssuer>([
  ...listed(STATES, 'USA'),
  ...listed(PROVINCES, 'CAN'),
  ...listed(MEXICAN_STATES, 'MEX'),
  ['636027', { country: 'USA', region: undefined }],
]);

/** Who gave out a license, by the six digits in its bar code; undefined for unknown ones. */
export const licenseIssuer = (issuerNumber: string): LicenseIssuer | undefined => ISSUERS.get(issuerNumber);
