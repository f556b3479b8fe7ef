import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { reviewQuery } from '../api/queries.js';
import type { Kind } from '../api/types.js';
import { useShortcuts } from '../keyboard/shortcuts.js';
import { m } from '../messages/index.js';
import { History } from './history.js';

/** The history of a record on a screen without tabs. */
export function FoldedHistory({ kind, id }: { readonly kind: Kind; readonly id: number }): ReactNode {
  const { data: review } = useQuery(reviewQuery(kind, id));
  const fold = useRef<HTMLDetailsElement>(null);
  const toggle = (): void => {
    if (!fold.current) return;
    fold.current.open = !fold.current.open;
    fold.current.scrollIntoView({ block: 'nearest' });
  };
  useShortcuts([{ keys: ['H'], label: m.shortcuts.history, run: toggle }]);
  return (
    <details ref={fold} className="folded-history">
      <summary>
        {m.detection.history} {review?.entries.length} <kbd>H</kbd>
      </summary>
      <History kind={kind} id={id} />
    </details>
  );
}
