import type { CardDesign } from '../design.js';
import { arizonaOf2023 } from './arizona.js';
import { californiaOf2025 } from './california.js';
import { coloradoOf2021 } from './colorado.js';
import { floridaUnderAge } from './florida.js';
import { michiganEnhanced } from './michigan.js';
import { newYorkOf2013 } from './new-york.js';
import { passportSpread } from './passport.js';
import { residentOf2017 } from './resident.js';
import { socialSecurityOf2007 } from './social-security.js';
import { texasLimitedTerm } from './texas.js';

const US = {
  country: 'US',
  language: 'en',
  font: 'Liberation Sans',
  dateStyle: 'MM/DD/YYYY',
  validityYears: 8,
} as const;
const LICENCE = { ...US, documentType: 'driverLicense' } as const;

/** Layouts of the United States in the twenty-seventh family: each follows the form of one issuer's document. */
export const TWENTY_SEVENTH_AMERICAN_CARDS: readonly CardDesign[] = [
  { ...LICENCE, id: 'u-us-california-of-2025', town: 'REDDING, CA 96003', draw: californiaOf2025 },
  { ...LICENCE, id: 'u-us-texas-limited-term', town: 'KILLEEN TX 76549', draw: texasLimitedTerm },
  {
    ...LICENCE,
    id: 'u-us-florida-under-age',
    size: [540, 856],
    town: 'DELTONA, FL 32725',
    draw: floridaUnderAge,
  },
  {
    ...LICENCE,
    id: 'u-us-new-york-of-2013',
    font: 'Nimbus Sans',
    town: 'YONKERS, NY 10704',
    draw: newYorkOf2013,
  },
  { ...LICENCE, id: 'u-us-arizona-of-2023', town: 'GILBERT, AZ 85234', draw: arizonaOf2023 },
  { ...LICENCE, id: 'u-us-colorado-of-2021', town: 'AURORA, CO 80013', draw: coloradoOf2021 },
  {
    ...LICENCE,
    id: 'u-us-michigan-enhanced',
    town: 'STERLING HEIGHTS, MI 48310-2246',
    draw: michiganEnhanced,
  },
  {
    ...US,
    id: 'u-us-passport-spread',
    documentType: 'passport',
    dateStyle: 'DD MMM YYYY',
    validityYears: 10,
    size: [1250, 1760],
    draw: passportSpread,
  },
  {
    ...US,
    id: 'u-us-social-security-of-2007',
    documentType: 'socialSecurityCard',
    draw: socialSecurityOf2007,
  },
  {
    ...US,
    id: 'u-us-resident-of-2017',
    documentType: 'residencePermit',
    dateStyle: 'MM/DD/YY',
    draw: residentOf2017,
  },
];
