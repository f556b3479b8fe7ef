import type { Box, DocumentField, TextWord } from '@assay/media';
import { printedField } from '../fields/printed-field.js';
import type { FieldInput } from '../fields/types.js';
import { type Cell, cellOf } from '../layout/cells.js';
import { startsWithSmallLetter } from '../layout/characters.js';
import { type Labeled, labeledValues } from '../layout/labeled-values.js';
import { bookOf, type PhraseBook } from '../layout/phrases.js';
import { splitAtLabels, withWrappedLabels, withWrappedYears } from '../layout/whole-cells.js';

import { documentRows } from '../page/document-rows.js';
import { keptBy } from '../page/kept-by.js';
import { type PageView, pageView } from '../page/page-view.js';
import { readCurrency } from '../values/currency/read-currency.js';
import { assign, type Choice } from './assign.js';
import type { FieldCandidate } from './candidate.js';
import type { AnywhereRule, DocumentType, FieldDescriptor, LabeledRule, Place } from './document-type.js';
import { readParties } from './parties/parties.js';
import { UNLABELED } from './unlabeled.js';
import { GRAMMARS } from './value-grammars.js';

/** How likely a value right behind its label is the one asked for; our judgment, 2026-11-28. */
const LABELED = 0.9;
/** Each further place of a rule, and each further line below a label, is so much less likely. */
const FURTHER_PLACE = 0.92;
/** A label in the middle of a sentence has so many words at least. */
const MIN_WORDS_WITHIN = 3;
const WITHIN_SENTENCE = 0.8;
const PLACES: readonly Place[] = ['beside', 'below'];
/** Where the label itself may stand, too: a year within the title of a form. */
const MAY_HOLD_LABEL: ReadonlySet<Place> = new Set(['in its cell', 'near']);

/** Reads a document as its type describes it: all candidates of all fields, then one choice. */
export function readDocumentType(type: DocumentType, input: FieldInput): DocumentField[] {
  const page = viewFor(type, input);
  const printedOn = documentRows(input.text);
  const chosen = chooseFields(type, page);
  const fields = type.fields.flatMap(({ name }): DocumentField[] => {
    const choice = chosen.get(name);
    return choice
      ? [printedField(name, choice.best.value, choice.best.span, choice.likelihood, printedOn)]
      : [];
  });
  const ofTable = (type.table?.(page) ?? []).map(({ name, value, span, likelihood }) =>
    printedField(name, value, span, likelihood, printedOn),
  );
  return [...fields, ...ofTable, ...(type.hasCurrency ? readCurrency(input) : [])];
}

/** A document as its type's rules look at it. */
export const viewFor = (type: DocumentType, input: FieldInput): PageView =>
  type.hasNarrowColumns ? withWholeCells(pageView(input), bookOfType(type.words)) : pageView(input);

/** What narrow columns broke, and labels that ran into what stands before them. */
function withWholeCells(page: PageView, book: PhraseBook<string>): PageView {
  const whole = withWrappedLabels(withWrappedYears(page.cells), book);
  return { ...page, cells: splitAtLabels(whole, book) };
}

/** One value for each field of a type, of all candidates that its rules find. */
export const chooseFields = (type: ReadType, page: PageView): Map<string, Choice> =>
  assign(candidatesOf(type, page), type);

/** What of a type tells how its fields are found. */
export interface ReadType extends Omit<DocumentType, 'heading' | 'classes' | 'fields'> {
  readonly fields: readonly Pick<FieldDescriptor, 'name' | 'rules'>[];
}

/** The labels of a type on a page, and what stands beside and below them. */
export const labelsOf = (
  { words, labelsBeginCells }: Pick<ReadType, 'words' | 'labelsBeginCells'>,
  page: PageView,
): Labeled<string>[] =>
  labeledValues(page.cells, bookOfType(words), labelsBeginCells ? undefined : MIN_WORDS_WITHIN);

function candidatesOf(type: ReadType, page: PageView): FieldCandidate[] {
  const labels = labelsOf(type, page);
  const ofLabels = new Set(labels.flatMap(({ label }) => label.words));
  const parties = readParties(type.parties ?? {}, labels, page);
  return type.fields.flatMap(({ name, rules }) =>
    rules.flatMap((rule): FieldCandidate[] => {
      if ('unlabeled' in rule)
        return UNLABELED[rule.unlabeled](page, ofLabels).map((found) => ({ ...found, field: name }));
      if ('find' in rule) return rule.find(page, ofLabels).map((found) => ({ ...found, field: name }));
      if ('anywhere' in rule) return anywhere(name, rule, page);
      if ('party' in rule) {
        const value = parties[rule.party]?.[rule.part];
        return value ? [{ ...value, field: name }] : [];
      }
      return labels
        .filter(({ meaning, setOff }) => meaning === rule.concept && (setOff || !rule.isSetOff))
        .flatMap((label) => ofLabel(name, rule, label, page, ofLabels));
    }),
  );
}

/** A value that is told by how it is written is looked for so many times: page numbers and dates repeat. */
const MAX_ANYWHERE = 100;

function anywhere(
  field: string,
  { anywhere: grammar, likelihood }: AnywhereRule,
  page: PageView,
): FieldCandidate[] {
  const found: FieldCandidate[] = [];
  for (const cell of page.cells) {
    const read = GRAMMARS[grammar](cell, page);
    if (read) found.push({ ...read, field, likelihood: likelihood * read.fit });
    if (found.length === MAX_ANYWHERE) break;
  }
  return found;
}

const bookOfType = keptBy((words: DocumentType['words']) => bookOf<string>(words));

/** The first value that a label has at each of the rule's places. */
function ofLabel(
  field: string,
  { value: grammar, places = PLACES, likelihood = LABELED }: LabeledRule,
  label: Labeled<string>,
  page: PageView,
  ofLabels: ReadonlySet<TextWord>,
): FieldCandidate[] {
  const weight = likelihood * (label.setOff || label.begins ? 1 : WITHIN_SENTENCE);
  return places.flatMap((place, index) => {
    // What is a label itself is no value.
    const cells = cellsAt(place, label, page).filter(
      ({ words }) => MAY_HOLD_LABEL.has(place) || !words.some((word) => ofLabels.has(word)),
    );
    // Amounts under each other are a column, whose heading calls no single one of them.
    const isColumn =
      place === 'below' &&
      grammar === 'amount' &&
      cells.filter((cell) => GRAMMARS.amount(cell, page)).length > 1;
    for (const [further, cell] of isColumn ? [] : cells.entries()) {
      const read = GRAMMARS[grammar](cell, page);
      if (!read) continue;
      const { value, span, words, fit } = read;
      return [{ field, value, span, words, likelihood: weight * fit * FURTHER_PLACE ** (index + further) }];
    }
    return [];
  });
}

function cellsAt(place: Place, label: Labeled<string>, page: PageView): Cell[] {
  const { inline, right, below } = label;
  if (place === 'beside')
    return [inline, right, inline ? undefined : rightAbout(label.label, page)].filter(
      (cell) => cell !== undefined,
    );
  if (place === 'below') return [...below];
  if (place === 'next line') return nextLine(label.label, page);
  if (place === 'above') return rightAbove(label.label, page);
  if (place === 'in its cell')
    return page.cells.filter(({ words }) => words.some((word) => label.label.words.includes(word)));
  if (place === 'end of line') return endOfLine(label, page);
  if (place === 'near') return nearBy(label.label, page);
  return place === 'line of its box' ? linesOf(inItsBox(label.label, page)) : inItsBox(label.label, page);
}

/** Cells that stand on one line as one; a sentence of the form's own that goes on beside a box is no part of what is filled in. */
function linesOf(cells: readonly Cell[]): Cell[] {
  const lines = [...new Set(cells.map(({ line }) => line))];
  return lines.flatMap((line) => {
    const [first, ...behind] = cells.filter((cell) => cell.line === line);
    const end = behind.findIndex(({ text }) => startsWithSmallLetter(text));
    const others = end < 0 ? behind : behind.slice(0, end);
    return first
      ? (cellOf(
          [first, ...others].flatMap(({ words }) => words),
          first,
        ) ?? [])
      : [];
  });
}

/** Cells behind a label, the last of its line first, then what stands behind it in its own. */
const endOfLine = ({ label, inline }: Labeled<string>, { cells }: PageView): Cell[] => [
  ...cells
    .filter((cell) => cell.page === label.page && cell.box.x1 > label.box.x2 && isLevel(cell.box, label.box))
    .sort((one, other) => other.box.x1 - one.box.x1),
  ...(inline ? [inline] : []),
];

/** What is filled in stands a little above or below the print of a form: this part of the height is shared. */
const MIN_SHARED_HEIGHT = 1 / 3;

/** The next cell right of a label, in its own line or a little above or below. */
const rightAbout = ({ page: ofPage, box }: Cell, { cells }: PageView): Cell | undefined =>
  cells
    .filter((cell) => cell.page === ofPage && cell.box.x1 > box.x2 && isLevel(cell.box, box))
    .sort((one, other) => one.box.x1 - other.box.x1)[0];

const isLevel = (one: Box, other: Box): boolean =>
  Math.min(one.y2, other.y2) - Math.max(one.y1, other.y1) >
  MIN_SHARED_HEIGHT * Math.min(one.y2 - one.y1, other.y2 - other.y1);

/**
 * Cells that stand right over the label, the nearest first: tills print a row of amounts over one of labels. A line of
 * another column may stand between them.
 */
const rightAbove = (label: Cell, { cells }: PageView): Cell[] =>
  cells
    .filter(
      ({ page, line, box }) =>
        page === label.page &&
        (line === label.line - 1 || line === label.line - 2) &&
        box.x1 < label.box.x2 &&
        box.x2 > label.box.x1,
    )
    .reverse();

/** Cells of the line below a heading that stands alone in its line: a centered one need not stand over them. */
const nextLine = (label: Cell, { cells }: PageView): Cell[] =>
  cells.some(
    ({ page, line, words }) =>
      page === label.page && line === label.line && !words.some((word) => label.words.includes(word)),
  )
    ? []
    : cells.filter(
        ({ page, line, box }) =>
          page === label.page &&
          line === label.line + 1 &&
          (box.x1 >= label.box.x2 || box.x2 <= label.box.x1),
      );

/** Cells of the label's own line and of those right above and below. */
const nearBy = (label: Cell, { cells }: PageView): Cell[] =>
  cells.filter(({ page, line }) => page === label.page && Math.abs(line - label.line) <= 1);

/** A value stands at most this many of its heading's heights below it. */
const MAX_DROP = 3.5;
const MAX_LINES_BELOW = 4;

/** Cells under a heading, left of the next heading of its line: the box of a form. */
function inItsBox(label: Cell, { cells }: PageView): Cell[] {
  const next = cells.find(({ line, box }) => line === label.line && box.x1 > label.box.x2);
  const [left, right] = [label.box.x1 - 2 * label.emWidth, next?.box.x1 ?? 1];
  const height = label.box.y2 - label.box.y1;
  return cells.filter(
    ({ page, line, box }) =>
      page === label.page &&
      line > label.line &&
      line <= label.line + MAX_LINES_BELOW &&
      box.y1 - label.box.y2 <= MAX_DROP * height &&
      box.x1 >= left &&
      box.x1 < right,
  );
}
