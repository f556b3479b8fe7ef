import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { change } from '../../api/call.js';
import { DUE_KEY, holdsQuery } from '../../api/queries.js';
import type { Hold } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { Confirm } from '../../ui/confirm.js';
import { FailureLine, sentenceFor } from '../../ui/failure.js';
import { Loading } from '../../ui/loading.js';
import { DocumentText } from '../../words/document-text.js';
import { time } from '../../words/numbers.js';
import { NewHold } from './new-hold.js';

/** Legal holds: what stays until somebody lifts them. */
export function Holds(): ReactNode {
  const client = useQueryClient();
  const { data: holds, error } = useQuery(holdsQuery);
  const [isPlacing, setPlacing] = useState(false);
  const [lifting, setLifting] = useState<Hold | undefined>(undefined);
  const changed = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: holdsQuery.queryKey });
    await client.invalidateQueries({ queryKey: DUE_KEY });
  };
  return (
    <section aria-labelledby="holds">
      <div className="row">
        <h2 id="holds">{m.retention.holds}</h2>
        <span className="spacer" />
        {!isPlacing && (
          <button type="button" className="primary" onClick={() => setPlacing(true)}>
            {m.retention.place}
          </button>
        )}
      </div>
      <p className="small">{m.retention.holdsText}</p>
      {isPlacing && (
        <NewHold
          onPlaced={() => {
            setPlacing(false);
            void changed();
          }}
          onClose={() => setPlacing(false)}
        />
      )}
      <FailureLine text={error ? sentenceFor(error) : undefined} />
      {!holds ? (
        !error && <Loading />
      ) : holds.length === 0 ? (
        <p>{m.retention.noHolds}</p>
      ) : (
        <table className="plain holds">
          <thead>
            <tr>
              <th scope="col">{m.audit.number}</th>
              <th scope="col">{m.retention.on}</th>
              <th scope="col">{m.retention.reason}</th>
              <th scope="col">{m.retention.since}</th>
              <th scope="col">
                <span className="hidden">{m.retention.lift}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {holds.map((hold) => (
              <tr key={hold.holdId}>
                <th scope="row">{hold.holdId}</th>
                <td>
                  <HeldThing hold={hold} />
                </td>
                <td>
                  <DocumentText text={hold.reason} longest={200} />
                </td>
                <td>{time(hold.createdAt)}</td>
                <td>
                  <button type="button" className="quiet" onClick={() => setLifting(hold)}>
                    {m.retention.lift}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {lifting && (
        <Confirm
          title={m.retention.liftTitle(lifting.holdId)}
          text={m.retention.liftText}
          submit={m.retention.lift}
          onSubmit={() =>
            change('DELETE', `/holds/${lifting.holdId}`).then(() => {
              setLifting(undefined);
              return changed();
            })
          }
          onClose={() => setLifting(undefined)}
        />
      )}
    </section>
  );
}

/** Administrators see no documents: a record is named, and not linked. */
function HeldThing({ hold: { record, tag } }: { readonly hold: Hold }): ReactNode {
  if (record) return `${m.retention.kinds[record.kind]} ${record.recordId}`;
  return tag && <DocumentText text={`${tag.name} = ${tag.value}`} longest={120} />;
}
