import type { CardDesign } from '../design.js';
import { arizona, georgia, ohio, trustedTraveller, virginia } from './american.js';
import { argentineIdentity, jalisco, licenceOfPaper } from './latin-american.js';

const AMERICAN = { country: 'US', language: 'en', font: 'Liberation Sans', dateStyle: 'MM/DD/YYYY' } as const;
const LICENCE = { ...AMERICAN, documentType: 'driverLicense', validityYears: 8 } as const;
// Numbers of issuers: AAMVA, Issuer Identification Numbers.
const GEORGIA = { name: 'GEORGIA', state: 'GA', issuer: '636055' };
const OHIO = { name: 'OHIO', state: 'OH', issuer: '636023' };
const VIRGINIA = { name: 'VIRGINIA', state: 'VA', issuer: '636000' };
const ARIZONA = { name: 'ARIZONA', state: 'AZ', issuer: '636026' };

/** Layouts of the eleventh family: each follows one issuer's card. */
export const ELEVENTH_CARDS: readonly CardDesign[] = [
  { ...LICENCE, id: 'k-us-georgia', town: 'MARIETTA, GA 30062', draw: georgia(GEORGIA) },
  { ...LICENCE, id: 'k-us-ohio', font: 'Roboto', town: 'TOLEDO, OH 43613', draw: ohio(OHIO) },
  { ...LICENCE, id: 'k-us-virginia', town: 'NORFOLK, VA 23517', draw: virginia(VIRGINIA) },
  {
    ...LICENCE,
    id: 'k-us-arizona',
    font: 'Liberation Sans Narrow',
    town: 'PHOENIX, AZ 85019',
    draw: arizona(ARIZONA),
  },
  {
    ...AMERICAN,
    id: 'k-us-trusted-traveller',
    documentType: 'nationalIdentityCard',
    dateStyle: 'DD MMM YYYY',
    validityYears: 5,
    draw: trustedTraveller,
  },
  {
    country: 'MX',
    language: 'es',
    font: 'Open Sans',
    dateStyle: 'DD/MM/YYYY',
    validityYears: 4,
    id: 'k-mx-jalisco',
    documentType: 'driverLicense',
    town: 'COL. SANTA TERE, 44600 GUADALAJARA, JAL.',
    draw: jalisco,
  },
  {
    country: 'BR',
    language: 'pt',
    font: 'Liberation Sans',
    dateStyle: 'DD/MM/YYYY',
    validityYears: 5,
    size: [850, 1020],
    id: 'k-br-licence-of-paper',
    documentType: 'driverLicense',
    draw: licenceOfPaper,
  },
  {
    country: 'AR',
    language: 'es',
    font: 'Liberation Sans',
    dateStyle: 'DD/MM/YYYY',
    validityYears: 15,
    id: 'k-ar-identity',
    documentType: 'nationalIdentityCard',
    draw: argentineIdentity,
  },
];
