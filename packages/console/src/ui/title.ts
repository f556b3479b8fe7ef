import { useEffect } from 'react';

/** What the tab says. Never a name or a text of a document: titles end up in histories and on shared screens. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Assay`;
  }, [title]);
}
