import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { GraphLink, LinkNode } from '../../api/types.js';
import { m } from '../../messages/index.js';

interface SharedEvidenceProps {
  readonly id: number;
  readonly chosen: LinkNode;
  readonly links: readonly GraphLink[];
  readonly onSide: () => void;
}

/** By what two submissions are linked, the strongest first. Names stay redacted until a record is opened. */
export function SharedEvidence({ id, chosen, links, onSide }: SharedEvidenceProps): ReactNode {
  return (
    <div className="shared">
      <h2>
        {id} – {chosen.id}
      </h2>
      <ul>
        {links.map(({ linkType, strength, metadata = {}, source, target }, index) => {
          const { contradictions, identifier } = metadata;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two links may be of one type
            <li key={index}>
              <span className={`strength strength-${strength}`}>{m.strengths[strength]}</span>{' '}
              {m.links.types[linkType] ?? linkType}
              {typeof identifier === 'string' && <span className="small"> {identifier}</span>}
              {Array.isArray(contradictions) && (
                <span className="warn">
                  {' '}
                  {m.links.contradiction}{' '}
                  {contradictions
                    .map((code) => m.links.contradictions[String(code)] ?? String(code))
                    .join(', ')}
                </span>
              )}
              {source !== id && target !== id && (
                <span className="small">
                  {' '}
                  ({source} – {target})
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className="row">
        <button type="button" className="primary" onClick={onSide}>
          {m.links.side} <kbd>c</kbd>
        </button>
        <Link to="/detections/$id" params={{ id: chosen.id }} search={{}}>
          {m.links.open(chosen.id)}
        </Link>
      </p>
    </div>
  );
}
