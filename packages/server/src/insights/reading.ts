import type { Asked, InsightDeps } from './asked.js';
import { type ShareFigure, shareOf } from './share.js';
import { lastDays } from './span.js';

export interface FieldFigures {
  readonly documentType: string;
  /** Its name in the API, rows of a list as one: `accounts[].transactions[].date`. */
  readonly field: string;
  /** In documents of which somebody said that every field was looked at. */
  readonly lookedAt: number;
  /** Was read otherwise, or not at all, or is not on the document. */
  readonly corrected: number;
  readonly right: ShareFigure;
}

/** Rows of a list are one field. */
const fieldOf = (path: string): string => path.replace(/\[\d+\]/g, '[]');

/**
 * How often fields are read right here: from documents of which somebody said that every field was looked at, since who
 * corrects a single field says nothing of the others.
 */
export async function readingFiguresOf({ store }: InsightDeps, asked: Asked): Promise<FieldFigures[]> {
  const { organizationId, documentType, country } = asked;
  if (asked.kind && asked.kind !== 'parse') return [];
  const scope = { ...lastDays(asked.days, asked.nowMicros).scope, documentType, country };
  const figures = new Map<
    string,
    { documentType: string; field: string; lookedAt: number; corrected: number }
  >();
  const of = (type: string, path: string) => {
    const field = fieldOf(path);
    const key = `${type} ${field}`;
    const figure = figures.get(key) ?? { documentType: type, field, lookedAt: 0, corrected: 0 };
    figures.set(key, figure);
    return figure;
  };
  for (const { documentType: type, path, count } of await store.countFieldsLookedAt(organizationId, scope))
    of(type, path).lookedAt += count;
  for (const { documentType: type, path, isUnread, count } of await store.countFieldsCorrected(
    organizationId,
    scope,
  )) {
    const figure = of(type, path);
    figure.corrected += count;
    if (isUnread) figure.lookedAt += count;
  }
  return [...figures.values()]
    .map((figure) => ({ ...figure, right: shareOf(figure.lookedAt - figure.corrected, figure.lookedAt) }))
    .toSorted(
      (one, other) =>
        (one.documentType < other.documentType ? -1 : one.documentType > other.documentType ? 1 : 0) ||
        other.corrected - one.corrected ||
        (one.field < other.field ? -1 : 1),
    );
}
