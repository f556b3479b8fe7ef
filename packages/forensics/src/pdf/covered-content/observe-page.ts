import type { PdfiumDocument } from '@assay/media';
import { unlessDamaged } from '../../unless-damaged.js';
import { coveredGlyphs } from './covered-glyphs.js';
import { hiddenTexts } from './hidden-text.js';
import { latePatches } from './late-patch.js';
import { hasLiveText } from './live-text.js';
import { observeMovedWindows } from './moved-windows.js';
import type { Observation } from './observation.js';
import { observeHiddenText } from './observe-hidden-text.js';
import { observeLatePatches } from './observe-late-patch.js';
import { sceneOf } from './page-scene.js';
import { type Surroundings, surroundingsOnPage } from './surroundings.js';
import { RENDERED_SIDE_PIXELS, unveil } from './unveil.js';

/** Counts down as pages are drawn. */
export interface DrawingBudget {
  pagesLeft: number;
  /** Pages that were not looked at in full. */
  pagesUnseen: number;
  /** Pages that PDFium cannot load. */
  pagesUnreadable: number;
  /** Pages with text that can be judged by its order of painting. */
  pagesWithText: number;
}

/** What is covered on one page. The paint order says where to look; only then the page is drawn. */
export function observePage(pages: PdfiumDocument, index: number, budget: DrawingBudget): Observation[] {
  const painted = unlessDamaged(() => pages.paint(index));
  if (!painted) {
    budget.pagesUnreadable++;
    return [];
  }
  const scene = sceneOf(pages.page(index), painted);
  if (hasLiveText(scene)) budget.pagesWithText++;
  const { covered, complete } = coveredGlyphs(painted);
  const patches = latePatches(scene);
  const observations = observeMovedWindows(scene, index);
  if (!complete) budget.pagesUnseen++;
  if (covered.length === 0 && patches.length === 0) return observations;
  if (budget.pagesLeft === 0) {
    if (complete) budget.pagesUnseen++;
    return observations;
  }
  budget.pagesLeft--;
  const covers = new Set<number>();
  if (covered.length > 0) {
    const unveiled = unveil(pages, index, painted, covered);
    const texts = hiddenTexts(scene, covered, unveiled);
    let around: readonly Surroundings[] | undefined;
    for (const [at, hidden] of texts.entries()) {
      covers.add(hidden.cover.order);
      const surroundings = (): Surroundings => {
        around ??= surroundingsOnPage(
          pages,
          index,
          RENDERED_SIDE_PIXELS,
          texts.map(({ area }) => area),
        );
        return around[at]!;
      };
      const observation = observeHiddenText(hidden, surroundings, index);
      if (observation) observations.push(observation);
    }
  }
  const remaining = patches.filter(({ object }) => !covers.has(object.order));
  return remaining.length === 0
    ? observations
    : [...observations, ...observeLatePatches(remaining, pages, index)];
}
