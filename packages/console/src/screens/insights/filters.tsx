import type { ReactNode } from 'react';
import { KINDS } from '../../api/types.js';
import { USUAL_DAYS } from '../../insights/queries.js';
import { m } from '../../messages/index.js';
import { INSIGHT_DAYS, type InsightsSearch } from '../../searches.js';

const COUNTRIES = ['us', 'mx', 'br'] as const;

interface FiltersProps {
  readonly search: InsightsSearch;
  /** Document types that there are. */
  readonly types: readonly string[];
  readonly onSearch: (search: InsightsSearch) => void;
}

/** Of which records the figures are. */
export function Filters({ search, types, onSearch }: FiltersProps): ReactNode {
  const set = (changes: Readonly<Record<string, string | number | undefined>>): void =>
    onSearch(
      Object.fromEntries(
        Object.entries({ ...search, ...changes }).filter(([, value]) => value !== undefined && value !== ''),
      ) as InsightsSearch,
    );
  const listed = search.type === undefined || types.includes(search.type) ? types : [search.type, ...types];
  return (
    <div className="filters">
      <label>
        {m.insights.days}
        <select
          value={search.days ?? USUAL_DAYS}
          onChange={({ target }) =>
            set({ days: Number(target.value) === USUAL_DAYS ? undefined : Number(target.value) })
          }
        >
          {INSIGHT_DAYS.map((days) => (
            <option key={days} value={days}>
              {m.insights.daysOf(days)}
            </option>
          ))}
        </select>
      </label>
      <select
        aria-label={m.insights.kind}
        value={search.kind ?? ''}
        onChange={({ target }) => set({ kind: target.value })}
      >
        <option value="">{m.insights.anyKind}</option>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {m.kinds[kind]}
          </option>
        ))}
      </select>
      <select
        aria-label={m.insights.type}
        value={search.type ?? ''}
        onChange={({ target }) => set({ type: target.value })}
      >
        <option value="">{m.insights.anyType}</option>
        {listed.map((type) => (
          <option key={type} value={type}>
            {type}
          </option>
        ))}
      </select>
      <select
        aria-label={m.insights.country}
        value={search.country ?? ''}
        onChange={({ target }) => set({ country: target.value })}
      >
        <option value="">{m.insights.anyCountry}</option>
        {COUNTRIES.map((country) => (
          <option key={country} value={country}>
            {m.insights.countries[country]}
          </option>
        ))}
      </select>
    </div>
  );
}
