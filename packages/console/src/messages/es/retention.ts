import { count, number } from '../../words/numbers.js';
import type { Messages } from '../en/index.js';

const records = (value: number) => count(value, 'registro', 'registros');

export const retention: Messages['retention'] = {
  title: 'Conservación',
  text: 'Cuántos días se conservan los registros con sus archivos; 0 los conserva siempre. Los que son más antiguos se borran en el transcurso de una hora, y la auditoría dice cuántos.',
  kind: 'Clase',
  kinds: {
    detection: 'Detección',
    parse: 'Documento leído',
    verification: 'Verificación',
    analysis: 'Análisis (interfaz anterior)',
  },
  kept: 'Se conserva',
  forGood: 'siempre',
  days: (days) => count(days, 'día', 'días'),
  own: '(fijado aquí)',
  ofServer: '(ajuste del servidor)',
  set: 'Días de ahora en adelante',
  setOf: (kind) => `Cuánto conservar: ${kind}`,
  daysOf: (kind) => `Días, ${kind}`,
  takeBack: 'Como lo tiene el servidor',
  due: ({ days, records: due, held, isMore }) =>
    `${days === 0 ? 'No se borraría nada.' : `Se borrarían ${isMore ? `${number(due)} registros o más` : records(due)} en el transcurso de una hora.`}${held > 0 ? ` Se quedarían ${records(held)}: tienen una retención legal.` : ''}`,
  sure: (kind, days) => `¿Conservar ${count(days, 'día', 'días')}: ${kind}?`,
  sureBack: (kind) => `¿Como lo tiene el servidor: ${kind}?`,
  backText:
    'A partir de entonces valen los días del servidor. Los registros más antiguos se borran en el transcurso de una hora.',
  holds: 'Retenciones legales',
  holdsText:
    'Lo que tiene una retención no se borra hasta que se levanta: ni a mano, ni por una etiqueta, ni cuando vence su plazo.',
  noHolds: 'Ninguna.',
  place: 'Poner una retención',
  on: 'Sobre',
  onRecord: 'un registro',
  onTag: 'todos los registros con una etiqueta, también los que vengan',
  recordNumber: 'Número del registro',
  tagName: 'Nombre de la etiqueta',
  tagValue: 'Valor de la etiqueta',
  reason: 'Motivo',
  reasonText: 'Para personas: un número de caso.',
  since: 'Desde',
  lift: 'Levantar',
  liftTitle: (holdId) => `¿Levantar la retención ${holdId}?`,
  liftText: 'Lo que retenía se borra cuando vence su plazo, o en el transcurso de una hora si ya venció.',
};
