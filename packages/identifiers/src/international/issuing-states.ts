/**
 * Codes of states and organizations that issue travel documents: ISO 3166-1 alpha-3 (Debian's iso-codes,
 * compared 2026-11-22) and those that ICAO Doc 9303-3, eighth edition, section 5, adds in parts A to H, `UTO`
 * of specimens among them (the section was seen as a public program transcribes it table by table); states of
 * ISO 3166-3 that were dissolved or renamed while passports were read by machines; and `XXK`, which older
 * readers have for Kosovo.
 */
const STATES =
  'ABW AFG AGO AIA ALA ALB AND ARE ARG ARM ASM ATA ATF ATG AUS AUT AZE BDI BEL BEN BES BFA BGD BGR BHR BHS BIH BLM BLR BLZ BMU BOL BRA BRB BRN ' +
  'BTN BVT BWA CAF CAN CCK CHE CHL CHN CIV CMR COD COG COK COL COM CPV CRI CUB CUW CXR CYM CYP CZE DEU DJI DMA DNK DOM DZA ECU EGY ERI ESH ESP ' +
  'EST ETH FIN FJI FLK FRA FRO FSM GAB GBR GEO GGY GHA GIB GIN GLP GMB GNB GNQ GRC GRD GRL GTM GUF GUM GUY HKG HMD HND HRV HTI HUN IDN IMN IND ' +
  'IOT IRL IRN IRQ ISL ISR ITA JAM JEY JOR JPN KAZ KEN KGZ KHM KIR KNA KOR KWT LAO LBN LBR LBY LCA LIE LKA LSO LTU LUX LVA MAC MAF MAR MCO MDA ' +
  'MDG MDV MEX MHL MKD MLI MLT MMR MNE MNG MNP MOZ MRT MSR MTQ MUS MWI MYS MYT NAM NCL NER NFK NGA NIC NIU NLD NOR NPL NRU NZL OMN PAK PAN PCN ' +
  'PER PHL PLW PNG POL PRI PRK PRT PRY PSE PYF QAT REU ROU RUS RWA SAU SDN SEN SGP SGS SHN SJM SLB SLE SLV SMR SOM SPM SRB SSD STP SUR SVK SVN ' +
  'SWE SWZ SXM SYC SYR TCA TCD TGO THA TJK TKL TKM TLS TON TTO TUN TUR TUV TWN TZA UGA UKR UMI URY USA UZB VAT VCT VEN VGB VIR VNM VUT WLF WSM ' +
  'YEM ZAF ZMB ZWE';
const ADDED =
  'D EUE GBD GBN GBO GBP GBS RKS UNO UNA UNK XBA XIM XCC XCE XCO XEC XES XMP XOM XPO XDC XXA XXB XXC XXK XXX UTO IAO NTZ ANT SCG YUG CSK DDR SUN ZAR ROM TMP BUR';

const CODES = new Set(`${STATES} ${ADDED}`.split(' '));

/** Whether a zone's three letters, fillers left out, name an issuer that is or was one. */
export const isIssuingState = (code: string): boolean => CODES.has(code.replace(/</gu, '').trim());
