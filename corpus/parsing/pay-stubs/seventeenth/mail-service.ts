import { pairs, table } from '../../printing/markup.js';
import { toUnits } from '../../printing/money.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Of a postal service that pays its own people. */
export const MAIL_SERVICE = employerWords(
  'EARNINGS STATEMENT. RETAIN FOR YOUR RECORDS. QUESTIONS: SHARED SERVICE CENTER 1-877-555-0149.',
  {
    earningNames: ['REGULAR', 'OVERTIME', 'NIGHT DIFF'],
    taxNames: ['FED TAX', 'SOC SEC', 'MEDICARE', 'STATE TAX OK'],
    deductionNames: ['RETIREMENT FERS', 'TSP', 'HEALTH PLAN 105', 'UNION DUES', 'FEGLI'],
  },
);

/** The service's codes of hours, by their names. */
const HOUR_CODES: Readonly<Record<string, string>> = { REGULAR: '52', OVERTIME: '53', 'NIGHT DIFF': '54' };

/** Days of a pay period. */
const PERIOD_DAYS = 14;

/**
 * After the postal service's earnings statement: the form's cells in one row at the top, each kind of work with its code and hours at the left, gross
 * to net with the year's figures at the right, leave at the foot. It counts its pay periods and tells no day of theirs, no sum of what is withheld, and
 * the year's figures of gross to net alone.
 */
export const mailService = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const [gross, net] = [sheet.gross(), sheet.net()];
  const dayOfYear =
    (Date.UTC(facts.end.year, facts.end.month - 1, facts.end.day) - Date.UTC(facts.end.year, 0, 1)) /
    86_400_000;
  const period = `${String(Math.floor(dayOfYear / PERIOD_DAYS) + 1).padStart(2, '0')} ${facts.end.year}`;
  const cells = [
    '071 / 39-6612',
    sheet.employee(),
    facts.employeeNumber.padStart(8, '0'),
    period,
    sheet.payDate(),
    net[0],
  ];
  const head = ['PAY LOC/FIN NO', 'EMPLOYEE NAME', 'EMPLOYEE ID', 'PAY PERIOD', 'PAY DATE', 'NET PAY'];
  const worked = facts.earnings.map((line, index) => {
    const say = (name: string, hundredths: number | undefined): string =>
      hundredths === undefined
        ? ''
        : sheet.ledger.say(`earnings[${index}].${name}`, toUnits(hundredths), sheet.digits(hundredths));
    const words = sheet.ledger.say(`earnings[${index}].description`, line.description);
    return [
      'P',
      '06',
      say('rate', line.rateCents),
      HOUR_CODES[line.description] ?? '',
      words,
      say('hours', line.hoursHundredths),
      say('amount', line.cents),
    ];
  });
  const withheld = [...sheet.lines('taxes'), ...sheet.lines('deductions')].map((line) => [
    line.description,
    line.amount,
    line.yearToDate,
  ]);
  const toNet = [['GROSS PAY', ...gross], ...withheld, ['NET PAY', ...net].map((cell) => `<b>${cell}</b>`)];
  const leave = [
    ['ANNUAL LEAVE', '104.00', '6.00', '16.00', '94.00'],
    ['SICK LEAVE', '388.25', '4.00', '0.00', '392.25'],
    ['LWOP', '0.00', '', '0.00', '0.00'],
  ];
  const title = (words: string): string =>
    `<div class="band center" style="padding:2pt"><b>${words}</b></div>`;
  return `<div class="split"><div><b style="font-size:1.3em">${sheet.employer()}</b><br>${sheet.employerAddress()}</div><b style="font-size:1.2em">EARNINGS STATEMENT</b></div>
${table(head, [cells], [5], 'rows grid')}
<div class="split" style="gap:8pt"><div style="width:54%">${title('DETAIL EARNINGS')}${table(['RSC', 'LEV', 'RATE', 'CODE', 'TYPE', 'HOURS', 'PAY'], worked, [2, 5, 6], 'rows')}</div><div style="width:45%">${title('GROSS TO NET')}${table(['', 'THIS PERIOD', 'YEAR TO DATE'], toNet, [1, 2], 'rows')}</div></div>
${title('LEAVE STATUS')}${table(['', 'BEGIN BALANCE', 'EARNED', 'USED', 'ENDING BALANCE'], leave, [1, 2, 3, 4], 'rows')}
<div class="split" style="margin-top:14pt"><div>${sheet.employee()}<br>${sheet.employeeAddress()}</div><div style="width:40%">${pairs([['NET TO BANK', net[0]]])}</div></div>`;
};
