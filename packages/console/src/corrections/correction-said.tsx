import type { ReactNode } from 'react';
import type { Correction } from '../api/types.js';
import { m } from '../messages/index.js';
import { DocumentText } from '../words/document-text.js';
import { time } from '../words/numbers.js';

/** What people said of a field: what holds, and what was said before. */
export function CorrectionSaid({ entries }: { readonly entries: readonly Correction[] }): ReactNode {
  const last = entries.at(-1);
  if (!last) return null;
  return (
    <div className="correction-said">
      <Said entry={last} />
      {entries.length > 1 && (
        <details className="small">
          <summary>{m.corrections.earlier(entries.length - 1)}</summary>
          <ol>
            {entries.slice(0, -1).map((entry) => (
              <li key={entry.entryId}>
                <Said entry={entry} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

function Said({ entry: { change, is, read, by, at } }: { readonly entry: Correction }): ReactNode {
  return (
    <p>
      {change === 'is' ? (
        <>
          <span className="small">{is === read ? m.corrections.asRead : m.corrections.is}</span>{' '}
          <strong>
            <DocumentText text={String(is)} />
          </strong>
        </>
      ) : (
        <strong>{change === 'absent' ? m.corrections.absent : m.corrections.takenBack}</strong>
      )}{' '}
      <span className="small">
        <bdi>{by.name}</bdi>, <time dateTime={at}>{time(at)}</time>
      </span>
    </p>
  );
}
