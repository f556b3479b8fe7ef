import type { CardDesign } from '../design.js';
import { bolivianIdentity } from './bolivian.js';
import { britishColumbia } from './british-columbian.js';
import { foreignersIdentity } from './foreigner.js';
import { honduranIdentity } from './honduran.js';
import { pernambucoRegister } from './pernambuco.js';

const ABROAD = { font: 'Liberation Sans', dateStyle: 'DD/MM/YYYY', validityYears: 10 } as const;
const IDENTITY = { ...ABROAD, documentType: 'nationalIdentityCard' } as const;

/** Layouts of the twenty-fifth family: each follows the form of one issuer's card. */
export const TWENTY_FIFTH_CARDS: readonly CardDesign[] = [
  { ...IDENTITY, id: 'i-br-pernambuco-register', country: 'BR', language: 'pt', size: [1020, 680], draw: pernambucoRegister },
  {
    ...ABROAD,
    id: 'i-br-foreigner-identity',
    documentType: 'residencePermit',
    country: 'BR',
    language: 'pt',
    validityYears: 9,
    draw: foreignersIdentity,
  },
  { ...IDENTITY, id: 'i-hn-identity', country: 'HN', language: 'es', font: 'Roboto', draw: honduranIdentity },
  { ...IDENTITY, id: 'i-bo-identity', country: 'BO', language: 'es', validityYears: 6, draw: bolivianIdentity },
  {
    ...ABROAD,
    id: 'i-ca-british-columbia',
    documentType: 'driverLicense',
    country: 'CA',
    language: 'en',
    validityYears: 5,
    town: 'BURNABY, BC V5H 2N2',
    draw: britishColumbia,
  },
];
