import { count, number } from '../../words/numbers.js';
import type { Messages } from '../en/index.js';

export const why: Messages['why'] = {
  title: (likelihood) => `Por qué ${likelihood} de 100`,
  judge: (version, medium, high) => `juez ${version} · bandas ${medium} / ${high}`,
  close: 'Cerrar',
  before: 'Antes de mirar',
  oneIn: (n) => `1 de ${n}`,
  steps: {
    'context-bound':
      'El contexto, o un estilo sin un segundo hecho en su lugar, no rechaza; tampoco se suman los dos',
    'nobody-looked': 'Nadie pudo mirar: sin decidir',
    'check-broke': 'Una comprobación falló: sin decidir',
    ceiling: 'Nunca una certeza',
    'country-rule': 'Regla del país',
  },
  endsAt: (likelihood) => `termina en ${likelihood}`,
  notCounted: 'No contó',
  because: {
    WEAKER_IN_GROUP: 'la misma causa que otra más fuerte: de un grupo cuenta solo la más fuerte',
    FACT_INCRIMINATES: 'no encontró nada; eso exonera solo donde ningún hecho incrimina',
    CONTEXT_CLEARS_NOTHING: 'contexto: un origen ordinario no absuelve',
    NO_WEIGHT: 'no dice nada en ningún sentido',
    STRONGEST_OF_GROUP: 'la más fuerte de su grupo',
  },
  noWeight: (n) => `${count(n, 'miró y no pesa', 'miraron y no pesan')} en ningún sentido`,
  nothingToLookAt: (n) => `${number(n)} sin nada que mirar`,
  errs: 'Cómo yerra esta comprobación',
  sayNothing: 'no dicen nada en ningún sentido',
  table: 'Como tabla',
  picture: 'Como gráfica',
  step: 'Paso',
  adds: 'Suma',
  logOdds: 'Log-razón',
  likelihood: 'De 100',
  axis: 'Probabilidad, en el eje de las log-razones, donde las partes se suman',
  missing: 'Este registro no guarda su aritmética.',
};
