import type { ReactNode } from 'react';
import type { FieldFigures } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { number } from '../../words/numbers.js';
import { FigureTable } from './figure-table.js';
import { intervalWords, partWords } from './share-words.js';

/** How often fields are read right, by document type, the most corrected first. */
export function ReadingSection({ figures }: { readonly figures: readonly FieldFigures[] }): ReactNode {
  return (
    <section className="card" aria-label={m.insights.reading}>
      <h2>{m.insights.reading}</h2>
      <p className="small">{m.insights.readingText}</p>
      {figures.length === 0 ? (
        <p className="small">{m.insights.noReading}</p>
      ) : (
        <FigureTable
          caption={m.insights.reading}
          columns={[
            m.insights.field,
            m.insights.type,
            m.insights.lookedAt,
            m.insights.corrected,
            m.insights.right,
            m.insights.intervalOf95,
          ]}
          rows={figures.map(({ documentType, field, lookedAt, corrected, right }) => [
            <span key={field} className="api-name">
              {field}
            </span>,
            documentType,
            number(lookedAt),
            number(corrected),
            partWords(right),
            intervalWords(right),
          ])}
        />
      )}
    </section>
  );
}
