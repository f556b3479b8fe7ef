import type { ReactNode } from 'react';
import { m } from '../../messages/index.js';

interface FigureTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of each is its heading. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** The numbers of a chart, or of a section without one. */
export function FigureTable({ caption, columns, rows }: FigureTableProps): ReactNode {
  return (
    // What is wider than the page scrolls by itself, by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to take the focus
    <section className="table-scroll" aria-label={caption} tabIndex={0}>
      <table className="plain">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and an order
            <tr key={index}>
              <th scope="row">{heading}</th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The table of a chart, folded below it. */
export function FoldedTable(props: FigureTableProps): ReactNode {
  return (
    <details>
      <summary>
        {m.insights.table} <span className="hidden">{props.caption}</span>
      </summary>
      <FigureTable {...props} />
    </details>
  );
}
