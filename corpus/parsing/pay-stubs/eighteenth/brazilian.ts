import { table } from '../../printing/markup.js';
import { basesOf, monthWithYear } from '../brazilian-month.js';
import { codedEvents } from '../coded-events.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

const SYSTEM_CODES: Readonly<Record<string, string>> = {
  'Horas Normais': '0010',
  'Horas Extras 50%': '0045',
  'Adicional Insalubridade 20%': '0061',
  'INSS Mensal': '0801',
  'IRRF Mensal': '0805',
  'Vale Transporte': '0830',
  'Convênio Farmácia': '0842',
  'Unimede Mensalidade': '0847',
  'Adiantamento Quinzenal': '0860',
};

/** Of a system for personnel of the south. */
export const PERSONNEL_SYSTEM = employerWords(
  'Recebi da empresa acima identificada a importância líquida deste recibo. Data ____/____/______ &nbsp; Assinatura ______________________________',
  {
    earningNames: ['Horas Normais', 'Horas Extras 50%', 'Adicional Insalubridade 20%'],
    taxNames: ['INSS Mensal', 'IRRF Mensal'],
    deductionNames: ['Vale Transporte', 'Convênio Farmácia', 'Unimede Mensalidade', 'Adiantamento Quinzenal'],
  },
);

/** After Metadados's: company with number and address over the title, contract, name, post and admission as labels before values, events with quantity, sums and net in one row, then bases and the account. */
export const personnelSystem = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const events = codedEvents(sheet, SYSTEM_CODES);
  const totals = [sheet.gross()[0], sheet.deductions()[0], `<b>${sheet.net()[0]}</b>`];
  const head = ['Salário', 'Base INSS', 'Base FGTS', 'Valor FGTS', 'Base IRRF'];
  return `<div class="split"><div><b style="font-size:1.15em">${sheet.employer()}</b><br>CNPJ ${ledger.say('employerCNPJ', facts.employerNumber)}<br>${sheet.employerAddress()}</div><div class="right"><b style="font-size:1.2em">Recibo de Pagamento</b><br>Mensal - ${monthWithYear(sheet)}</div></div>
<div class="boxed split" style="margin:8pt 0"><div>Contrato: ${facts.employeeNumber.padStart(8, '0')}<br>Nome: <b>${sheet.employee()}</b><br>Cargo: ${facts.job}<br>CPF: ${ledger.say('employeeCPF', facts.employeeTaxNumber)}</div><div style="white-space:nowrap">Período: ${sheet.start()} a ${sheet.end()}<br>Pagamento: ${sheet.payDate()}<br>Admissão: 03/06/2019<br>Lotação: 01.04.002 - EXPEDICAO</div></div>
${table(['Evento', 'Descrição', 'Quantidade', 'Proventos', 'Descontos'], events, [2, 3, 4], 'rows grid')}
${table(['Total de Proventos', 'Total de Descontos', 'Líquido a Receber'], [totals], [0, 1, 2], 'rows grid')}
${table(head, [basesOf(sheet)], [0, 1, 2, 3, 4], 'rows grid')}
<div>Crédito em conta: Banco 748 &nbsp; Agência 0101 &nbsp; Conta 5${facts.employeeNumber}-2</div>`;
};

const STATE_CODES: Readonly<Record<string, string>> = {
  'VENCIMENTO BASICO': '0101',
  'ADICIONAL TEMPO DE SERVICO': '0133',
  'AUXILIO ALIMENTACAO': '0290',
  'CONTRIB PREVIDENCIARIA': '5001',
  'IMPOSTO DE RENDA RETIDO NA FONTE': '5010',
  'SISTEMA DE ASSISTENCIA SAUDE': '5120',
  'EMPRESTIMO CONSIGNADO': '5344',
  'MENSALIDADE SINDICATO': '5402',
};

/** Of a state's government, which pays its servants by the month. */
export const STATE_PAYCHECK = employerWords(
  'DOCUMENTO EMITIDO PELO PORTAL DO SERVIDOR. PARA VERIFICAR A AUTENTICIDADE INFORME O CODIGO 7F3A-20C8-55E1 NO PORTAL.',
  {
    earningNames: ['VENCIMENTO BASICO', 'ADICIONAL TEMPO DE SERVICO', 'AUXILIO ALIMENTACAO'],
    taxNames: ['CONTRIB PREVIDENCIARIA', 'IMPOSTO DE RENDA RETIDO NA FONTE'],
    deductionNames: ['SISTEMA DE ASSISTENCIA SAUDE', 'EMPRESTIMO CONSIGNADO', 'MENSALIDADE SINDICATO'],
  },
);

/** After the contracheque of the government of Paraná: government over secretariat and title, the servant's numbers, post and organ in rows of cells, entitlements and deductions in one table, three sums in the last row, the account beneath. */
export const statePaycheck = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const events = codedEvents(sheet, STATE_CODES).map(([code = '', name = '', , ...amounts]) => [
    code,
    name,
    ...amounts,
  ]);
  const { year, month } = facts.end;
  const servant = [
    `${facts.employeeNumber}-8`,
    '01',
    sheet.employee(),
    ledger.say('employeeCPF', facts.employeeTaxNumber),
    `${String(month).padStart(2, '0')}/${year}`,
  ];
  const post = [
    'AGENTE PROFISSIONAL',
    'III-07',
    'SECRETARIA DE ESTADO DA AGRICULTURA',
    'EFETIVO',
    sheet.payDate(),
  ];
  const totals = [sheet.gross()[0], sheet.deductions()[0], `<b>${sheet.net()[0]}</b>`];
  return `<div class="center"><b style="font-size:1.2em">${sheet.employer()}</b><br>SECRETARIA DE ESTADO DA ADMINISTRACAO E DA PREVIDENCIA<br><b>CONTRACHEQUE</b></div>
${table(['RG / MATRICULA', 'LF', 'NOME', 'CPF', 'MES/ANO'], [servant], [], 'rows grid')}${table(['CARGO', 'CLASSE/REF', 'ORGAO', 'VINCULO', 'DATA DO CREDITO'], [post], [], 'rows grid')}
${table(['CODIGO', 'DISCRIMINACAO', 'VANTAGENS', 'DESCONTOS'], events, [2, 3], 'rows ruled')}
${table(['TOTAL DE VANTAGENS', 'TOTAL DE DESCONTOS', 'LIQUIDO'], [totals], [0, 1, 2], 'rows grid')}
<div>BANCO: 001 &nbsp; AGENCIA: 3793-1 &nbsp; CONTA: ${facts.employeeNumber}-X &nbsp; DEPENDENTES IR: 01</div>`;
};
