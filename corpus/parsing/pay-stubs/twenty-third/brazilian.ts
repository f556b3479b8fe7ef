import { monthName } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import { toUnits } from '../../printing/money.js';
import { basesOf } from '../brazilian-month.js';
import { codedEvents } from '../coded-events.js';
import { sumOf } from '../facts.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

const OFFICE_CODES: Readonly<Record<string, string>> = {
  'SALARIO MENSALISTA': '0001',
  'HORAS EXTRAS 50%': '0021',
  'ADICIONAL NOTURNO': '0034',
  'INSS SOBRE SALARIO': '0501',
  'IRRF SOBRE SALARIO': '0506',
  'ADIANTAMENTO SALARIAL': '0510',
  'VALE TRANSPORTE': '0523',
  'CONTRIBUICAO ASSISTENCIAL': '0531',
  'CONVENIO FARMACIA': '0544',
  REFEICAO: '0547',
};

/** Of a program on the desktops of accountants' offices. */
export const OFFICE_PROGRAM = employerWords('', {
  earningNames: ['SALARIO MENSALISTA', 'HORAS EXTRAS 50%', 'ADICIONAL NOTURNO'],
  taxNames: ['INSS SOBRE SALARIO', 'IRRF SOBRE SALARIO'],
  deductionNames: [
    'ADIANTAMENTO SALARIAL',
    'VALE TRANSPORTE',
    'CONTRIBUICAO ASSISTENCIAL',
    'CONVENIO FARMACIA',
    'REFEICAO',
  ],
});

/** A salary by the month is paid for thirty days, whatever the month. */
const MONTH_DAYS = 30;

/** A small label over its value. */
const labelled = (label: string, value: string): string =>
  `<div><span style="font-size:0.78em">${label}</span><br>${value}</div>`;

/**
 * After Folhamatic's receipt: two copies on one page, each with company, number and address at the left of title and month, the worker's row, events with references, message
 * beside the two sums over the net, six bases in one row, the declaration with the lines for day and signature last; neither a day nor the worker's number.
 */
export const officeProgram = (sheet: PaySheet): string => {
  const { facts, ledger, digits } = sheet;
  const gross = sumOf(facts.earnings, 'cents');
  const hours = facts.earnings[1]?.hoursHundredths;
  const references: Readonly<Record<string, string>> = {
    'SALARIO MENSALISTA': ledger.say('earnings[0].hours', MONTH_DAYS, '30,00'),
    'HORAS EXTRAS 50%':
      hours === undefined ? '' : ledger.say('earnings[1].hours', toUnits(hours), digits(hours)),
    'INSS SOBRE SALARIO': digits(Math.round(((facts.taxes[0]?.cents ?? 0) * 10_000) / gross)),
    'IRRF SOBRE SALARIO': '15,00',
    'VALE TRANSPORTE': '6,00',
  };
  const events = codedEvents(sheet, OFFICE_CODES).map(([code = '', name = '', , ...amounts]) => [
    code,
    name,
    references[name] ?? '',
    ...amounts,
  ]);
  const sums = [
    ['Total de Vencimentos', sheet.gross()[0]],
    ['Total de Descontos', sheet.deductions()[0]],
    ['<b>Valor Líquido</b>', `<b>${sheet.net()[0]}</b>`],
  ] as const;
  const month = monthName(facts.end, 'pt');
  const slip = `<div style="border:0.8pt solid #333;height:345pt;box-sizing:border-box;padding:4pt 6pt;display:flex;flex-direction:column">
<div class="split"><div><b>${sheet.employer()}</b><br>${sheet.employerAddress(' - ')}<br>CNPJ: ${ledger.say('employerCNPJ', facts.employerNumber)}</div><div class="right"><b>Recibo de Pagamento de Salário</b><br><span style="font-size:0.85em">Referente ao mês</span><br><b>${month.charAt(0).toUpperCase()}${month.slice(1)}/${facts.end.year}</b></div></div>
<div class="split" style="border-top:0.6pt solid #333;border-bottom:0.6pt solid #333;margin-top:4pt;padding:2pt 0;gap:12pt">${labelled('Código', facts.employeeNumber.padStart(6, '0'))}<div style="flex:1">${labelled('Nome do Funcionário', `<b>${sheet.employee()}</b>`)}${facts.job}</div>${labelled('CBO', '5211-10')}${labelled('Emp.', '014')}${labelled('Local', '001')}${labelled('Depto.', '002')}${labelled('Setor', '001')}${labelled('Fl.', '1')}</div>
<div style="flex:1">${table(['Cód.', 'Descrição', 'Referência', 'Vencimentos', 'Descontos'], events, [2, 3, 4], 'rows')}</div>
<div class="split" style="border-top:0.6pt solid #333;align-items:flex-end"><div>Mensagem: FELIZ ANIVERSARIO AOS COLEGAS DO MES</div><div style="width:42%">${pairs(sums, 'rows')}</div></div>
${table(['Salário Base', 'Sal. Contr. INSS', 'Base Cálc. FGTS', 'FGTS do Mês', 'Base Cálc. IRRF', 'Faixa IRRF'], [[...basesOf(sheet), '15,00']], [0, 1, 2, 3, 4, 5], 'rows grid')}
<div class="split" style="align-items:flex-end;font-size:0.88em"><div>Declaro ter recebido a importância líquida<br>discriminada neste recibo.</div><div class="center">____/____/______<br>Data</div><div class="center">____________________________________<br>Assinatura do Funcionário</div></div>
</div>`;
  return `${slip}<div style="border-top:0.6pt dashed #888;margin:14pt 0"></div>${slip}`;
};
