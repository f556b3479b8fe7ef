import type { PdfStructure } from '@assay/media';
import { CONTENT_HABITS, compareHabits } from '../known-writers/content-habits.js';
import type { KnownWriter } from '../known-writers/known-writers.js';
import { pageStreams } from '../stream-coding/page-streams.js';

/**
 * Whether every page contradicts how a program spells content streams: four bytes behind the header are soon chosen alike by
 * another, FFFFFFFF above all.
 */
export function isSpelledOtherwise(pdf: PdfStructure, { name }: KnownWriter): boolean {
  const habits = CONTENT_HABITS.find((one) => one.name === name);
  const revision = pdf.revisions.at(-1);
  if (!habits || !revision) return false;
  const streams = pageStreams(revision);
  return (
    streams.length > 0 && streams.every(({ style }) => compareHabits(style, habits).contradicted.length > 0)
  );
}
