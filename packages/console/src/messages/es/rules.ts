import type { Messages } from '../en/index.js';

export const rules: Messages['rules'] = {
  title: 'Reglas',
  text: 'Qué espera a una persona y qué decisiones toma también una segunda. Cada cambio queda en la auditoría.',
  second: 'Una segunda persona también decide, sin ver la primera decisión',
  seconds: {
    never: 'nunca: decide una sola persona',
    against: 'cuando alguien decide en contra de lo que hallaron las revisiones',
    always: 'siempre que alguien acepta o rechaza',
  },
  secondText:
    'Dos que deciden lo mismo deciden; si difieren, lo resuelve una tercera persona. Por eso hacen falta tres personas. Para pedir más información o dejarlo a un revisor basta una.',
  kinds: 'Qué espera a una persona al llegar',
  kindsOf: {
    detection: 'detecciones de los niveles de abajo',
    verification: 'verificaciones que fallaron',
    parse: 'todos los documentos leídos',
  },
  bands: 'Niveles de detecciones que esperan',
  waitingText:
    'Para lo que se envíe a partir de entonces, además de la parte que se elige al azar entre lo que no mostró nada.',
  keep: 'Guardar',
  kept: 'Guardado.',
};
