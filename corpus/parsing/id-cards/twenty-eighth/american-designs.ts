import type { CardDesign } from '../design.js';
import { californiaUnderAge } from './california.js';
import { pennsylvanianRealId } from './pennsylvania.js';
import { socialSecurityBefore2007 } from './social-security.js';
import { texasOf2016 } from './texas.js';

const US = { country: 'US', language: 'en', font: 'Liberation Sans', dateStyle: 'MM/DD/YYYY', validityYears: 8 } as const;
const LICENCE = { ...US, documentType: 'driverLicense' } as const;

/** Layouts of the United States in the twenty-eighth family: each follows the form of one issuer's document. */
export const TWENTY_EIGHTH_AMERICAN_CARDS: readonly CardDesign[] = [
  { ...LICENCE, id: 'aa-us-california-under-age', size: [540, 856], town: 'VISALIA, CA 93277', draw: californiaUnderAge },
  { ...LICENCE, id: 'aa-us-texas-of-2016', town: 'LUBBOCK TX 79423', draw: texasOf2016 },
  { ...LICENCE, id: 'aa-us-pennsylvania-real-id', town: 'BETHLEHEM, PA 18017-2836', draw: pennsylvanianRealId },
  { ...US, id: 'aa-us-social-security-before-2007', documentType: 'socialSecurityCard', draw: socialSecurityBefore2007 },
];
