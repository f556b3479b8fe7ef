import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { centsOf } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { hourOf, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { clabeOf, daysOf, rfcOfHolder } from '../tenth/parts.js';
import { customerNumber } from '../twelfth/parties.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const CONCEPT_CODES = issuerWords(
  'Unidad Especializada de Atención a Usuarios: tel. 81 5550 0126, une@bansierra.example. Incumplir tus obligaciones te puede generar comisiones e intereses moratorios. Producto protegido por el IPAB hasta por 400 mil UDIS por persona.',
  ['Cuenta Regia', 'Nómina Sierra', 'Cuenta Libre'],
  {
    deposits: ['TRA SPEI RECIBIDO', 'NOM DEPOSITO DE NOMINA'],
    withdrawals: ['TDD COMPRA', 'TRA SPEI ENVIADO', 'DOM PAGO DOMICILIADO'],
    fees: ['COM COMISION POR ADMINISTRACION DE CUENTA'],
  },
);

/** After Banregio's: bank and title in one line, the holder with address and tax number at the left, client, kind, number, key and period at the right. */
export const conceptCodesTop: Section = (sheet) =>
  `<div class="split"><span class="bank">${sheet.bank()}</span><div class="right"><b style="font-size:1.3em">ESTADO DE CUENTA</b><br>Hoja 1 de 3</div></div>
<div class="split" style="margin-top:14pt"><div style="width:38%"><b>${sheet.holder()}</b><br>${sheet.holderAddress()}<br>RFC: ${rfcOfHolder(sheet.facts)}</div><div style="width:57%;white-space:nowrap">${pairs(
    [
      ['Cliente', customerNumber(sheet, 7)],
      ['Producto', sheet.type(0)],
      ['No. de cuenta', sheet.number(0)],
      ['CLABE', clabeOf(sheet.account(0))],
      ['Periodo', `del ${sheet.start()} al ${sheet.end()}`],
      ['Días del periodo', String(daysOf(sheet.facts))],
    ],
  )}</div></div>`;

/** After Banregio's: how the balance came about, signs before the labels, averages beside it. */
export const conceptCodesSummary: AccountSection = (sheet, account) => {
  const sums = pairs([
    ['Saldo Inicial', `$${sheet.opening(account)}`],
    ['+ Abonos', `$${sheet.credits(account)}`],
    ['- Retiros', `$${sheet.digits(centsOf(sheet.rows(account, ['withdrawal'])))}`],
    ['- Comisiones Efectivamente Cobradas', `$${sheet.fees(account)}`],
    ['<b>= Saldo Final</b>', `<b>$${sheet.closing(account)}</b>`],
  ]);
  const further = pairs([
    ['Saldo promedio del periodo', `$${sheet.digits(sheet.account(account).openingCents + 25_910)}`],
    ['Tasa bruta anual', '0.00%'],
    ['Intereses brutos', '$0.00'],
    ['ISR retenido', '$0.00'],
  ]);
  return `<div class="split" style="margin-top:10pt"><div style="width:48%"><div class="band" style="padding:2pt 6pt"><b>Resumen</b></div>${sums}</div><div style="width:46%"><div class="band" style="padding:2pt 6pt"><b>Rendimientos</b></div>${further}</div></div>`;
};

/** A code of three letters and the kind; a transfer has bank, name and key beneath, a card's slip shop and hour. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (manner.startsWith('TRA')) {
    const other = row.movement.cents > 0 ? party.toUpperCase() : personOf(row, 'es');
    return [
      `${manner}, ${other}`,
      `Ref. ${referenceNumber(row, 7)}, Clave de rastreo 058-${referenceNumber(row, 11)}`,
    ];
  }
  return manner.startsWith('TDD')
    ? [`${manner}, ${party}, Hora ${hourOf(row)}`]
    : [`${manner} ${party.toUpperCase()}`.trim()];
};

/** After Banregio's: the day of the month alone, words, charges before credits before balance; the sums in the last row. */
export const conceptCodesTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { manner } = parted(sheet, row);
    const lines = manner === '' ? [row.movement.description] : linesOf(sheet, row);
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, lines);
    const isIn = row.movement.cents > 0;
    return [date, told, isIn ? '' : unsigned, isIn ? unsigned : '', balance];
  });
  const rows = [
    ...body,
    ['', '<b>Total</b>', `<b>${sheet.debits(account)}</b>`, `<b>${sheet.credits(account)}</b>`, ''],
  ];
  return `<div class="band" style="padding:2pt 6pt;margin-top:8pt"><b>Detalle de movimientos de la cuenta ${sheet.number(account)}</b></div>${table(['DIA', 'CONCEPTO', 'CARGOS', 'ABONOS', 'SALDO'], rows, [2, 3, 4], 'rows ruled')}`;
};
