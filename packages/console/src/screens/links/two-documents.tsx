import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { pagesQuery } from '../../api/queries.js';
import { useShortcuts } from '../../keyboard/shortcuts.js';
import { m } from '../../messages/index.js';
import { Loading } from '../../ui/loading.js';
import { COMPARE_MODES, type CompareMode } from '../../viewer/compare-modes.js';
import { PageView } from '../../viewer/page-view.js';
import { larger, type StageHandle, smaller } from '../../viewer/stage.js';

interface TwoDocumentsProps {
  readonly one: number;
  readonly other: number;
  readonly onClose: () => void;
}

/** A page of one submission and the same page of another, moved and zoomed as one. */
export function TwoDocuments({ one, other, onClose }: TwoDocumentsProps): ReactNode {
  const { data: pages } = useQuery(pagesQuery('detection', one));
  const { data: otherPages } = useQuery(pagesQuery('detection', other));
  const [page, setPage] = useState(1);
  const [mode, setMode] = useState<CompareMode>('side');
  const [share, setShare] = useState(0.5);
  const [showsLater, setShowsLater] = useState(true);
  const [width, setWidth] = useState(0);
  const stage = useRef<StageHandle>(null);
  const last = Math.min(pages?.pages.length ?? 1, otherPages?.pages.length ?? 1);
  useShortcuts([
    {
      keys: ['b'],
      label: m.shortcuts.blink,
      run: () => (mode === 'blink' ? setShowsLater(!showsLater) : setMode('blink')),
    },
    { keys: ['z'], label: m.shortcuts.fit, run: () => stage.current?.fit() },
    { keys: ['+', '='], label: m.shortcuts.zoomIn, run: () => larger(stage.current) },
    { keys: ['-'], label: m.shortcuts.zoomOut, run: () => smaller(stage.current) },
  ]);
  if (!pages || !otherPages) return <Loading />;
  const size = pages.pages[page - 1];
  const [earlier, later] = one < other ? [one, other] : [other, one];
  return (
    <section className="document-pane" aria-label={m.links.side}>
      <div className="compare-bar">
        <button
          type="button"
          aria-label={m.viewer.previousPage}
          disabled={page <= 1}
          onClick={() => setPage(page - 1)}
        >
          ‹
        </button>
        <span>{m.viewer.page(page, last)}</span>
        <button
          type="button"
          aria-label={m.viewer.nextPage}
          disabled={page >= last}
          onClick={() => setPage(page + 1)}
        >
          ›
        </button>
        <fieldset className="modes">
          <legend className="hidden">{m.compare.mode}</legend>
          {COMPARE_MODES.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="compare-mode"
                checked={mode === each}
                onChange={() => setMode(each)}
              />
              {m.compare.modes[each]}
            </label>
          ))}
        </fieldset>
        {mode === 'slider' && (
          <input
            type="range"
            min="0"
            max="1"
            step="0.01"
            value={share}
            aria-label={m.compare.slider}
            onChange={({ target }) => setShare(Number(target.value))}
          />
        )}
        {mode === 'blink' && (
          <button type="button" onClick={() => setShowsLater(!showsLater)}>
            {m.compare.blinkNow}
          </button>
        )}
        <span className="spacer" />
        <button type="button" className="quiet" onClick={onClose}>
          {m.links.closeSide}
        </button>
      </div>
      <PageView
        earlier={{ kind: 'detection', id: earlier, page, label: m.links.document(earlier) }}
        later={{ kind: 'detection', id: later, page, label: m.links.document(later) }}
        mode={mode}
        share={share}
        showsLater={showsLater}
        aspect={size ? size.height / size.width : Math.SQRT2}
        target={undefined}
        targetKey={`${one} ${other} ${page}`}
        handle={stage}
        shownWidth={width}
        onWidth={setWidth}
      />
    </section>
  );
}
