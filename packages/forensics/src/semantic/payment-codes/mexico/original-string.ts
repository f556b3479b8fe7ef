import type { ReadPlace } from '../../printed-text/places.js';
import type { PrintedPage } from '../../printed-text/printed-pages.js';

/**
 * The string that the tax authority's seal is made over, as invoices print it: "cadena original del
 * complemento de certificación digital del SAT" (SAT, Anexo 20, "Timbre Fiscal Digital",
 * cadenaoriginal_TFD_1_1.xslt and _1_0.xslt).
 */
export interface OriginalString {
  /** Without white space, as it is sealed; a notice (`Leyenda`) loses its spaces. */
  readonly text: string;
  readonly version: '1.0' | '1.1';
  readonly uuid: string;
  /** `YYYY-MM-DDThh:mm:ss`, local time of Mexico. */
  readonly stampedAt: string;
  /** RFC of the provider who certified; undefined under 1.0. */
  readonly providerRfc: string | undefined;
  readonly hasNotice: boolean;
  /** The issuer's seal in Base64. */
  readonly issuerSeal: string;
  /** Twenty digits of the certificate that the authority's seal was made with. */
  readonly certificateNumber: string;
  readonly place: ReadPlace;
  /**
   * The authority's seals in Base64 that the page prints behind their label: where it bears several strings,
   * nothing tells whose each is.
   */
  readonly authoritySeals: readonly string[];
  /** Whether the page prints as many seals as strings, so that one of them has to be this string's. */
  readonly hasSeal: boolean;
}

const UUID = '[\\dA-F]{8}-[\\dA-F]{4}-[\\dA-F]{4}-[\\dA-F]{4}-[\\dA-F]{12}';
const ORIGINAL = new RegExp(
  `\\|\\|(1\\.[01])\\|(${UUID})\\|(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d)\\|(?:([A-Z&Ñ]{3,4}\\d{6}[A-Z\\d]{3})\\|)?(?:([^|]{1,150})\\|)?([A-Za-z\\d+/]{80,700}={0,2})\\|(\\d{20})\\|\\|`,
  'giu',
);
/** Seals are RSA signatures of 1,024 to 4,096 bits. */
const AUTHORITY_SEAL = /(?:sello(?:digital)?(?:del)?sat|sellosat):?([A-Za-z\d+/]{80,700}={0,2})/giu;

/** Printed once; copies and several invoices in one file print more. */
const MAX_STRINGS = 10;

/**
 * The strings that pages print, each once. A string that is broken by other columns of the page is not found.
 */
export function originalStrings(pages: readonly PrintedPage[]): OriginalString[] {
  const found = new Map<string, OriginalString>();
  for (const page of pages) {
    const matches = [...page.compact.matchAll(ORIGINAL)].slice(0, MAX_STRINGS);
    const authoritySeals = [...page.compact.matchAll(AUTHORITY_SEAL)]
      .slice(0, MAX_STRINGS)
      .map(([, seal = '']) => seal);
    const hasSeal = authoritySeals.length >= matches.length;
    for (const match of matches) {
      const [
        text,
        version,
        uuid = '',
        stampedAt = '',
        providerRfc,
        notice,
        issuerSeal = '',
        certificateNumber = '',
      ] = match;
      const place = page.placeAt(match.index, match.index + text.length);
      if (!place || found.size >= MAX_STRINGS || found.has(text)) continue;
      found.set(text, {
        text,
        version: version === '1.0' ? '1.0' : '1.1',
        uuid: uuid.toUpperCase(),
        stampedAt,
        providerRfc: providerRfc?.toUpperCase(),
        hasNotice: notice !== undefined,
        issuerSeal,
        certificateNumber,
        place,
        authoritySeals,
        hasSeal,
      });
    }
  }
  return [...found.values()];
}
