import { clabeCheckDigit } from '../../identifiers/identifiers.js';
import { formatDay } from '../../printing/dates.js';
import { inBold, pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { clabeOf, daysOf, rfcOfHolder } from '../tenth/parts.js';
import { customerNumber } from '../twelfth/parties.js';
import { balancesOf, cameThenWent } from '../twentieth/movement-cells.js';
import { billerOf, personOf } from './parties.js';

/** The words of this layout. */
export const DAYS_ALONE = issuerWords(
  'Órale Banco, S.A., Institución de Banca Múltiple. Unidad Especializada de Atención a Usuarios (UNE): une@orale.example, tel. 81 5550 0143. CONDUSEF: 55 5340 0999, www.condusef.gob.mx. Tu dinero está protegido por el IPAB hasta por 400 mil UDIs por persona y por banco, www.gob.mx/ipab. Tienes 90 días naturales a partir de la fecha de corte para presentar una aclaración. Incumplir tus obligaciones te puede generar comisiones.',
  ['Cuenta Órale', 'Cuenta Órale Nómina'],
  {
    deposits: ['Nómina', 'Recepción de cuenta', 'Recepción de cuenta'],
    withdrawals: ['Compra', 'Compra', 'Compra', 'Traspaso a cuenta', 'Pago de servicio'],
  },
);

/** The period: where both its days are in one month, month and year stand once. */
const periodOf = (sheet: Sheet): string => {
  const { start, end } = sheet.facts;
  return `Del ${sheet.start(start.month === end.month ? 'DD' : 'day and month')} al ${sheet.end('long')}`;
};

/** After Hey Banco's: the name large beside the title, the holder at the left, the account's data as labels before values at the right. */
export const daysTop: Section = (sheet) => {
  const period = periodOf(sheet);
  return `<div class="split" style="align-items:flex-end"><span style="font-size:2.6em;font-weight:bold">${sheet.bank()}</span><div class="right"><h1 style="font-weight:normal">Estado de cuenta</h1>${period}</div></div>
<div class="split" style="margin:20pt 0 12pt"><div><b>${sheet.holder()}</b><br>${sheet.holderAddress()}<br>RFC: ${rfcOfHolder(sheet.facts)}</div><div style="white-space:nowrap">${pairs(
    [
      ['Producto', `<b>${sheet.type(0)}</b>`],
      ['Número de cuenta', sheet.number(0)],
      ['CLABE', clabeOf(sheet.account(0))],
      ['Cliente', customerNumber(sheet, 8)],
      ['Fecha de corte', formatDay(sheet.facts.end, 'DD/MM/YYYY', 'es')],
      ['Moneda', 'Pesos M.N.'],
    ],
    'pairs ragged',
  )}</div></div>`;
};

/** After Hey Banco's: the sums with their signs before the labels, what the account earned beside them. */
export const daysSummary: AccountSection = (sheet, account) =>
  `<div class="split" style="background:#f3f3f3;padding:4pt 8pt"><div style="width:46%"><b>Resumen</b>${pairs(
    [
      ['Saldo inicial', `$${sheet.opening(account)}`],
      ['+ Abonos', `$${sheet.credits(account)}`],
      ['- Cargos', `$${sheet.debits(account)}`],
      ['- Comisiones efectivamente cobradas', '$0.00'],
      ['<b>= Saldo final</b>', `<b>$${sheet.closing(account)}</b>`],
    ],
    'rows pairs',
  )}</div><div style="width:46%"><b>Rendimientos</b>${pairs(
    [
      ['Saldo promedio', `$${sheet.digits(balancesOf(sheet, account).mean)}`],
      ['Días del periodo', String(daysOf(sheet.facts))],
      ['Tasa bruta anual', '0.00%'],
      ['Intereses a favor', '$0.00'],
      ['ISR retenido', '$0.00'],
    ],
    'rows pairs',
  )}</div></div>`;

/** A transfer has the other account, the bank, the name and the tracking key; a purchase the card's end. */
const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  const base = `05818${referenceNumber(row, 12)}`;
  const other = `${base}${clabeCheckDigit(base)}`;
  const tracked = `Clave de rastreo: ${referenceNumber(row, 16)}`;
  if (manner === 'Recepción de cuenta')
    return `TRA (NB) ${manner}: ${other}, ${personOf(row, 'es').toUpperCase()}, ${tracked}`;
  if (manner === 'Traspaso a cuenta')
    return `TRA (BE) ${manner}: ${other}, ${personOf(row, 'es').toUpperCase()}, ${tracked}`;
  if (manner === 'Nómina') return `TRA ${manner} ${party.toUpperCase()}`;
  return manner === 'Compra'
    ? `TDD ${manner} ${party} Tarjeta 4418`
    : `INT ${manner} ${billerOf(row, 'es')} Ref. ${referenceNumber(row, 8)}`;
};

/** After Hey Banco's: the day of the month alone, words, charges before credits before balance, sums as last row. */
export const daysTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, [wordsOf(sheet, row)]);
    const [came, went] = cameThenWent(row, unsigned);
    return [date, told, went, came, balance];
  });
  const last = inBold(['', 'Total', sheet.debits(account), sheet.credits(account), '']);
  const head = ['Día', '<div style="width:290pt">Concepto</div>', 'Cargos', 'Abonos', 'Saldo'];
  return `<h2>Detalle de movimientos</h2>${table(head, [...body, last], [2, 3, 4], 'rows ruled')}`;
};
