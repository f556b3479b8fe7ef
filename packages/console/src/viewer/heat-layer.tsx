import type { ReactNode } from 'react';
import { usePicture } from './pictures.js';

/** The record's own heat map over the page. `strength` from 0 to 1. */
export function HeatLayer({
  path,
  strength,
}: {
  readonly path: string;
  readonly strength: number;
}): ReactNode {
  const { url } = usePicture(path);
  return url === undefined ? null : (
    <img className="heat" src={url} alt="" draggable={false} style={{ opacity: strength }} />
  );
}
