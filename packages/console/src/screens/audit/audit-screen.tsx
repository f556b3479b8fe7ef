import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { auditQuery } from '../../api/queries.js';
import { m } from '../../messages/index.js';
import type { AuditSearch } from '../../searches.js';
import { FailurePage } from '../../ui/failure.js';
import { Loading } from '../../ui/loading.js';
import { useTitle } from '../../ui/title.js';
import { DocumentText } from '../../words/document-text.js';
import { time } from '../../words/numbers.js';
import '../../ui/table.css';

/** Who did what in this organization. */
export function AuditScreen(): ReactNode {
  useTitle(m.audit.title);
  const search = useSearch({ from: '/inside/admin/audit' });
  const navigate = useNavigate();
  const { data: events, error, refetch } = useQuery(auditQuery(search));
  if (error && !events) return <FailurePage error={error} onRetry={() => void refetch()} />;
  const { before: _, ...filters } = search;
  const set = (changes: Partial<Record<keyof AuditSearch, string>>): void => {
    const next = Object.fromEntries(
      Object.entries({ ...filters, ...changes }).filter(([, value]) => value !== ''),
    );
    void navigate({ to: '/admin/audit', search: next as AuditSearch });
  };
  return (
    <main id="content" className="table-screen" tabIndex={-1}>
      <h1>{m.audit.title}</h1>
      <p className="small">{m.audit.text}</p>
      <div className="row">
        <label className="row">
          {m.submissions.from}
          <input
            type="date"
            value={search.from ?? ''}
            onChange={({ target }) => set({ from: target.value })}
          />
        </label>
        <label className="row">
          {m.submissions.to}
          <input type="date" value={search.to ?? ''} onChange={({ target }) => set({ to: target.value })} />
        </label>
        {Object.keys(filters).length > 0 && (
          <Link to="/admin/audit" search={{}}>
            {m.submissions.clear}
          </Link>
        )}
      </div>
      {!events ? (
        <Loading />
      ) : events.count === 0 ? (
        <p>{m.audit.none}</p>
      ) : (
        <section className="table-scroll" aria-label={m.audit.title}>
          <table className="plain audit">
            <thead>
              <tr>
                <th scope="col">{m.audit.number}</th>
                <th scope="col">{m.audit.at}</th>
                <th scope="col">{m.audit.who}</th>
                <th scope="col">{m.audit.what}</th>
                <th scope="col">{m.audit.object}</th>
                <th scope="col">{m.audit.detail}</th>
              </tr>
            </thead>
            <tbody>
              {events.data.map(({ sequence, at, actor, actorName, action, object, detail }) => (
                <tr key={sequence}>
                  <td className="number">{sequence}</td>
                  <td>{time(at)}</td>
                  <td>
                    {actor.startsWith('person:') ? (
                      <Link to="/admin/audit" search={{ ...filters, person: Number(actor.slice(7)) }}>
                        <DocumentText text={actorName ?? actor} longest={60} />
                      </Link>
                    ) : (
                      actor
                    )}
                  </td>
                  <td>
                    <Link to="/admin/audit" search={{ ...filters, action }}>
                      {m.audit.actions[action] ?? action}
                    </Link>
                  </td>
                  <td>
                    <Link to="/admin/audit" search={{ ...filters, object }}>
                      {object}
                    </Link>
                  </td>
                  <td className="small">
                    {Object.entries(detail)
                      .map(([name, value]) => `${name}: ${[value].flat().join(', ')}`)
                      .join('; ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <nav className="paging" aria-label={m.audit.title}>
        {search.before !== undefined && (
          <Link to="/admin/audit" search={filters}>
            ‹ {m.audit.newest}
          </Link>
        )}
        {events?.next != null && (
          <Link to="/admin/audit" search={{ ...filters, before: events.next }}>
            {m.audit.older} ›
          </Link>
        )}
      </nav>
    </main>
  );
}
