import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { retentionQuery } from '../../api/queries.js';
import { m } from '../../messages/index.js';
import { FailurePage } from '../../ui/failure.js';
import { Loading } from '../../ui/loading.js';
import { useTitle } from '../../ui/title.js';
import { Holds } from './holds.js';
import { KindRow } from './kind-row.js';
import '../../ui/table.css';
import './retention.css';

/** How long records of each kind are kept, and what keeps some in spite of it. */
export function RetentionScreen(): ReactNode {
  useTitle(m.retention.title);
  const { data: kinds, error, refetch } = useQuery(retentionQuery);
  if (error && !kinds) return <FailurePage error={error} onRetry={() => void refetch()} />;
  return (
    <main id="content" className="table-screen" tabIndex={-1}>
      <h1>{m.retention.title}</h1>
      <p className="small">{m.retention.text}</p>
      {!kinds ? (
        <Loading />
      ) : (
        <table className="plain retention">
          <thead>
            <tr>
              <th scope="col">{m.retention.kind}</th>
              <th scope="col">{m.retention.kept}</th>
              <th scope="col">{m.retention.set}</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map((retention) => (
              <KindRow key={retention.kind} retention={retention} />
            ))}
          </tbody>
        </table>
      )}
      <Holds />
    </main>
  );
}
