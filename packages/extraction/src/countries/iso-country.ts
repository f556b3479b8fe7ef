import { PhraseFinder, squeeze } from '@assay/media';
import { wordsIn } from '../layout/characters.js';
import { phrasesOf } from '../vocabulary/pattern.js';
import COUNTRY_NAMES from './countries.json' with { type: 'json' };

/**
 * Countries by ISO 3166-1 alpha-3, with what their documents call them, and their nationals; lower case
 * without accents.
 */
export const COUNTRIES = Object.entries(COUNTRY_NAMES).map(
  ([code, [names = '', nationals = '']]): readonly [
    code: string,
    names: readonly string[],
    nationals: readonly string[],
  ] => [code, phrasesOf([names]), phrasesOf([nationals])],
);

/** Codes of machine-readable zones that are no ISO code (ICAO Doc 9303-3, section 5). */
const ICAO_CODES: Readonly<Record<string, string>> = {
  D: 'DEU',
  GBD: 'GBR',
  GBN: 'GBR',
  GBO: 'GBR',
  GBP: 'GBR',
  GBS: 'GBR',
};

/**
 * ISO 3166-1 alpha-3, all assigned codes (iso.org, 2025), then the codes that zones use beside them, and
 * Utopia of the specimens.
 */
const ISO_CODES: ReadonlySet<string> = new Set(
  (
    'ABW AFG AGO AIA ALA ALB AND ARE ARG ARM ASM ATA ATF ATG AUS AUT AZE BDI BEL BEN BES BFA BGD BGR BHR BHS BIH BLM BLR BLZ BMU BOL BRA BRB BRN BTN BVT BWA ' +
    'CAF CAN CCK CHE CHL CHN CIV CMR COD COG COK COL COM CPV CRI CUB CUW CXR CYM CYP CZE DEU DJI DMA DNK DOM DZA ECU EGY ERI ESH ESP EST ETH FIN FJI FLK FRA FRO FSM ' +
    'GAB GBR GEO GGY GHA GIB GIN GLP GMB GNB GNQ GRC GRD GRL GTM GUF GUM GUY HKG HMD HND HRV HTI HUN IDN IMN IND IOT IRL IRN IRQ ISL ISR ITA JAM JEY JOR JPN ' +
    'KAZ KEN KGZ KHM KIR KNA KOR KWT LAO LBN LBR LBY LCA LIE LKA LSO LTU LUX LVA MAC MAF MAR MCO MDA MDG MDV MEX MHL MKD MLI MLT MMR MNE MNG MNP MOZ MRT MSR MTQ MUS MWI MYS MYT ' +
    'NAM NCL NER NFK NGA NIC NIU NLD NOR NPL NRU NZL OMN PAK PAN PCN PER PHL PLW PNG POL PRI PRK PRT PRY PSE PYF QAT REU ROU RUS RWA ' +
    'SAU SDN SEN SGP SGS SHN SJM SLB SLE SLV SMR SOM SPM SRB SSD STP SUR SVK SVN SWE SWZ SXM SYC SYR TCA TCD TGO THA TJK TKL TKM TLS TON TTO TUN TUR TUV TWN TZA ' +
    'UGA UKR UMI URY USA UZB VAT VCT VEN VGB VIR VNM VUT WLF WSM YEM ZAF ZMB ZWE RKS EUE UNO UNA XXA XXB XXC XXX UTO'
  ).split(' '),
);

const NAMES = COUNTRIES.flatMap(([code, names, nationals]) =>
  [...names, ...nationals].map((name) => ({ code, name })),
);
const FINDER = new PhraseFinder(NAMES.map(({ name }) => name));
/** A name may stand beside its translation: `AMERICAN/AMERICAINE`. */
const LEAST_SHARE = 0.4;

/**
 * @returns ISO 3166-1 alpha-3 of a country as a machine-readable zone codes it; undefined for what is no code
 */
export function isoCountry(coded: string): string | undefined {
  const code = coded.replaceAll('<', '').toUpperCase();
  return ICAO_CODES[code] ?? (ISO_CODES.has(code) ? code : undefined);
}

/**
 * @returns ISO 3166-1 alpha-3 of a nationality or country as printed; undefined for one that is not known
 * here
 */
export function countryOfNationality(printed: string): string | undefined {
  const bare = squeeze(printed);
  if (/^[A-Z]{3}$/u.test(printed.trim()) && ISO_CODES.has(printed.trim())) return printed.trim();
  const same = NAMES.find(({ name }) => squeeze(name) === bare);
  if (same) return same.code;
  const { line, matches } = FINDER.find(wordsIn(printed));
  const [longest] = [...matches].sort((a, b) => b.end - b.start - (a.end - a.start));
  return longest && longest.end - longest.start >= LEAST_SHARE * line.text.length
    ? NAMES[longest.phrase]?.code
    : undefined;
}
