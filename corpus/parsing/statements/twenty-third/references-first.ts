import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { clabeOf, daysOf, rfcOfHolder } from '../tenth/parts.js';
import { customerNumber } from '../twelfth/parties.js';
import { balancesOf, cameThenWent } from '../twentieth/movement-cells.js';
import { bankAddressOf } from '../twentieth/parties.js';
import { billerOf, personOf } from './parties.js';

/** The words of this layout. */
export const REFERENCES_FIRST = issuerWords(
  'UNIDAD ESPECIALIZADA DE ATENCIÓN A USUARIOS: TEL. 33 5550 0157, une@banvia.example. CONDUSEF: 55 5340 0999, www.condusef.gob.mx. PRODUCTO GARANTIZADO POR EL IPAB HASTA POR 400,000 UDIS POR CLIENTE Y POR INSTITUCIÓN. AGRADECEREMOS NOS COMUNIQUE SUS OBJECIONES EN UN PLAZO DE 90 DÍAS A PARTIR DE LA FECHA DE CORTE.',
  ['CUENTA DE CHEQUES PERSONAL', 'CUENTA EJE PERSONA FÍSICA'],
  {
    deposits: ['SPEI RECIBIDO', 'DEPOSITO EN EFECTIVO', 'DISPERSION DE NOMINA'],
    withdrawals: ['SPEI ENVIADO', 'COMPRA TD', 'COMPRA TD', 'PAGO DE SERVICIO'],
    fees: ['COMISION POR MANEJO DE CUENTA', 'COMISION POR SALDO PROMEDIO'],
  },
);

/** After Bansí's: name and address beside the title, the holder in one frame, the account's data in another. */
export const referencesTop: Section = (sheet) =>
  `<div class="split"><div style="width:66%"><b style="font-size:1.3em;color:#8a1538">${sheet.bank()}</b><br><span class="small">${bankAddressOf(sheet, 'AV. GOLFO DE CORTÉS 4184', 'COL. MONRAZ, C.P. 44670, GUADALAJARA, JAL.', ', ')}</span></div><div class="right"><b style="font-size:1.3em">ESTADO DE CUENTA</b><br>HOJA 1 DE 2</div></div>
<div class="split" style="margin:10pt 0;gap:8pt"><div class="boxed" style="flex:1">${sheet.holder()}<br>${sheet.holderAddress()}<br><br>R.F.C. ${rfcOfHolder(sheet.facts)}</div><div class="boxed" style="white-space:nowrap">${pairs(
    [
      ['CLIENTE', customerNumber(sheet, 7)],
      ['CUENTA', sheet.number(0)],
      ['CLABE', clabeOf(sheet.account(0))],
      ['PRODUCTO', sheet.type(0)],
      ['MONEDA', 'PESOS'],
      ['PERIODO', `${sheet.start()} AL ${sheet.end()}`],
      ['SUCURSAL', '001 MATRIZ GUADALAJARA'],
    ],
    'pairs ragged',
  )}</div></div>`;

/** After Bansí's: a grid of balances and sums over their values, and one of what the account earned and was charged. */
export const referencesSummary: AccountSection = (sheet, account) => {
  const columns = [0, 1, 2, 3, 4];
  const balances = table(
    ['SALDO ANTERIOR', 'DEPÓSITOS', 'RETIROS', 'SALDO AL CORTE', 'SALDO PROMEDIO'],
    [
      [
        sheet.opening(account),
        sheet.credits(account),
        sheet.debits(account),
        sheet.closing(account),
        sheet.digits(balancesOf(sheet, account).mean),
      ],
    ],
    columns,
    'rows grid',
  );
  const earned = table(
    ['DÍAS DEL PERIODO', 'TASA BRUTA ANUAL', 'INTERESES BRUTOS', 'ISR RETENIDO', 'COMISIONES COBRADAS'],
    [[String(daysOf(sheet.facts)), '0.00 %', '0.00', '0.00', sheet.fees(account)]],
    columns,
    'rows grid',
  );
  return `<b>RESUMEN DEL PERIODO</b>${balances}${earned}`;
};

/** A transfer has the other bank and the name beneath its kind; cash has its branch. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (manner === 'SPEI RECIBIDO') return [`${manner} BANORTEX`, party.toUpperCase()];
  if (manner === 'SPEI ENVIADO') return [`${manner} BBVEA MEXICO`, personOf(row, 'es').toUpperCase()];
  if (manner === 'DEPOSITO EN EFECTIVO') return [`${manner} SUC. 001`];
  if (manner === 'PAGO DE SERVICIO') return [`${manner} ${billerOf(row, 'es')}`];
  return [`${manner} ${party.toUpperCase()}`.trim()];
};

/** After Bansí's: day, reference, words, withdrawals before deposits before balance; the earlier balance as first row. */
export const referencesTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    const [came, went] = cameThenWent(row, unsigned);
    return [date, referenceNumber(row, 8), told, went, came, balance];
  });
  const first = ['', '', 'SALDO ANTERIOR', '', '', sheet.opening(account)];
  const head = [
    '<div style="width:56pt">FECHA</div>',
    'REFERENCIA',
    '<div style="width:210pt">DESCRIPCIÓN</div>',
    'RETIROS',
    'DEPÓSITOS',
    'SALDO',
  ];
  return `<b>DETALLE DE MOVIMIENTOS</b>${table(head, [first, ...body], [3, 4, 5], 'rows')}`;
};
