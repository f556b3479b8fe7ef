import type { PdfiumDocument } from '@assay/media';
import { coveredGlyphs } from './covered-glyphs.js';
import { hiddenTexts } from './hidden-text.js';
import { latePatches } from './late-patch.js';
import type { Observation } from './observation.js';
import { observeHiddenText } from './observe-hidden-text.js';
import { observeLatePatches } from './observe-late-patch.js';
import { sceneOf } from './page-scene.js';
import { unveil } from './unveil.js';

/** Counts down as pages are drawn. */
export interface DrawingBudget {
  pagesLeft: number;
  /** Pages with something to look at that were not drawn. */
  pagesUnseen: number;
}

/** What is covered on one page. The paint order says where to look; only then the page is drawn. */
export function observePage(pages: PdfiumDocument, index: number, budget: DrawingBudget): Observation[] {
  const painted = pages.paint(index);
  const scene = sceneOf(pages.page(index), painted);
  const covered = coveredGlyphs(painted);
  const patches = latePatches(scene);
  if (covered.length === 0 && patches.length === 0) return [];
  if (budget.pagesLeft === 0) {
    budget.pagesUnseen++;
    return [];
  }
  budget.pagesLeft--;
  const observations: Observation[] = [];
  const covers = new Set<number>();
  if (covered.length > 0) {
    const unveiled = unveil(pages, index, painted, covered);
    for (const hidden of hiddenTexts(scene, covered, unveiled)) {
      covers.add(hidden.cover.order);
      const observation = observeHiddenText(hidden, unveiled.now, index);
      if (observation) observations.push(observation);
    }
  }
  const remaining = patches.filter(({ object }) => !covers.has(object.order));
  return remaining.length === 0 ? observations : [...observations, ...observeLatePatches(remaining, pages, index)];
}
