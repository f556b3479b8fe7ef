import { number } from '../../words/numbers.js';
import type { Messages } from '../en/index.js';

export const corrections: Messages['corrections'] = {
  correct: (path) => `Corregir ${path}`,
  is: 'es',
  read: 'leído',
  asRead: 'como se leyó:',
  absent: 'No está en el documento',
  takenBack: 'Retirada',
  save: 'Guardar',
  takeBack: 'Retirar',
  corrected: 'corregido',
  notSaved: 'sin guardar',
  notRead: 'no se leyó',
  earlier: (n) => `${number(n)} antes`,
  otherForm: 'Este campo tiene otra forma:',
  forms: {
    text: 'Como está impreso, en una línea.',
    date: 'Un día que exista, como AAAA-MM-DD.',
    number: 'Un número, como 1234.56.',
    country: 'Un país de ISO 3166, como MEX.',
    currency: 'Una moneda de ISO 4217, como USD.',
  },
  point: 'Se pueden señalar palabras de la página.',
  pointedAt: (page) => `Su lugar está marcado en la página ${number(page)}.`,
  toWords: 'A las palabras de la página',
  words: (page) =>
    `Palabras de la página ${number(page)}: las flechas llevan de una a otra, la barra espaciadora toma una, Entrar regresa`,
  add: 'Agregar un campo que no se leyó',
  addThis: 'Agregar',
  addLine: 'Agregar una línea que no se leyó',
  everything: 'Todo revisado',
  everythingBy: 'Todo revisado por',
};
