import { monthName } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import { basesOf, monthWithYear } from '../brazilian-month.js';
import { codedEvents } from '../coded-events.js';
import { frame } from '../eighteenth/mexican.js';
import { sumOf } from '../facts.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

const ARMY_CODES: Readonly<Record<string, string>> = {
  SOLDO: 'B01',
  'ADIC HABILITACAO': 'B09',
  'AUX TRANSPORTE': 'C14',
  'PENSAO MILITAR': 'D01',
  'IMPOSTO DE RENDA': 'D05',
  'FUNDO DE SAUDE 3%': 'D02',
  'POUPEX EMPREST': 'E31',
  'SEGURO DE VIDA GRP': 'E12',
  'CLUBE MILITAR': 'E07',
};

/** Of an army's centre of pay. */
export const ARMY_PAYCHECK = employerWords(
  'DOCUMENTO GERADO PELO PORTAL DO CENTRO DE PAGAMENTO. CODIGO DE AUTENTICIDADE 3C9E 71D0 A45B.',
  {
    earningNames: ['SOLDO', 'ADIC HABILITACAO', 'AUX TRANSPORTE'],
    taxNames: ['PENSAO MILITAR', 'IMPOSTO DE RENDA'],
    deductionNames: ['FUNDO DE SAUDE 3%', 'POUPEX EMPREST', 'SEGURO DE VIDA GRP', 'CLUBE MILITAR'],
  },
);

/** After the contracheque of the army's centre of pay (CPEx): force, secretariat and centre at the left of title and month, the soldier's and the unit's cells in three frames, receipts and expenses in one table with their codes and terms, sums and the net in one row; no day is told. */
export const armyPaycheck = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const events = codedEvents(sheet, ARMY_CODES).map(([code = '', name = '', , ...amounts]) => [
    code,
    name,
    name === 'POUPEX EMPREST' ? '31' : '',
    ...amounts,
  ]);
  const month = `${monthName(facts.end, 'pt').toUpperCase()}/${facts.end.year}`;
  const totals = [sheet.gross()[0], sheet.deductions()[0], `<b>${sheet.net()[0]}</b>`];
  const base = sheet.digits(sumOf(facts.earnings, 'cents') - (facts.taxes[0]?.cents ?? 0));
  return `<div class="split"><div><b style="font-size:1.15em">${sheet.employer()}</b><br>SECRETARIA DE ECONOMIA E FINANCAS<br>CENTRO DE PAGAMENTO</div><div class="right"><b style="font-size:1.25em">CONTRACHEQUE</b><br>${month}</div></div>
<div style="margin-top:8pt">${frame([
    ['PREC-CP', `${facts.employeeNumber.padStart(8, '4')}-1`],
    ['POSTO/GRADUACAO', '3º SARGENTO'],
    ['NOME', sheet.employee()],
  ])}${frame([
    ['CPF', ledger.say('employeeCPF', facts.employeeTaxNumber)],
    ['IDENTIDADE', `0${facts.employeeNumber.padStart(8, '1')}-7`],
    ['SITUACAO', 'ATIVA'],
    ['DEP IR', '01'],
    ['TEMPO DE SERVICO', '09 ANOS'],
  ])}${frame([
    ['CODOM', '024117'],
    ['ORGANIZACAO MILITAR', '7º BATALHAO DE INFANTARIA MOTORIZADO'],
    ['BANCO', '001'],
    ['AGENCIA', '1886-4'],
    ['CONTA', `${facts.employeeNumber}-2`],
  ])}</div>
${table(['COD', 'DISCRIMINACAO', 'PRAZO', 'RECEITAS', 'DESPESAS'], events, [2, 3, 4], 'rows grid')}
${table(['TOTAL DE RECEITAS', 'TOTAL DE DESPESAS', 'LIQUIDO A RECEBER'], [totals], [0, 1, 2], 'rows grid')}
<div>BASE DE CALCULO DO IR: ${base} &nbsp; MENSAGEM: ATUALIZE SEU CADASTRO DE BENEFICIARIOS NA SUA ORGANIZACAO MILITAR.</div>`;
};

/** The program's numbers of events, with what the reference of a deduction says: a rate, its share of the pay (`%`) or an instalment. */
const MUNICIPAL_EVENTS: Readonly<Record<string, readonly [code: string, reference: string]>> = {
  'Vencimento Base': ['1', ''],
  'Horas Extras 50%': ['26', ''],
  'Adicional de Insalubridade 20%': ['41', ''],
  'Previdência Municipal': ['602', '%'],
  IRRF: ['610', '27,50'],
  'Empréstimo Consignado Caixa': ['735', '18/72'],
  'Mensalidade Sindicato Servidores': ['748', '%'],
  'Plano de Saúde': ['760', ''],
  'Vale-Alimentação': ['771', ''],
};

/** Of a suite for municipalities and their own works. */
export const MUNICIPAL_SUITE = employerWords(
  'Emitido pelo portal do servidor em conformidade com os registros da folha de pagamento.',
  {
    earningNames: ['Vencimento Base', 'Horas Extras 50%', 'Adicional de Insalubridade 20%'],
    taxNames: ['Previdência Municipal', 'IRRF'],
    deductionNames: [
      'Empréstimo Consignado Caixa',
      'Mensalidade Sindicato Servidores',
      'Plano de Saúde',
      'Vale-Alimentação',
    ],
  },
);

/** After a receipt of Betha's suite for municipalities: entity with number and address at the left of title, kind of roll and month, the servant's data as labels before values in a frame, events with references of all kinds, sums under their columns with the net in the next row, bases, the account. */
export const municipalSuite = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const codes = Object.fromEntries(Object.entries(MUNICIPAL_EVENTS).map(([name, [code]]) => [name, code]));
  const gross = sumOf(facts.earnings, 'cents');
  const shares = Object.fromEntries(
    sheet
      .withheld('deductions')
      .map(({ description, cents }) => [description, sheet.digits(Math.round((cents * 10_000) / gross))]),
  );
  const events = codedEvents(sheet, codes).map(([code = '', name = '', hours = '', ...amounts]) => {
    const reference = MUNICIPAL_EVENTS[name]?.[1] ?? '';
    return [code, name, hours || (reference === '%' ? (shares[name] ?? '') : reference), ...amounts];
  });
  const sums = ['', '<b>Totais</b>', '', `<b>${sheet.gross()[0]}</b>`, `<b>${sheet.deductions()[0]}</b>`];
  const net = ['', '<b>Líquido</b>', '', '', `<b>${sheet.net()[0]}</b>`];
  const [salary = '', base = '', , , taxed = ''] = basesOf(sheet);
  const month = monthWithYear(sheet);
  const cell = (label: string, value: string): string => `<div><b>${label}:</b> ${value}</div>`;
  return `<div class="split"><div><b style="font-size:1.15em">${sheet.employer()}</b><br>CNPJ: ${ledger.say('employerCNPJ', facts.employerNumber)}<br>${sheet.employerAddress(' - ')}</div><div class="right"><b style="font-size:1.2em">Recibo de Pagamento</b><br>Folha Mensal<br>${month.charAt(0).toUpperCase()}${month.slice(1)}</div></div>
<div class="boxed split" style="margin:8pt 0"><div style="width:56%">${cell('Matrícula', `${facts.employeeNumber}/1`)}${cell('Nome', sheet.employee())}${cell('CPF', ledger.say('employeeCPF', facts.employeeTaxNumber))}${cell('Cargo', facts.job)}${cell('Lotação', '03.002 - Operação e Manutenção')}</div><div style="width:40%">${cell('Período', `${sheet.start()} a ${sheet.end()}`)}${cell('Data do pagamento', sheet.payDate())}${cell('Vínculo', 'Estatutário')}${cell('Admissão', '18/05/2015')}${cell('Nível/Classe', '4-C')}</div></div>
${table(['Código', 'Descrição', 'Referência', 'Vencimentos', 'Descontos'], [...events, sums, net], [2, 3, 4], 'rows ruled')}
${table(['Salário base', 'Base previdência', 'Base IRRF', 'Dep. IRRF', 'Margem consignável'], [[salary, base, taxed, '1', sheet.digits(Math.round(gross * 0.35))]], [0, 1, 2, 3, 4], 'rows grid')}
<div>Banco: 104 &nbsp; Agência: 0412 &nbsp; Conta: 00${facts.employeeNumber}-8</div>`;
};
