import type { Messages } from '../en/index.js';

export const join: Messages['join'] = {
  title: 'Participar',
  none: 'Este link não funciona: já foi usado, foi retirado, ou tem mais de sete dias.',
  hasAccount: 'Quem já tem uma conta aqui informa o e-mail e a senha dela.',
  wrongPassword: 'Esse e-mail já tem uma conta aqui, com outra senha.',
  submit: 'Participar',
};
