import type { ReactNode } from 'react';
import type { Parse } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { DocumentText } from '../../words/document-text.js';
import { amount } from '../../words/numbers.js';
import { type Account, balanceBreaks, sumsDifference, type Transaction } from './statement.js';

interface StatementTableProps {
  readonly account: Account;
  /** Of the account in the record: `accounts[0]`. */
  readonly path: string;
  readonly fields: Parse['fields'];
  readonly selected: string | undefined;
  readonly onSelect: (field: string) => void;
}

const CELLS = ['balance', 'depositAmount', 'withdrawalAmount', 'description', 'date'] as const;

/** The lines of an account; where a balance does not follow from the one before, it is marked between the lines. */
export function StatementTable({
  account,
  path,
  fields,
  selected,
  onSelect,
}: StatementTableProps): ReactNode {
  const { transactions = [] } = account;
  const breaks = balanceBreaks(account);
  const difference = sumsDifference(account);
  return (
    <section className="statement">
      <h2>
        <DocumentText text={m.parse.account(account.accountNumber ?? '')} longest={60} />
      </h2>
      <p className="small">
        {m.parse.sums}:{' '}
        {difference === undefined ? (
          m.parse.sumsUnknown
        ) : difference === 0 ? (
          m.parse.sumsHold
        ) : (
          <span className="warn">{m.parse.sumsFail(amount(difference))}</span>
        )}
        . <span className={breaks.size > 0 ? 'warn' : undefined}>{m.parse.breaksCount(breaks.size)}</span>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.parse.date}</th>
            <th scope="col">{m.parse.description}</th>
            <th scope="col" className="number">
              {m.parse.deposit}
            </th>
            <th scope="col" className="number">
              {m.parse.withdrawal}
            </th>
            <th scope="col" className="number">
              {m.parse.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {transactions.map((transaction, index) => {
            const line = `${path}.transactions[${index}]`;
            const place = CELLS.map((cell) => `${line}.${cell}`).find((field) => fields[field]?.boundingBox);
            return (
              <Line
                // biome-ignore lint/suspicious/noArrayIndexKey: a line's place in the record is its name there
                key={index}
                transaction={transaction}
                expected={breaks.get(index)}
                selected={selected?.startsWith(`${line}.`) === true}
                onSelect={place === undefined ? undefined : () => onSelect(place)}
              />
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

interface LineProps {
  readonly transaction: Transaction;
  /** The balance that would follow, where another one is printed. */
  readonly expected: number | undefined;
  readonly selected: boolean;
  readonly onSelect: (() => void) | undefined;
}

function Line({ transaction, expected, selected, onSelect }: LineProps): ReactNode {
  const { date, description, depositAmount, withdrawalAmount, balance } = transaction;
  const cell = (value: number | undefined): string => (value === undefined ? '' : amount(value));
  return (
    <tr className={`${expected === undefined ? '' : 'break '}${selected ? 'current' : ''}`}>
      <td>{date && <DocumentText text={date} longest={20} />}</td>
      <td>
        {onSelect ? (
          <button type="button" className="quiet line" onClick={onSelect}>
            <DocumentText text={description ?? '…'} longest={80} />
          </button>
        ) : (
          <DocumentText text={description ?? ''} longest={80} />
        )}
      </td>
      <td className="number">{cell(depositAmount)}</td>
      <td className="number">{cell(withdrawalAmount)}</td>
      <td className="number">
        {cell(balance)}
        {expected !== undefined && <span className="warn small"> {m.parse.breaks(amount(expected))}</span>}
      </td>
    </tr>
  );
}
