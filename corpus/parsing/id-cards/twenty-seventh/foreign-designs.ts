import type { CardDesign } from '../design.js';
import { argentineLicence } from './argentine-licence.js';
import { cityPermanent } from './city-permanent.js';
import { digitalNational } from './digital-national.js';
import { ecuadorianEarlier } from './ecuadorian-earlier.js';
import { electronicProfessional } from './electronic-professional.js';
import { voterOfHiddenHome } from './hidden-home.js';
import { maranhaoRegister } from './maranhao.js';
import { morelos } from './morelos.js';
import { nurseIdentity } from './nurse.js';
import { paraRegister } from './para.js';
import { peruvianElectronic } from './peruvian-electronic.js';
import { protectionPermit } from './protection-permit.js';

const PLAIN = { font: 'Liberation Sans', dateStyle: 'DD/MM/YYYY', validityYears: 10 } as const;
const MEXICAN = { ...PLAIN, country: 'MX', language: 'es' } as const;
const BRAZILIAN = { ...PLAIN, documentType: 'nationalIdentityCard', country: 'BR', language: 'pt' } as const;
const SPANISH = { ...PLAIN, language: 'es' } as const;

/** Layouts of the twenty-seventh family that follow documents of Mexico, Brazil and other countries than the United States. */
export const TWENTY_SEVENTH_FOREIGN_CARDS: readonly CardDesign[] = [
  {
    ...MEXICAN,
    id: 'u-mx-hidden-home',
    documentType: 'voterCard',
    font: 'Open Sans',
    draw: voterOfHiddenHome,
  },
  {
    ...MEXICAN,
    id: 'u-mx-city-permanent',
    documentType: 'driverLicense',
    font: 'Roboto',
    draw: cityPermanent,
  },
  {
    ...MEXICAN,
    id: 'u-mx-electronic-professional',
    documentType: 'nationalIdentityCard',
    size: [2159, 2794],
    draw: electronicProfessional,
  },
  {
    ...MEXICAN,
    id: 'u-mx-morelos',
    documentType: 'driverLicense',
    validityYears: 5,
    town: 'COL. LOMAS DE CORTÉS, C.P. 62240, CUERNAVACA, MOR.',
    draw: morelos,
  },
  { ...BRAZILIAN, id: 'u-br-para-register', size: [1020, 680], draw: paraRegister },
  { ...BRAZILIAN, id: 'u-br-maranhao-register', size: [1020, 680], draw: maranhaoRegister },
  { ...BRAZILIAN, id: 'u-br-nurse', font: 'Noto Sans', validityYears: 5, draw: nurseIdentity },
  { ...BRAZILIAN, id: 'u-br-digital-national', size: [1036, 1680], font: 'Open Sans', draw: digitalNational },
  {
    ...SPANISH,
    id: 'u-pe-electronic-identity',
    documentType: 'nationalIdentityCard',
    country: 'PE',
    dateStyle: 'DD MM YYYY',
    draw: peruvianElectronic,
  },
  {
    ...SPANISH,
    id: 'u-ar-licence',
    documentType: 'driverLicense',
    country: 'AR',
    font: 'Roboto',
    dateStyle: 'DD MMM YYYY',
    validityYears: 5,
    draw: argentineLicence,
  },
  {
    ...SPANISH,
    id: 'u-ec-earlier-cedula',
    documentType: 'nationalIdentityCard',
    country: 'EC',
    dateStyle: 'YYYY-MM-DD',
    draw: ecuadorianEarlier,
  },
  {
    ...SPANISH,
    id: 'u-co-protection-permit',
    documentType: 'residencePermit',
    country: 'CO',
    dateStyle: 'YYYY/MM/DD',
    draw: protectionPermit,
  },
];
