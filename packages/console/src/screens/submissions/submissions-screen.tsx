import { NotFoundError } from '@assay/client';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { submissionsQuery } from '../../api/queries.js';
import type { Row } from '../../api/types.js';
import { useShortcuts } from '../../keyboard/shortcuts.js';
import { m } from '../../messages/index.js';
import type { ListSearch } from '../../searches.js';
import { FailurePage, otherVersion } from '../../ui/failure.js';
import { Loading } from '../../ui/loading.js';
import { useTitle } from '../../ui/title.js';
import { Filters } from './filters.js';
import { rememberList } from './last-list.js';
import { Peek } from './peek.js';
import { openLink, SubmissionRow } from './submission-row.js';
import './submissions.css';

const ROWS_A_PAGE = 100;

/** Every submission of the organization, newest first. */
export function SubmissionsScreen(): ReactNode {
  useTitle(m.submissions.title);
  const search = useSearch({ from: '/inside/submissions' });
  const { data: rows, error, isPlaceholderData, refetch } = useQuery(submissionsQuery(queryString(search)));
  const [at, setAt] = useState({ search, index: 0 });
  const [peeked, setPeeked] = useState<Row | undefined>(undefined);
  const body = useRef<HTMLTableSectionElement>(null);
  const navigate = useNavigate();
  const data = rows?.data ?? [];
  // Another list begins at its first row.
  const current = at.search === search ? at.index : 0;
  const setCurrent = (index: number): void => setAt({ search, index });
  const move = (step: number): void => {
    const next = Math.min(data.length - 1, Math.max(0, current + step));
    setCurrent(next);
    if (peeked) setPeeked(data[next]);
    body.current?.querySelectorAll<HTMLAnchorElement>('a.open')[next]?.focus();
  };
  useEffect(() => rememberList(search), [search]);
  const row = data[Math.min(current, data.length - 1)];
  useShortcuts([
    {
      keys: ['j'],
      label: m.shortcuts.rowNext,
      run: () => move(body.current?.contains(document.activeElement) ? 1 : 0),
    },
    { keys: ['k'], label: m.shortcuts.rowPrevious, run: () => move(-1) },
    { keys: ['Enter'], label: m.shortcuts.open, run: () => row && void navigate(openLink(row)) },
    {
      keys: [' ', 'p'],
      label: m.shortcuts.peek,
      run: () => setPeeked((before) => (before ? undefined : row)),
    },
    { keys: ['/'], label: m.shortcuts.find, run: () => document.getElementById('find')?.focus() },
    { keys: ['Escape'], label: m.shortcuts.back, run: () => setPeeked(undefined) },
  ]);
  // A list that is not there is no missing record: the server does not serve it.
  if (error && !rows)
    return (
      <FailurePage
        error={error instanceof NotFoundError ? otherVersion(error) : error}
        onRetry={() => void refetch()}
      />
    );
  return (
    <main id="content" className="submissions" tabIndex={-1}>
      <h1 className="hidden">{m.submissions.title}</h1>
      <Filters search={search} ready={rows !== undefined} />
      {!rows ? (
        <Loading />
      ) : data.length === 0 ? (
        <Empty filtered={Object.keys(search).length > 0} />
      ) : (
        <div className="list-and-peek">
          <table className={`list${isPlaceholderData ? ' stale' : ''}`}>
            <thead>
              <tr>
                <th scope="col" className="number">
                  {m.submissions.number}
                </th>
                <th scope="col">{m.submissions.kind}</th>
                <th scope="col">{m.submissions.name}</th>
                <th scope="col">{m.submissions.type}</th>
                <th scope="col" className="number">
                  {m.submissions.of100}
                </th>
                <th scope="col">{m.submissions.strongest}</th>
                <th scope="col">{m.submissions.state}</th>
                <th scope="col">{m.submissions.received}</th>
              </tr>
            </thead>
            <tbody ref={body}>
              {data.map((one, index) => (
                <SubmissionRow
                  key={`${one.kind} ${one.id}`}
                  row={one}
                  current={index === current}
                  onFocus={() => setCurrent(index)}
                />
              ))}
            </tbody>
          </table>
          {peeked && <Peek row={peeked} onClose={() => setPeeked(undefined)} />}
        </div>
      )}
      {rows && data.length > 0 && (
        <Paging search={search} count={data.length} total={rows.totalCount} atLeast={rows.atLeast === true} />
      )}
    </main>
  );
}

function Empty({ filtered }: { readonly filtered: boolean }): ReactNode {
  return (
    <div className="state-page">
      <p className="large">{filtered ? m.submissions.nothingMatches : m.submissions.empty}</p>
      {filtered ? (
        <Link to="/submissions">{m.submissions.clear}</Link>
      ) : (
        <>
          <p>{m.submissions.emptyText}</p>
          <Link to="/try" className="button">
            {m.frame.tryIt}
          </Link>
        </>
      )}
    </div>
  );
}

interface PagingProps {
  readonly search: ListSearch;
  readonly count: number;
  readonly total: number;
  readonly atLeast: boolean;
}

function Paging({ search, count, total, atLeast }: PagingProps): ReactNode {
  const page = search.page ?? 1;
  const first = (page - 1) * ROWS_A_PAGE + 1;
  const { page: _, ...rest } = search;
  const at = (to: number): ListSearch => (to === 1 ? rest : { ...rest, page: to });
  return (
    <nav className="paging" aria-label={m.submissions.title}>
      <span>{m.submissions.range(first, first + count - 1, m.submissions.total(total, atLeast))}</span>
      {page > 1 && (
        <Link to="/submissions" search={at(page - 1)}>
          ‹ {m.submissions.previous}
        </Link>
      )}
      {(first + count - 1 < total || (atLeast && count === ROWS_A_PAGE)) && (
        <Link to="/submissions" search={at(page + 1)}>
          {m.submissions.next} ›
        </Link>
      )}
    </nav>
  );
}

const queryString = (search: ListSearch): string => {
  const parameters = new URLSearchParams(
    Object.entries(search).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return parameters === '' ? '' : `?${parameters}`;
};
