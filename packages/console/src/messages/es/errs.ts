import type { Messages } from '../en/index.js';

export const errs: Messages['errs'] = {
  measured: 'Medido',
  innocent: 'Se vería igual si',
  blind: 'No puede ver',
  claim: 'Afirma',
  inRecord: 'Lo que anota el registro, en inglés',
  calibration: 'De dónde viene el peso, en inglés',
  allRates: 'Todo lo que se contó, en inglés',
  weighs: (ratio, odds) => `${ratio} (${odds})`,
  odds: (n) => `${n} a 1`,
  measure: (measure) => `Medida ${measure}`,
  otherVersion: (judged, installed) =>
    `La versión ${judged} juzgó esto; lo que sigue describe la versión ${installed}.`,
  notDescribed: 'Esta comprobación ya no está instalada, así que su página no está aquí.',
};
