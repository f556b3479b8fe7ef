import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { linksQuery } from '../../api/queries.js';
import type { LinkNode, Strength } from '../../api/types.js';
import { useShortcuts } from '../../keyboard/shortcuts.js';
import { m } from '../../messages/index.js';
import type { LinksSearch } from '../../searches.js';
import { FailurePage } from '../../ui/failure.js';
import { Loading } from '../../ui/loading.js';
import { useTitle } from '../../ui/title.js';
import { Graph } from './graph.js';
import { LinkList } from './link-list.js';
import { SharedEvidence } from './shared-evidence.js';
import { TwoDocuments } from './two-documents.js';
import './links.css';

const STRENGTHS = ['low', 'medium', 'high', 'critical'] as const satisfies readonly Strength[];
const HOPS = [1, 2, 3] as const;

/** What a submission shares with others: as a list, as a graph that says the same, and two documents side by side. */
export function LinksScreen(): ReactNode {
  const { id } = useParams({ from: '/inside/detections/$id/links' });
  const search = useSearch({ from: '/inside/detections/$id/links' });
  const navigate = useNavigate();
  const strength = search.strength ?? 'medium';
  const hops = search.hops ?? 1;
  const { data: graph, error, refetch } = useQuery(linksQuery(id, hops, strength));
  const [side, setSide] = useState(false);
  useTitle(`${m.kinds.detection} ${id}`);

  const set = (changes: LinksSearch): void =>
    void navigate({
      to: '/detections/$id/links',
      params: { id },
      search: { ...search, ...changes },
      replace: true,
      resetScroll: false,
    });
  const others = graph?.nodes.filter((node) => node.id !== id) ?? [];
  const chosen: LinkNode | undefined = others.find((node) => node.id === search.with) ?? others[0];
  const walk = (step: number): void => {
    const next = others[others.findIndex((node) => node.id === chosen?.id) + step];
    if (next) set({ with: next.id });
  };
  useShortcuts([
    { keys: ['j'], label: m.shortcuts.rowNext, run: () => walk(1) },
    { keys: ['k'], label: m.shortcuts.rowPrevious, run: () => walk(-1) },
    { keys: ['c'], label: m.links.side, run: () => chosen && setSide(!side) },
    {
      keys: ['Enter'],
      label: m.shortcuts.open,
      run: () => chosen && void navigate({ to: '/detections/$id', params: { id: chosen.id }, search: {} }),
    },
    {
      keys: ['Escape'],
      label: m.shortcuts.back,
      run: () =>
        side ? setSide(false) : void navigate({ to: '/detections/$id', params: { id }, search: {} }),
    },
  ]);
  if (error && !graph) return <FailurePage error={error} onRetry={() => void refetch()} />;
  if (!graph) return <Loading />;
  const between = graph.links.filter(
    ({ source, target }) => chosen && (source === chosen.id || target === chosen.id),
  );
  return (
    <main id="content" className="record links-screen" tabIndex={-1}>
      <header className="record-head">
        <Link to="/detections/$id" params={{ id }} search={{}}>
          ‹ {m.links.document(id)}
        </Link>
        <h1>{m.links.title(id)}</h1>
        <span className="small">{m.links.count(others.length)}</span>
        <span className="spacer" />
        <label>
          {m.links.strength}
          <select
            value={strength}
            onChange={({ target }) => {
              const { strength: _, ...kept } = search;
              const next = target.value as Strength;
              void navigate({
                to: '/detections/$id/links',
                params: { id },
                search: next === 'medium' ? kept : { ...kept, strength: next },
                replace: true,
              });
            }}
          >
            {STRENGTHS.map((one) => (
              <option key={one} value={one}>
                {m.links.andUp(m.strengths[one])}
              </option>
            ))}
          </select>
        </label>
        <label>
          {m.links.hops}
          <select value={hops} onChange={({ target }) => set({ hops: Number(target.value) })}>
            {HOPS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      </header>
      {side && chosen ? (
        <TwoDocuments one={id} other={chosen.id} onClose={() => setSide(false)} />
      ) : (
        <div className="panes">
          <section className="link-list-pane" aria-label={m.links.list}>
            {others.length === 0 ? (
              <p className="state-page">{m.links.none}</p>
            ) : (
              <LinkList
                nodes={others}
                links={graph.links}
                chosen={chosen?.id}
                onChoose={(node) => set({ with: node })}
              />
            )}
            {graph.leftOut > 0 && <p className="small">{m.links.leftOut(graph.leftOut)}</p>}
          </section>
          <section className="graph-pane" aria-label={m.links.graph}>
            {others.length > 0 && (
              <Graph graph={graph} center={id} chosen={chosen?.id} onChoose={(node) => set({ with: node })} />
            )}
          </section>
          <section className="findings-pane" aria-label={m.detection.reading}>
            {chosen && (
              <SharedEvidence id={id} chosen={chosen} links={between} onSide={() => setSide(true)} />
            )}
            <p className="small no-accusation">{m.links.noAccusation}</p>
          </section>
        </div>
      )}
    </main>
  );
}
