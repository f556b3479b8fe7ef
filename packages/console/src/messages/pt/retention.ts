import { count, number } from '../../words/numbers.js';
import type { Messages } from '../en/index.js';

const records = (value: number) => count(value, 'registro', 'registros');

export const retention: Messages['retention'] = {
  title: 'Retenção',
  text: 'Por quantos dias os registros são guardados com seus arquivos; 0 os guarda sempre. Os mais antigos são excluídos dentro de uma hora, e a auditoria diz quantos.',
  kind: 'Tipo',
  kinds: {
    detection: 'Detecção',
    parse: 'Documento lido',
    verification: 'Verificação',
    analysis: 'Análise (interface anterior)',
  },
  kept: 'Guardado',
  forGood: 'sempre',
  days: (days) => count(days, 'dia', 'dias'),
  own: '(definido aqui)',
  ofServer: '(configuração do servidor)',
  set: 'Dias a partir de agora',
  setOf: (kind) => `Por quanto tempo guardar: ${kind}`,
  daysOf: (kind) => `Dias, ${kind}`,
  takeBack: 'Como o servidor tem',
  due: ({ days, records: due, held, isMore }) =>
    `${days === 0 ? 'Nada seria excluído.' : `Dentro de uma hora seriam excluídos: ${isMore ? `${number(due)} registros ou mais` : records(due)}.`}${held > 0 ? ` Ficariam ${records(held)}: têm uma retenção legal.` : ''}`,
  sure: (kind, days) => `Guardar ${count(days, 'dia', 'dias')}: ${kind}?`,
  sureBack: (kind) => `Como o servidor tem: ${kind}?`,
  backText:
    'A partir de então valem os dias do servidor. Os registros mais antigos são excluídos dentro de uma hora.',
  holds: 'Retenções legais',
  holdsText:
    'O que tem uma retenção não é excluído até que ela seja retirada: nem à mão, nem por uma etiqueta, nem quando o prazo vence.',
  noHolds: 'Nenhuma.',
  place: 'Colocar uma retenção',
  on: 'Sobre',
  onRecord: 'um registro',
  onTag: 'todos os registros com uma etiqueta, também os que vierem',
  recordNumber: 'Número do registro',
  tagName: 'Nome da etiqueta',
  tagValue: 'Valor da etiqueta',
  reason: 'Motivo',
  reasonText: 'Para pessoas: um número de caso.',
  since: 'Desde',
  lift: 'Retirar',
  liftTitle: (holdId) => `Retirar a retenção ${holdId}?`,
  liftText: 'O que ela retinha é excluído quando o prazo vence, ou dentro de uma hora se já venceu.',
};
