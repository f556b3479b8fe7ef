import type { ReactNode } from 'react';
import type { Parse } from '../../api/types.js';
import { nextIndex } from '../../corrections/paths.js';
import type { Correcting } from '../../corrections/use-correcting.js';
import { m } from '../../messages/index.js';
import { DocumentText } from '../../words/document-text.js';
import { amount } from '../../words/numbers.js';
import { type Account, accountAsSaid, balanceBreaks, sumsDifference, type Transaction } from './statement.js';

interface StatementTableProps {
  readonly account: Account;
  /** Of the account in the record: `accounts[0]`. */
  readonly path: string;
  readonly fields: Parse['fields'];
  /** Paths of what was read, and of what people added. */
  readonly known: readonly string[];
  readonly selected: string | undefined;
  readonly onSelect: (field: string) => void;
  readonly correcting: Correcting;
  /** The fields of a line, one by one. */
  readonly lineEditor: (line: string) => ReactNode;
}

const CELLS = ['balance', 'depositAmount', 'withdrawalAmount', 'description', 'date'] as const;

/** The lines of an account; where a balance does not follow from the one before, it is marked between the lines. */
export function StatementTable(props: StatementTableProps): ReactNode {
  const { account: read, path, fields, known, selected, onSelect, correcting, lineEditor } = props;
  const list = `${path}.transactions`;
  const next = nextIndex(list, known);
  // Behind the lines that were read those that people added, and the one that somebody is about to add.
  const isAdding = selected?.startsWith(`${list}[${next}].`) === true;
  const length = Math.max(read.transactions?.length ?? 0, next + (isAdding ? 1 : 0));
  const account = accountAsSaid(read, path, correcting.corrections?.corrections ?? [], length);
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
          {account.transactions?.map((transaction, index) => {
            const line = `${list}[${index}]`;
            const isSelected = selected?.startsWith(`${line}.`) === true;
            const place = CELLS.map((cell) => `${line}.${cell}`).find((field) => fields[field]?.boundingBox);
            return (
              <Line
                // biome-ignore lint/suspicious/noArrayIndexKey: a line's place in the record is its name there
                key={index}
                transaction={transaction}
                expected={breaks.get(index)}
                isCorrected={correcting.corrections?.corrections.some((one) =>
                  one.path?.startsWith(`${line}.`),
                )}
                onSelect={() => onSelect(place ?? `${line}.date`)}
                editor={isSelected && lineEditor(line)}
              />
            );
          })}
        </tbody>
      </table>
      {correcting.mayCorrect && !isAdding && (
        <p>
          <button type="button" onClick={() => onSelect(`${list}[${next}].date`)}>
            {m.corrections.addLine}
          </button>
        </p>
      )}
    </section>
  );
}

interface LineProps {
  readonly transaction: Transaction;
  /** The balance that would follow, where another one is printed. */
  readonly expected: number | undefined;
  readonly isCorrected: boolean | undefined;
  readonly onSelect: () => void;
  /** While the line is looked at. */
  readonly editor: ReactNode;
}

function Line({ transaction, expected, isCorrected, onSelect, editor }: LineProps): ReactNode {
  const { date, description, depositAmount, withdrawalAmount, balance } = transaction;
  const cell = (value: number | undefined): string => (value === undefined ? '' : amount(value));
  return (
    <>
      <tr className={`${expected === undefined ? '' : 'break '}${editor ? 'current' : ''}`}>
        <td>{date && <DocumentText text={date} longest={20} />}</td>
        <td>
          <button type="button" className="quiet line" aria-expanded={Boolean(editor)} onClick={onSelect}>
            <DocumentText text={description ?? '…'} longest={80} />
          </button>
          {isCorrected && <span className="person small"> {m.corrections.corrected}</span>}
        </td>
        <td className="number">{cell(depositAmount)}</td>
        <td className="number">{cell(withdrawalAmount)}</td>
        <td className="number">
          {cell(balance)}
          {expected !== undefined && <span className="warn small"> {m.parse.breaks(amount(expected))}</span>}
        </td>
      </tr>
      {editor && (
        <tr className="current">
          <td colSpan={5}>{editor}</td>
        </tr>
      )}
    </>
  );
}
