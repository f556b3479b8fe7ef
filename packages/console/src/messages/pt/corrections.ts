import { number } from '../../words/numbers.js';
import type { Messages } from '../en/index.js';

export const corrections: Messages['corrections'] = {
  correct: (path) => `Corrigir ${path}`,
  is: 'é',
  read: 'lido',
  asRead: 'como foi lido:',
  absent: 'Não está no documento',
  takenBack: 'Retirada',
  save: 'Salvar',
  takeBack: 'Retirar',
  corrected: 'corrigido',
  notSaved: 'não salvo',
  notRead: 'não foi lido',
  earlier: (n) => `${number(n)} antes`,
  otherForm: 'Este campo tem outra forma:',
  forms: {
    text: 'Como está impresso, em uma linha.',
    date: 'Um dia que exista, como AAAA-MM-DD.',
    number: 'Um número, como 1234.56.',
    country: 'Um país da ISO 3166, como MEX.',
    currency: 'Uma moeda da ISO 4217, como USD.',
  },
  point: 'É possível apontar palavras da página.',
  pointedAt: (page) => `O lugar está marcado na página ${number(page)}.`,
  toWords: 'Para as palavras da página',
  words: (page) =>
    `Palavras da página ${number(page)}: as setas levam de uma a outra, a barra de espaço pega uma, Enter volta`,
  add: 'Acrescentar um campo que não foi lido',
  addThis: 'Acrescentar',
  addLine: 'Acrescentar uma linha que não foi lida',
  everything: 'Tudo conferido',
  everythingBy: 'Tudo conferido por',
};
