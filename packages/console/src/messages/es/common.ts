import type { Messages } from '../en/index.js';

export const language: Messages['language'] = 'es-MX';

export const bands: Messages['bands'] = {
  low: 'No se encontró nada',
  medium: 'Sin decidir',
  high: 'Señales de manipulación',
};

export const outOf100: Messages['outOf100'] = (likelihood) => `${likelihood} de 100`;

export const kinds: Messages['kinds'] = {
  detection: 'Detección',
  parse: 'Lectura',
  verification: 'Verificación de identidad',
};

export const strengths: Messages['strengths'] = {
  low: 'baja',
  medium: 'media',
  high: 'alta',
  critical: 'crítica',
};

export const statuses: Messages['statuses'] = {
  PASS: 'Miró: no encontró nada',
  FAIL: 'Encontró algo',
  NOT_APPLICABLE: 'Nada que mirar',
  ERROR: 'No pudo terminar',
};

export const notManipulation: Messages['notManipulation'] = {
  'semantic.document-quality': 'Demasiado pobre para juzgarlo',
  'image.photocopy': 'Una fotocopia',
  'image.recapture': 'Una foto de una pantalla',
};

export const copy: Messages['copy'] = { do: 'Copiar', done: 'Copiado' };
