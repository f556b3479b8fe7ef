import type { PdfiumDocument } from '@assay/media';
import type { Evidence, HeatLayer } from '../check.js';

/** The places of located evidence as heat layers, one for each page; evidence without a place is passed over. */
export function heatOfEvidence(located: readonly { readonly evidence: Evidence; readonly intensity: number }[], pages: PdfiumDocument): HeatLayer[] {
  const layers = new Map<number, HeatLayer['boxes'][number][]>();
  for (const { evidence, intensity } of located) {
    if (evidence.page === undefined || evidence.boundingBox === undefined) continue;
    const boxes = layers.get(evidence.page) ?? [];
    boxes.push({ box: evidence.boundingBox, intensity });
    layers.set(evidence.page, boxes);
  }
  return [...layers].map(([page, boxes]) => {
    const { widthPoints, heightPoints } = pages.page(page - 1);
    return { page, width: widthPoints, height: heightPoints, boxes };
  });
}
