import type { Messages } from '../en/index.js';

export const labels: Messages['labels'] = {
  title: 'Qué resultó ser',
  text: 'Se sabe después, por el emisor, el cliente o un tribunal; una decisión no es un desenlace. Con él, Estadísticas mide las comprobaciones.',
  none: 'Nadie lo ha dicho todavía.',
  truth: 'El documento está',
  truths: {
    manipulated: 'Manipulado',
    not: 'Sin manipular',
    unknown: 'No se sabe (ya no)',
  },
  basis: 'Se sabe por',
  bases: {
    issuer_confirmed: 'El emisor',
    customer_admitted: 'El cliente, que lo admitió',
    court: 'Un tribunal',
    own_judgement: 'Nuestro propio juicio',
  },
  ownJudgement:
    'Quien juzga ya vio el número: la calibración lo deja fuera, a menos que se pida lo contrario.',
  note: 'Nota',
  program: 'un programa',
  give: 'Decir qué resultó ser',
  giveAnother: 'Decir otra cosa',
  send: 'Guardar',
  counts: 'cuenta',
};
