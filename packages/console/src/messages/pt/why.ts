import { count, number } from '../../words/numbers.js';
import type { Messages } from '../en/index.js';

export const why: Messages['why'] = {
  title: (likelihood) => `Por que ${likelihood} de 100`,
  judge: (version, medium, high) => `juiz ${version} · faixas ${medium} / ${high}`,
  close: 'Fechar',
  before: 'Antes de olhar',
  oneIn: (n) => `1 em ${n}`,
  steps: {
    'context-bound':
      'O contexto, ou um estilo sem um segundo fato no lugar, não rejeita; nem os dois se somam',
    'nobody-looked': 'Ninguém pôde olhar: sem decisão',
    'check-broke': 'Uma verificação falhou: sem decisão',
    ceiling: 'Nunca uma certeza',
    'country-rule': 'Regra do país',
  },
  endsAt: (likelihood) => `termina em ${likelihood}`,
  notCounted: 'Não contou',
  because: {
    WEAKER_IN_GROUP: 'a mesma causa que outra mais forte: de um grupo conta só a mais forte',
    FACT_INCRIMINATES: 'não encontrou nada; isso só inocenta onde nenhum fato incrimina',
    CONTEXT_CLEARS_NOTHING: 'contexto: uma origem comum não inocenta',
    NO_WEIGHT: 'não diz nada em nenhum sentido',
    STRONGEST_OF_GROUP: 'a mais forte do seu grupo',
  },
  noWeight: (n) => `${count(n, 'olhou e não pesa', 'olharam e não pesam')} em nenhum sentido`,
  nothingToLookAt: (n) => `${number(n)} sem nada para olhar`,
  errs: 'Como esta verificação erra',
  sayNothing: 'não dizem nada em nenhum sentido',
  table: 'Como tabela',
  picture: 'Como gráfico',
  step: 'Passo',
  adds: 'Soma',
  logOdds: 'Log-razão',
  likelihood: 'De 100',
  axis: 'Probabilidade, no eixo das log-razões, onde as partes se somam',
  missing: 'Este registro não guarda a sua aritmética.',
};
