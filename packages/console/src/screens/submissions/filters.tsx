import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { change } from '../../api/call.js';
import { checksQuery } from '../../api/queries.js';
import { BANDS, KINDS, REVIEW_STATES } from '../../api/types.js';
import { m } from '../../messages/index.js';
import type { ListSearch } from '../../searches.js';
import { FailureLine, sentenceFor } from '../../ui/failure.js';

/** The router says of a link itself whether it leads to what is shown: with these filters and no others. */
const EXACT = { exact: true } as const;

interface FiltersProps {
  readonly search: ListSearch;
  /** The list is there: it goes before the names of the checks. */
  readonly ready: boolean;
}

/**
 * Filters without text stand in the address. Text may be a name, so it is kept on the server and the address gets
 * the number of that view.
 */
export function Filters({ search, ready }: FiltersProps): ReactNode {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const { data: checks } = useQuery({ ...checksQuery(), enabled: ready });
  const { page: _, ...kept } = search;
  const set = (changes: { readonly [Name in keyof ListSearch]?: string }): void => {
    const next = Object.fromEntries(
      Object.entries({ ...kept, ...changes }).filter(([, value]) => value !== ''),
    );
    void navigate({ to: '/submissions', search: next as ListSearch });
  };
  const find = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('find') ?? '').trim();
    if (text === '') return set({ view: '' });
    try {
      const { viewId } = await change<{ viewId: string }>('POST', '/views', { filters: { text } });
      setFailure(undefined);
      set({ view: String(viewId) });
    } catch (error) {
      setFailure(sentenceFor(error));
    }
  };
  const { kind: _kind, ...otherThanKind } = kept;
  return (
    <div className="filters">
      <nav className="kinds" aria-label={m.submissions.kind}>
        <Link
          to="/submissions"
          search={otherThanKind}
          activeOptions={EXACT}
          className={search.kind === undefined ? 'current' : undefined}
        >
          {m.submissions.all}
        </Link>
        {KINDS.map((kind) => (
          <Link
            key={kind}
            to="/submissions"
            search={{ ...otherThanKind, kind }}
            activeOptions={EXACT}
            className={search.kind === kind ? 'current' : undefined}
          >
            {m.kinds[kind]}
          </Link>
        ))}
      </nav>
      <search>
        <form onSubmit={(event) => void find(event)}>
          <input
            id="find"
            name="find"
            type="search"
            placeholder={m.submissions.find}
            aria-label={m.submissions.find}
            autoComplete="off"
          />
          <button type="submit">{m.submissions.findSubmit}</button>
        </form>
      </search>
      <select
        aria-label={m.submissions.band}
        value={search.band ?? ''}
        onChange={({ target }) => set({ band: target.value })}
      >
        <option value="">{m.submissions.anyBand}</option>
        {BANDS.map((band) => (
          <option key={band} value={band}>
            {m.bands[band]}
          </option>
        ))}
      </select>
      <select
        aria-label={m.submissions.state}
        value={search.state ?? ''}
        onChange={({ target }) => set({ state: target.value })}
      >
        <option value="">{m.submissions.anyState}</option>
        {REVIEW_STATES.map((state) => (
          <option key={state} value={state}>
            {m.review.states[state]}
          </option>
        ))}
      </select>
      <select
        aria-label={m.submissions.check}
        value={search.check ?? ''}
        onChange={({ target }) => set({ check: target.value })}
      >
        <option value="">{m.submissions.anyCheck}</option>
        {[...(checks?.values() ?? [])].map(({ checkId, title }) => (
          <option key={checkId} value={checkId}>
            {title}
          </option>
        ))}
      </select>
      <label>
        {m.submissions.from}
        <input type="date" value={search.from ?? ''} onChange={({ target }) => set({ from: target.value })} />
      </label>
      <label>
        {m.submissions.to}
        <input type="date" value={search.to ?? ''} onChange={({ target }) => set({ to: target.value })} />
      </label>
      {Object.keys(kept).length > 0 && <Link to="/submissions">{m.submissions.clear}</Link>}
      <FailureLine text={failure} />
    </div>
  );
}
