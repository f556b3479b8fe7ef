import type { Messages } from '../en/index.js';

export const labels: Messages['labels'] = {
  title: 'O que se revelou',
  text: 'Sabe-se depois, pelo emissor, pelo cliente ou por um tribunal; uma decisão não é um desfecho. Com ele, Estatísticas mede as verificações.',
  none: 'Ninguém disse ainda.',
  truth: 'O documento está',
  truths: {
    manipulated: 'Manipulado',
    not: 'Sem manipulação',
    unknown: 'Não se sabe (mais)',
  },
  basis: 'Sabe-se por',
  bases: {
    issuer_confirmed: 'O emissor',
    customer_admitted: 'O cliente, que admitiu',
    court: 'Um tribunal',
    own_judgement: 'Nosso próprio juízo',
  },
  ownJudgement: 'Quem julga já viu o número: a calibração o deixa de fora, a menos que se peça o contrário.',
  note: 'Nota',
  program: 'um programa',
  give: 'Dizer o que se revelou',
  giveAnother: 'Dizer outra coisa',
  send: 'Guardar',
  counts: 'conta',
};
