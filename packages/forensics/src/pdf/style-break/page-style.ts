import type { PdfContent, PdfRevision } from '@assay/media';
import { PageLayout } from './neighbors.js';
import { Passages } from './passages.js';
import { displayedSizeOf, type Piece, piecesOf } from './piece.js';

/** One page's text with where it stands and what was written in one go. */
export interface PageStyle {
  /** 0-based. */
  readonly pageIndex: number;
  /** As displayed. */
  readonly widthPoints: number;
  readonly heightPoints: number;
  readonly pieces: readonly Piece[];
  readonly layout: PageLayout;
  readonly passages: Passages;
}

export function pageStyles(content: PdfContent, revision: PdfRevision, maxPages: number): PageStyle[] {
  return revision
    .pages()
    .slice(0, maxPages)
    .map((node) => {
      const pieces = piecesOf(content.page(node.index), node);
      const layout = new PageLayout(pieces);
      return {
        pageIndex: node.index,
        ...displayedSizeOf(node),
        pieces,
        layout,
        passages: new Passages(pieces, layout),
      };
    });
}
