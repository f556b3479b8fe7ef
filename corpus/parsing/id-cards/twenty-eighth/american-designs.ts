import type { CardDesign } from '../design.js';
import { californiaUnderAge } from './california.js';
import { carolinianIdentification } from './carolina.js';
import { floridaCommercial } from './florida.js';
import { michiganIdentification } from './michigan.js';
import { passportOf2007Spread } from './passport.js';
import { pennsylvaniaOf2020 } from './pennsylvania.js';
import { socialSecurityBefore2007 } from './social-security.js';
import { texasOf2016 } from './texas.js';

const US = {
  country: 'US',
  language: 'en',
  font: 'Liberation Sans',
  dateStyle: 'MM/DD/YYYY',
  validityYears: 8,
} as const;
const LICENCE = { ...US, documentType: 'driverLicense' } as const;
const IDENTIFICATION = { ...US, documentType: 'nationalIdentityCard' } as const;

/** Layouts of the United States in the twenty-eighth family: each follows the form of one issuer's document. */
export const TWENTY_EIGHTH_AMERICAN_CARDS: readonly CardDesign[] = [
  {
    ...LICENCE,
    id: 'aa-us-california-under-age',
    size: [540, 856],
    town: 'VISALIA, CA 93277',
    draw: californiaUnderAge,
  },
  { ...LICENCE, id: 'aa-us-texas-of-2016', town: 'LUBBOCK TX 79423', draw: texasOf2016 },
  {
    ...LICENCE,
    id: 'aa-us-pennsylvania-of-2020',
    town: 'BETHLEHEM, PA 18017-2836',
    draw: pennsylvaniaOf2020,
  },
  { ...LICENCE, id: 'aa-us-florida-commercial', town: 'OCALA, FL 34471', draw: floridaCommercial },
  {
    ...US,
    id: 'aa-us-passport-of-2007-spread',
    documentType: 'passport',
    font: 'Liberation Serif',
    dateStyle: 'DD MMM YYYY',
    validityYears: 10,
    size: [1250, 1760],
    draw: passportOf2007Spread,
  },
  {
    ...US,
    id: 'aa-us-social-security-before-2007',
    documentType: 'socialSecurityCard',
    draw: socialSecurityBefore2007,
  },
  {
    ...IDENTIFICATION,
    id: 'aa-us-north-carolina-identification',
    town: 'GASTONIA NC 28054-6310',
    draw: carolinianIdentification,
  },
  {
    ...IDENTIFICATION,
    id: 'aa-us-michigan-identification',
    town: 'KALAMAZOO, MI 49008-3127',
    draw: michiganIdentification,
  },
];
