import { inBold, table } from '../../printing/markup.js';
import { basesOf, monthWithYear } from '../brazilian-month.js';
import { sumOf } from '../facts.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** The state's codes of items. */
const ITEM_CODES: Readonly<Record<string, string>> = {
  'VENCIMENTO BASE': '0010',
  'HORA EXTRA': '0412',
  'ADICIONAL TEMPO DE SERVICO': '0145',
  'CONTRIBUICAO PREVIDENCIARIA': '5021',
  'IMPOSTO DE RENDA': '5003',
  'EMPRESTIMO BANCO DO NEVOEIRO': '7315',
  'EMPRESTIMO BANCO VERTENTE': '7342',
  'CARTAO DE CREDITO CONSIGNADO': '7418',
  'MENSALIDADE SINDICAL': '6107',
  'ASSOCIACAO DOS SERVIDORES': '6122',
  'PLANO DE SAUDE SUPLEMENTAR': '6240',
};

/** How many of its instalments a loan has left. */
const TERMS: Readonly<Record<string, string>> = {
  'EMPRESTIMO BANCO DO NEVOEIRO': '047',
  'EMPRESTIMO BANCO VERTENTE': '083',
};

/** Of a state that pays the servants of all its secretariats. */
export const STATE_SERVANTS = employerWords(
  'Este contracheque foi emitido pela internet e dispensa assinatura. O servidor deve manter atualizados os seus dados cadastrais junto ao setor de recursos humanos do órgão de lotação.',
  {
    earningNames: ['VENCIMENTO BASE', 'HORA EXTRA', 'ADICIONAL TEMPO DE SERVICO'],
    taxNames: ['CONTRIBUICAO PREVIDENCIARIA', 'IMPOSTO DE RENDA'],
    deductionNames: [
      'EMPRESTIMO BANCO DO NEVOEIRO',
      'EMPRESTIMO BANCO VERTENTE',
      'CARTAO DE CREDITO CONSIGNADO',
      'MENSALIDADE SINDICAL',
      'ASSOCIACAO DOS SERVIDORES',
      'PLANO DE SAUDE SUPLEMENTAR',
    ],
  },
);

/** A row of framed cells, small labels over values. */
const cells = (items: readonly (readonly [label: string, value: string, width: number])[]): string =>
  `<table class="rows grid" style="margin:0;table-layout:fixed"><tbody><tr>${items.map(([label, value, width]) => `<td style="width:${width}%"><span style="font-size:0.78em">${label}</span><br>${value}</td>`).join('')}</tr></tbody></table>`;

/** What may still be lent against the pay: three tenths of what is left after tax and pension, less what loans take. */
function loanMargin({ facts, digits }: PaySheet): string {
  const left = sumOf(facts.earnings, 'cents') - sumOf(facts.taxes, 'cents');
  const lent = sumOf(
    facts.deductions.filter(({ description }) => description.startsWith('EMPRESTIMO')),
    'cents',
  );
  return digits(Math.max(0, Math.round(left * 0.3) - lent));
}

/**
 * After the contracheque of the state of Rio de Janeiro: arms, government and secretariat at the left of title and month, the servant's number of function and further numbers in framed
 * cells, items with code, term and a column each for what is paid and withheld, sums and the net beneath, bases and the margin for loans last.
 */
export const stateServants = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const item = (name: string): string[] => [ITEM_CODES[name] ?? '', name, TERMS[name] ?? ''];
  const paid = sheet.lines('earnings').map((line) => [...item(line.description), line.amount, '']);
  const withheld = sheet.lines('deductions').map((line) => [...item(line.description), '', line.amount]);
  const [, insured = '', , , taxed = ''] = basesOf(sheet);
  const head = [
    '<div style="width:44pt">RUBRICA</div>',
    '<div style="width:220pt">DISCRIMINAÇÃO</div>',
    'PRAZO',
    'VANTAGENS',
    'DESCONTOS',
  ];
  return `<div class="split" style="align-items:center;border-bottom:1.5pt solid #1b4f8f;padding-bottom:5pt"><div style="display:flex;gap:8pt;align-items:center"><div style="width:36pt;height:36pt;border:1.5pt solid #1b4f8f;border-radius:18pt;background:#d6e3f2"></div><div><b style="font-size:1.15em">${sheet.employer()}</b><br>SECRETARIA DE ESTADO DA CASA CIVIL<br>SUBSECRETARIA DE GESTÃO DE PESSOAS<br>CNPJ ${ledger.say('employerCNPJ', facts.employerNumber)}</div></div><div class="right"><b style="font-size:1.35em">CONTRACHEQUE</b><br>Mês/Ano: <b>${monthWithYear(sheet)}</b><br>Folha normal</div></div>
<div style="margin-top:8pt">${cells([
    ['ID FUNCIONAL', `${facts.employeeNumber.padStart(7, '4')}-2`, 16],
    ['VÍNCULO', '1', 9],
    ['NOME', `<b>${sheet.employee()}</b>`, 50],
    ['CPF', ledger.say('employeeCPF', facts.employeeTaxNumber), 25],
  ])}${cells([
    ['ÓRGÃO', 'SECRETARIA DE ESTADO DE EDUCAÇÃO', 42],
    ['CARGO/FUNÇÃO', facts.job.toUpperCase(), 38],
    ['NÍVEL/REFERÊNCIA', 'C-06', 20],
  ])}${cells([
    ['BANCO', '237', 10],
    ['AGÊNCIA', '6897-1', 15],
    ['CONTA CORRENTE', `${facts.employeeNumber.padStart(7, '0')}-4`, 20],
    ['DEPENDENTES IR', '1', 17],
    ['DATA DE ADMISSÃO', '11/02/2008', 19],
    ['DATA DO PAGAMENTO', sheet.payDate(), 19],
  ])}</div>
<div style="display:flow-root;min-height:230pt;border:0.5pt solid #666;margin-top:8pt">${table(head, [...paid, ...withheld], [3, 4], 'rows')}</div>
<div style="display:flex;justify-content:flex-end"><div style="width:52%">${table(
    [],
    [
      ['TOTAL DE VANTAGENS', sheet.gross()[0]],
      ['TOTAL DE DESCONTOS', sheet.deductions()[0]],
      inBold(['LÍQUIDO A RECEBER', sheet.net()[0]]),
    ],
    [1],
    'rows grid',
  )}</div></div>
${cells([
  ['BASE PREVIDÊNCIA', insured, 25],
  ['BASE IMPOSTO DE RENDA', taxed, 25],
  ['MARGEM CONSIGNÁVEL DISPONÍVEL', loanMargin(sheet), 30],
  ['PASEP', '1.702.884.615-4', 20],
])}`;
};
