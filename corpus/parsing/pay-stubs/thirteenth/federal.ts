import { monthName } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Numbers of the administration's rubrics before their names. */
const RUBRICS: Readonly<Record<string, string>> = {
  'VENCIMENTO BASICO': '00001',
  'RET. TITUL. MEST/DOUT': '82606',
  'ADICIONAL INSALUBRIDADE': '00053',
  'CONT. PLANO SEG. SOCIAL': '98036',
  'IMPOSTO DE RENDA RETIDO FONTE': '99001',
  'GEAP AUTOGESTAO SAUDE': '30211',
  'EMPREST BCO OFICIAL - CEF': '34108',
  'MENSALIDADE SINDICAL': '33902',
};

/** Of the federal administration, which pays all its servants with one system. */
export const SERVANT_PAYCHECK = employerWords(
  'Documento emitido pelo portal do servidor. A autenticidade pode ser conferida com o código 4F7A.91C2.D830.',
  {
    earningNames: ['VENCIMENTO BASICO', 'ADICIONAL INSALUBRIDADE', 'RET. TITUL. MEST/DOUT'],
    taxNames: ['CONT. PLANO SEG. SOCIAL', 'IMPOSTO DE RENDA RETIDO FONTE'],
    deductionNames: ['GEAP AUTOGESTAO SAUDE', 'EMPREST BCO OFICIAL - CEF', 'MENSALIDADE SINDICAL'],
  },
);

/** After the Brazilian federal servant's contracheque (SIAPE): cells of body, month, person and post, earned under withheld in one list with rubric, sequence and term, three sums in the foot; no day is told. */
export const servantPaycheck = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const line = (
    kind: 'RENDIMENTOS' | 'DESCONTOS',
    { description, amount }: { description: string; amount: string },
  ): string[] => [
    kind,
    RUBRICS[description] ?? '',
    description,
    '0',
    kind === 'RENDIMENTOS' ? '' : '000',
    amount,
  ];
  const rows = [
    ...sheet.lines('earnings').map((earned) => line('RENDIMENTOS', earned)),
    ...sheet.lines('deductions').map((withheld) => line('DESCONTOS', withheld)),
  ];
  const month = `${monthName(facts.start, 'pt').slice(0, 3).toUpperCase()} ${facts.start.year}`;
  const cells = (head: readonly string[], values: readonly string[]): string =>
    table(head, [values], [], 'rows grid');
  return `<div class="center"><b>SIAPE - SISTEMA INTEGRADO DE ADMINISTRAÇÃO DE RECURSOS HUMANOS</b><br>COMPROVANTE DE RENDIMENTOS</div>
${cells(['ÓRGÃO', 'UPAG', 'UF', 'MÊS/ANO DE PAGAMENTO'], [`26299 - ${sheet.employer()}`, '000000104 - DEPARTAMENTO DE PESSOAL', 'RJ', month])}
${cells(['NOME DO SERVIDOR', 'MATRÍCULA SIAPE', 'CPF'], [sheet.employee(), facts.employeeNumber.padStart(7, '1'), ledger.say('employeeCPF', facts.employeeTaxNumber)])}
${cells(['CARGO/EMPREGO', 'CLASSE', 'PADRÃO', 'SITUAÇÃO FUNCIONAL', 'REGIME JURÍDICO'], ['TECNICO DE LABORATORIO', 'D', '412', 'ATIVO PERMANENTE', 'EST - ESTATUTARIO'])}
${cells(['BANCO', 'AGÊNCIA', 'CONTA CORRENTE', 'DEP. IR', 'DEP. SF'], ['104', '004120', '0000370124', '01', '00'])}
${table(['TIPO', 'RUBRICA', 'DISCRIMINAÇÃO', 'SEQ', 'PRAZO', 'VALOR'], rows, [5], 'rows grid')}
${table(['TOTAL BRUTO', 'TOTAL DESCONTOS', 'TOTAL LÍQUIDO'], [[sheet.gross()[0], sheet.deductions()[0], `<b>${sheet.net()[0]}</b>`]], [0, 1, 2], 'rows grid')}`;
};
