import type { ReactNode } from 'react';
import { m } from '../messages/index.js';
import { DocumentText } from '../words/document-text.js';

/** An earlier and a later value beside each other, where they are known. */
export function Values({
  before,
  after,
}: {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}): ReactNode {
  if (before === undefined && after === undefined) return null;
  return (
    <span className="values">
      {before !== undefined && (
        <>
          <span className="hidden">{m.detection.before}: </span>
          <del className="before">
            <DocumentText text={before} />
          </del>
        </>
      )}
      {before !== undefined && after !== undefined && (
        <span className="arrow" aria-hidden="true">
          →
        </span>
      )}
      {after !== undefined && (
        <>
          <span className="hidden">{m.detection.after}: </span>
          <ins className="after">
            <DocumentText text={after} />
          </ins>
        </>
      )}
    </span>
  );
}
