import { fixedId, statementPdf } from '../../documents/statement.js';
import { type PostedTransaction, STATEMENT, type StatementData } from '../../documents/statement-data.js';
import type { PdfFile } from '../../pdf-writer/pdf-file.js';
import type { Origin } from '../origin.js';
import type { Series } from '../series.js';

/** A statement of the credit union that the repository's own PDF writer prints for. */
export interface CreditUnionStatement {
  readonly file: PdfFile;
  readonly data: StatementData;
  readonly origin: Origin;
}

/** A member's month: as many movements as the form has room for. */
export function rollMember(series: Series): StatementData {
  const { dice } = series;
  const names = series.names('en');
  let balanceCents = dice.between(80_000, 900_000);
  const openingBalanceCents = balanceCents;
  const transactions = STATEMENT.transactions.map(({ date, depositCents }): PostedTransaction => {
    const isDeposit = depositCents > 0 || balanceCents < 60_000;
    const cents = isDeposit ? dice.between(40_000, 320_000) : dice.between(310, 48_000);
    balanceCents += isDeposit ? cents : -cents;
    const description = isDeposit
      ? `DEPOSIT ${dice.pick(names.employers)}`.toUpperCase()
      : `CARD ${dice.pick(names.merchants)}`;
    return {
      date,
      description,
      depositCents: isDeposit ? cents : 0,
      withdrawalCents: isDeposit ? 0 : cents,
      balanceCents,
    };
  });
  const accountNumber = `${dice.digits(4)}-${dice.digits(2)}-${dice.digits(6)}`;
  const holder = [
    series.person('en').toUpperCase(),
    dice.pick(names.streets).toUpperCase(),
    dice.pick(names.towns).toUpperCase(),
  ];
  return { holder, accountNumber, openingBalanceCents, transactions };
}

/** @param name of the submission @param pdfId names the PDF that this one was made of; its own when absent */
export function printForMember(data: StatementData, name: string, pdfId?: string): CreditUnionStatement {
  const origin: Origin = {
    look: 'pdf',
    content: name,
    template: 'credit-union',
    writer: 'statement composer',
    identifiers: [data.accountNumber],
    holder: data.holder[0] ?? '',
    hasRows: true,
    ...(pdfId === undefined ? {} : { pdfId }),
  };
  return { file: statementPdf(data, fixedId(pdfId ?? name)), data, origin };
}
