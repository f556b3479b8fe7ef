import { inBold, table } from '../../printing/markup.js';
import type { LineGroup, PaySheet } from '../pay-sheet.js';

/** As a payroll service prints: who and when in a narrow column at the left; earnings, withholdings and deductions under bands at the right, net last. */
export const narrowColumn = (sheet: PaySheet): string => {
  const { words, facts } = sheet;
  const columns = [words.description, words.hours, words.rate, words.current, words.yearToDate];
  const part = (group: LineGroup, label: string, [current, ofYear]: readonly [string, string]): string => {
    const rows = sheet
      .lines(group)
      .map((line) => [line.description, line.hours, line.rate, line.amount, line.yearToDate]);
    const head =
      group === 'earnings' ? columns : [words.description, '', '', words.current, words.yearToDate];
    return `<div class="band" style="padding:2pt 4pt"><b>${words[group]}</b></div>${table(head, [...rows, inBold([label, '', '', current, ofYear])], [1, 2, 3, 4], 'rows')}`;
  };
  const [net, netOfYear] = sheet.net();
  const particulars = [
    `<b>${sheet.employee()}</b><br>${sheet.employeeAddress()}`,
    `${words.socialSecurityNumber} ${sheet.socialSecurityNumber()}`,
    `${words.employeeNumber} ${facts.employeeNumber}`,
    `${words.job} ${facts.job}`,
    `${words.period} ${sheet.start()} ${words.to} ${sheet.end()}`,
    `${words.payDate} ${sheet.payDate()}`,
    'Pay Method: Dir Dep',
  ];
  return `<div class="split"><div style="width:33%"><b>${sheet.employer()}</b><br>${sheet.employerAddress()}<div class="band" style="padding:2pt 4pt;margin-top:14pt"><b>${words.title}</b></div>${particulars.map((line) => `<div style="margin:5pt 0">${line}</div>`).join('')}</div>
<div style="width:64%">${part('earnings', words.gross, sheet.gross())}${part('taxes', words.totalTaxes, sheet.taxes())}${part('deductions', words.totalDeductions, sheet.deductions())}
${table([words.net, words.current, words.yearToDate], [inBold(['Allocations: Checking', net, netOfYear])], [1, 2], 'rows grid')}</div></div>`;
};

/** As a shop's bookkeeping program prints: the number's last digits in the table's head, earnings at the left, minus before what is withheld at the right. */
export const minusBeforeWithheld = (sheet: PaySheet): string => {
  const { words, facts } = sheet;
  const withheld = (group: 'taxes' | 'deductions'): string => {
    const rows = sheet
      .lines(group)
      .map((line) => [line.description, `-${line.amount}`, `-${line.yearToDate}`]);
    const [current, ofYear] = group === 'taxes' ? sheet.taxes() : sheet.deductions();
    return table(
      [words[group], words.current, words.yearToDate],
      [...rows, inBold(['', `-${current}`, `-${ofYear}`])],
      [1, 2],
      'rows',
    );
  };
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.hours, line.rate, line.amount, line.yearToDate]);
  const [gross, grossOfYear] = sheet.gross();
  const [net, netOfYear] = sheet.net();
  const who = table(
    ['Employee', words.socialSecurityNumber, 'Status (Fed/State)'],
    [
      [
        `${sheet.employee()}, ${sheet.employeeAddress(', ')}`,
        sheet.socialSecurityNumber(),
        'Single/Withhold',
      ],
    ],
    [],
    'rows',
  );
  return `<div class="split"><span>${sheet.employer()}, ${sheet.employerAddress(', ')}</span></div>
<div class="split" style="margin-top:10pt"><b>${words.title}</b><span>${words.employeeNumber} ${facts.employeeNumber}</span><span>${words.period} ${sheet.start()} - ${sheet.end()}</span><span>${words.payDate} ${sheet.payDate()}</span></div>
${who}<div class="split"><div style="width:54%">${table([words.earnings, words.hours, words.rate, words.current, words.yearToDate], [...earned, inBold([words.gross, '', '', gross, grossOfYear])], [1, 2, 3, 4], 'rows')}</div><div style="width:44%">${withheld('taxes')}${withheld('deductions')}</div></div>
<div style="width:54%">${table([], [inBold([words.net, net, netOfYear])], [1, 2], 'rows total')}</div>`;
};
