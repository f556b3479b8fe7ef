import type { ReactNode } from 'react';
import type { GraphLink, LinkNode, Strength } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { BandMark } from '../../ui/band-mark.js';
import { documentTypeWords } from '../../words/document-type.js';
import { likelihood } from '../../words/numbers.js';

const RANK: readonly Strength[] = ['low', 'medium', 'high', 'critical'];

/** The strongest link of a node to any other. */
export function strongestOf(node: number, links: readonly GraphLink[]): Strength {
  const ranks = links
    .filter(({ source, target }) => source === node || target === node)
    .map(({ strength }) => RANK.indexOf(strength));
  return RANK[Math.max(0, ...ranks)] ?? 'low';
}

interface LinkListProps {
  readonly nodes: readonly LinkNode[];
  readonly links: readonly GraphLink[];
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
}

/** Every linked submission; the graph says nothing that this list does not. */
export function LinkList({ nodes, links, chosen, onChoose }: LinkListProps): ReactNode {
  return (
    <ul className="link-list">
      {nodes.map((node) => {
        const own = links.filter(({ source, target }) => source === node.id || target === node.id);
        const types = [...new Set(own.map(({ linkType }) => m.links.types[linkType] ?? linkType))];
        return (
          <li key={node.id}>
            <button
              type="button"
              className="link-row"
              aria-current={node.id === chosen ? 'true' : undefined}
              data-node={node.id}
              onClick={() => onChoose(node.id)}
            >
              <span className="row">
                <strong>{node.id}</strong>
                <span className={`strength strength-${strongestOf(node.id, links)}`}>
                  {m.strengths[strongestOf(node.id, links)]}
                </span>
                {node.documentType && <span className="small">{documentTypeWords(node.documentType)}</span>}
                <span className="spacer" />
                <span className="number">
                  {node.likelihood !== null && node.likelihood !== undefined && likelihood(node.likelihood)}{' '}
                  {node.band && <BandMark band={node.band} />}
                </span>
              </span>
              <span className="small">{types.join(', ')}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
