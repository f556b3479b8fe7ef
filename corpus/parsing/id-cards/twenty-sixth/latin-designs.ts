import type { CardDesign } from '../design.js';
import { conscriptBooklet } from './conscript.js';
import { engineerIdentity } from './engineer.js';
import { goiasRegister } from './goias.js';
import { hidalgo } from './hidalgo.js';
import { oaxaca } from './oaxaca.js';
import { physicianIdentity } from './physician.js';
import { sanLuisPotosi } from './potosi.js';
import { professionalCard } from './professional.js';
import { saoPauloRegister } from './sao-paulo.js';
import { workBooklet } from './work-booklet.js';

const PLAIN = { font: 'Liberation Sans', dateStyle: 'DD/MM/YYYY', validityYears: 4 } as const;
const MEXICAN = { ...PLAIN, country: 'MX', language: 'es' } as const;
const MEXICAN_LICENCE = { ...MEXICAN, documentType: 'driverLicense' } as const;
const BRAZILIAN = { ...PLAIN, documentType: 'nationalIdentityCard', country: 'BR', language: 'pt' } as const;

/** Layouts of Mexico and Brazil in the twenty-sixth family: each follows the form of one issuer's card. */
export const TWENTY_SIXTH_LATIN_CARDS: readonly CardDesign[] = [
  {
    ...MEXICAN_LICENCE,
    id: 'o-mx-hidalgo',
    town: 'COL. JAVIER ROJO GÓMEZ, C.P. 42030, PACHUCA, HGO.',
    draw: hidalgo,
  },
  {
    ...MEXICAN_LICENCE,
    id: 'o-mx-oaxaca',
    font: 'Open Sans',
    town: 'COL. JALATLACO, C.P. 68080, OAXACA DE JUÁREZ, OAX.',
    draw: oaxaca,
  },
  {
    ...MEXICAN_LICENCE,
    id: 'o-mx-san-luis-potosi',
    font: 'Lato',
    dateStyle: 'DD/MMM/YYYY',
    town: 'FRACC. TANGAMANGA, C.P. 78269, SAN LUIS POTOSÍ, S.L.P.',
    draw: sanLuisPotosi,
  },
  { ...MEXICAN, id: 'o-mx-professional', documentType: 'nationalIdentityCard', draw: professionalCard },
  {
    ...MEXICAN,
    id: 'o-mx-military-service',
    documentType: 'militaryCard',
    size: [1050, 1480],
    town: 'COL. SAN JUAN, C.P. 63130, TEPIC, NAY.',
    draw: conscriptBooklet,
  },
  { ...BRAZILIAN, id: 'o-br-goias-register', size: [1020, 680], draw: goiasRegister },
  { ...BRAZILIAN, id: 'o-br-sao-paulo-register', size: [1020, 680], draw: saoPauloRegister },
  { ...BRAZILIAN, id: 'o-br-physician', font: 'Roboto', draw: physicianIdentity },
  { ...BRAZILIAN, id: 'o-br-engineer', font: 'Nimbus Sans', draw: engineerIdentity },
  { ...BRAZILIAN, id: 'o-br-work-booklet', size: [980, 700], draw: workBooklet },
];
