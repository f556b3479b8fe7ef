import {
  dictOf,
  equalObjects,
  overlapArea,
  type PdfDict,
  type PdfObject,
  type PdfPageNode,
  type PdfRevision,
} from '@assay/media';
import { type Annotation, annotationsOf } from './annotations.js';
import { type FormField, formFieldsOf } from './form-fields.js';
import { reachOf } from './object-reach.js';
import { PageComparison, type RenderBudget } from './page-comparison.js';
import { pairPages } from './page-pairs.js';
import type { RevisionStep } from './revision-steps.js';

/** One thing that a save changed, in the document's own terms. */
export type DocumentChange =
  /**
   * `key` of the name dictionary's entries is like `Names/Dests`; `value` is resolved, null when the entry
   * went.
   */
  | { readonly kind: 'catalog-entry'; readonly key: string; readonly value: PdfObject }
  | { readonly kind: 'page-entry'; readonly page: PdfPageNode; readonly key: string }
  /** Content streams, resources or the page's boxes. */
  | { readonly kind: 'page-content'; readonly comparison: PageComparison }
  | { readonly kind: 'page-added'; readonly page: PdfPageNode }
  | { readonly kind: 'page-removed'; readonly page: PdfPageNode }
  | AnnotationChange
  | { readonly kind: 'field-value'; readonly before?: FormField; readonly after: FormField };

export interface AnnotationChange {
  readonly kind: 'annotation';
  readonly comparison: PageComparison;
  readonly before?: Annotation;
  readonly after?: Annotation;
  /** True when no annotation was shown there before: what is gone under it then belonged to the page. */
  readonly onBarePage: boolean;
}

/** Entries of a page that decide what it shows, annotations aside. */
const CONTENT_KEYS = ['Contents', 'Resources', 'MediaBox', 'CropBox', 'Rotate', 'UserUnit', 'Group'];

/** Compared elsewhere, or a link upwards. */
const PAGE_KEYS_APART: ReadonlySet<string> = new Set([...CONTENT_KEYS, 'Annots', 'Parent', 'Type']);

/**
 * Everything that a save changed and that a reader of the document could notice, down to the catalog's and
 * pages' entries. Objects that nothing reaches change nothing and do not appear.
 * @param maxPages pages beyond are not compared
 */
export function changesOf(step: RevisionStep, budget: RenderBudget, maxPages: number): DocumentChange[] {
  const reaches = { before: reachOf(step.before, step.changed), after: reachOf(step.after, step.changed) };
  const touched = (before: PdfObject | undefined, after: PdfObject | undefined): boolean =>
    !equalValues(before, after) || reaches.after(after) || reaches.before(before);

  const catalog = catalogChanges(step, touched);
  const layersTouched = catalog.some(
    (change) => change.kind === 'catalog-entry' && change.key === 'OCProperties',
  );
  const pages = pairPages(step.before.pages(), step.after.pages()).slice(0, maxPages);
  return [
    ...catalog,
    ...fieldChanges(step),
    ...pages.flatMap((pair): DocumentChange[] => {
      if (pair.kind === 'added') return [{ kind: 'page-added', page: pair.after }];
      if (pair.kind === 'removed') return [{ kind: 'page-removed', page: pair.before }];
      const comparison = new PageComparison(step, pair.before, pair.after, budget);
      return [
        ...pageEntryChanges(pair.before, pair.after, touched),
        ...(layersTouched || isContentTouched(pair.before, pair.after, touched)
          ? [{ kind: 'page-content' as const, comparison }]
          : []),
        ...annotationChanges(step, comparison, touched),
      ];
    }),
  ];
}

/** Annotations without an object number can only be told by their whole value; real files have a handful. */
const MAX_DIRECT_ANNOTATIONS = 200;

type Touched = (before: PdfObject | undefined, after: PdfObject | undefined) => boolean;

const EMPTY: PdfDict = { kind: 'dict', entries: new Map() };

const catalogOf = (revision: PdfRevision): PdfDict =>
  dictOf(revision.resolve(revision.trailer.entries.get('Root'))) ?? EMPTY;

/** Streams here are compared by their stored bytes. */
function equalValues(before: PdfObject | undefined, after: PdfObject | undefined): boolean {
  return equalObjects(before ?? null, after ?? null, (left, right) => left.raw === right.raw);
}

const keysOf = (before: PdfDict, after: PdfDict): string[] => [
  ...new Set([...before.entries.keys(), ...after.entries.keys()]),
];

/**
 * The page tree is compared page by page, the name dictionary entry by entry: destinations are not scripts.
 */
function catalogChanges(step: RevisionStep, touched: Touched): DocumentChange[] {
  const before = catalogOf(step.before);
  const after = catalogOf(step.after);
  return keysOf(before, after)
    .filter(
      (key) => key !== 'Pages' && key !== 'Type' && touched(before.entries.get(key), after.entries.get(key)),
    )
    .flatMap((key): DocumentChange[] => {
      const value = step.after.resolve(after.entries.get(key));
      if (key !== 'Names') return [{ kind: 'catalog-entry', key, value }];
      const names = dictOf(step.before.resolve(before.entries.get(key))) ?? EMPTY;
      const laterNames = dictOf(value) ?? EMPTY;
      return keysOf(names, laterNames)
        .filter((name) => touched(names.entries.get(name), laterNames.entries.get(name)))
        .map((name) => ({
          kind: 'catalog-entry',
          key: `Names/${name}`,
          value: step.after.resolve(laterNames.entries.get(name)),
        }));
    });
}

function pageEntryChanges(before: PdfPageNode, after: PdfPageNode, touched: Touched): DocumentChange[] {
  return keysOf(before.dict, after.dict)
    .filter(
      (key) =>
        !PAGE_KEYS_APART.has(key) && touched(before.dict.entries.get(key), after.dict.entries.get(key)),
    )
    .map((key) => ({ kind: 'page-entry', page: after, key }));
}

function isContentTouched(before: PdfPageNode, after: PdfPageNode, touched: Touched): boolean {
  return (
    String(before.mediaBox) !== String(after.mediaBox) ||
    String(before.cropBox) !== String(after.cropBox) ||
    before.rotateDegrees !== after.rotateDegrees ||
    touched(before.dict.entries.get('Contents'), after.dict.entries.get('Contents')) ||
    touched(before.resources ?? undefined, after.resources ?? undefined)
  );
}

function annotationChanges(
  step: RevisionStep,
  comparison: PageComparison,
  touched: Touched,
): DocumentChange[] {
  const { before: pageBefore, after: pageAfter } = comparison;
  if (!touched(pageBefore.dict.entries.get('Annots'), pageAfter.dict.entries.get('Annots'))) return [];
  const earlier = annotationsOf(step.before, pageBefore);
  const byNumber = new Map(earlier.map((annotation) => [annotation.num, annotation]));
  const direct = earlier
    .filter((annotation) => annotation.num === undefined)
    .slice(0, MAX_DIRECT_ANNOTATIONS);
  const changes: DocumentChange[] = [];
  const matched = new Set<Annotation>();
  for (const after of annotationsOf(step.after, pageAfter)) {
    const before =
      after.num === undefined
        ? direct.find((candidate) => equalValues(candidate.value, after.value))
        : byNumber.get(after.num);
    if (before) matched.add(before);
    if (before && !touched(before.value, after.value)) continue;
    const onBarePage = !earlier.some((other) => other.shown && overlapArea(other.box, after.box) > 0);
    changes.push({ kind: 'annotation', comparison, ...(before ? { before } : {}), after, onBarePage });
  }
  for (const before of earlier)
    if (!matched.has(before)) changes.push({ kind: 'annotation', comparison, before, onBarePage: false });
  return changes;
}

function fieldChanges(step: RevisionStep): DocumentChange[] {
  const catalogs = [catalogOf(step.before), catalogOf(step.after)];
  if (!catalogs.some((catalog) => catalog.entries.has('AcroForm'))) return [];
  const earlier = formFieldsOf(step.before);
  const changes: DocumentChange[] = [];
  for (const after of formFieldsOf(step.after).values()) {
    const before = earlier.get(after.name);
    if ((before?.value ?? '') !== after.value)
      changes.push({ kind: 'field-value', ...(before ? { before } : {}), after });
  }
  return changes;
}
