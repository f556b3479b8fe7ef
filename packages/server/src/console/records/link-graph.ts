import { STRENGTHS, type Strength } from '@assay/linking';
import type { Detection } from '../../store/detection-types.js';
import type { RecordStore } from '../../store/types.js';

/** Most nodes that a person can look at. */
const MAX_NODES = 300;
const MAX_LINKS_OF_NODE = 200;

interface Node {
  readonly id: number;
  readonly likelihood: number;
  readonly band: Detection['fraudSeverity'];
  readonly documentType: string | null;
}

export interface LinkGraph {
  readonly nodes: readonly Node[];
  readonly links: readonly {
    readonly source: number;
    readonly target: number;
    readonly linkType: string;
    readonly strength: Strength;
    readonly metadata: Readonly<Record<string, unknown>>;
  }[];
  /** Nodes beyond the most that are shown. */
  readonly leftOut: number;
}

/** A detection, what it is linked with, and what that is linked with, up to so many hops. */
export async function readGraph(
  store: RecordStore,
  organizationId: number,
  { detectionId, likelihoodPercent, fraudSeverity, documentType }: Detection,
  { hops, strength }: { readonly hops: number; readonly strength: Strength },
): Promise<LinkGraph> {
  const least = STRENGTHS.indexOf(strength);
  const nodes = new Map<number, Node>([
    [detectionId, { id: detectionId, likelihood: likelihoodPercent, band: fraudSeverity, documentType }],
  ]);
  const links = new Map<string, LinkGraph['links'][number]>();
  const leftOut = new Set<number>();
  let edge = [detectionId];
  for (let hop = 0; hop < hops; hop += 1) {
    const next: number[] = [];
    for (const id of edge) {
      for (const link of await store.listEvidenceLinks(organizationId, id, MAX_LINKS_OF_NODE)) {
        if (STRENGTHS.indexOf(link.strength) < least) continue;
        const { other, sourceDetectionId: source, relatedDetectionId: target, linkType } = link;
        if (!nodes.has(other.detectionId)) {
          if (nodes.size >= MAX_NODES) {
            leftOut.add(other.detectionId);
            continue;
          }
          nodes.set(other.detectionId, {
            id: other.detectionId,
            likelihood: other.likelihoodPercent,
            band: other.fraudSeverity,
            documentType: other.documentType,
          });
          next.push(other.detectionId);
        }
        links.set(JSON.stringify([source, target, linkType, link.evidenceValue]), {
          source,
          target,
          linkType,
          strength: link.strength,
          metadata: { ...link.metadata },
        });
      }
    }
    edge = next;
  }
  return { nodes: [...nodes.values()], links: [...links.values()], leftOut: leftOut.size };
}
