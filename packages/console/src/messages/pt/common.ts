import type { Messages } from '../en/index.js';

export const language: Messages['language'] = 'pt-BR';

export const bands: Messages['bands'] = {
  low: 'Nada encontrado',
  medium: 'Sem decisão',
  high: 'Sinais de manipulação',
};

export const outOf100: Messages['outOf100'] = (likelihood) => `${likelihood} de 100`;

export const kinds: Messages['kinds'] = {
  detection: 'Detecção',
  parse: 'Leitura',
  verification: 'Verificação de identidade',
};

export const strengths: Messages['strengths'] = {
  low: 'baixa',
  medium: 'média',
  high: 'alta',
  critical: 'crítica',
};

export const statuses: Messages['statuses'] = {
  PASS: 'Olhou: nada encontrado',
  FAIL: 'Encontrou algo',
  NOT_APPLICABLE: 'Nada para olhar',
  ERROR: 'Não pôde terminar',
};

export const notManipulation: Messages['notManipulation'] = {
  'semantic.document-quality': 'Ruim demais para julgar',
  'image.photocopy': 'Uma fotocópia',
  'image.recapture': 'Uma foto de uma tela',
};

export const copy: Messages['copy'] = { do: 'Copiar', done: 'Copiado' };
