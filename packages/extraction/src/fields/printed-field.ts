import { type Box, type DocumentField, type Figure, figureValue, fraction, unionBox } from '@assay/media';
import { textOf } from '../layout/characters.js';
import type { DocumentRows } from '../page/document-rows.js';

/** A piece of print that a value was read from. */
export interface PrintedSpan {
  readonly raw: string;
  /** From 1. */
  readonly page: number;
  /** As {@link DocumentRows} have it. */
  readonly box: Box;
  /** How sure its characters are. */
  readonly reading: number;
}

/** What words or cells together print. @returns undefined for none */
export function spanOf(
  parts: readonly { readonly text: string; readonly box: Box; readonly reading: number }[],
  page: number,
): PrintedSpan | undefined {
  const box = unionBox(parts.map((part) => part.box));
  return (
    box && {
      raw: textOf(parts),
      page,
      box,
      reading: Math.min(...parts.map(({ reading }) => reading)),
    }
  );
}

/** What a figure prints: it is a piece of print itself. */
export const printedAmount = (figure: Figure): { readonly value: number; readonly span: PrintedSpan } => ({
  value: figureValue(figure),
  span: figure,
});

/** A text without the marks that set it off from what stands around it; a dash only where a space parts it off. */
export const withoutMarks = (text: string): string =>
  text.replace(/^(?:[,;:\s]|[\u2014\u2013-] )+|(?:[,;:\s]| [\u2014\u2013-])+$/gu, '');

/**
 * A field read in print.
 * @param likelihood 0..1: that the value is this field's, the characters being right
 */
export function printedField(
  name: string,
  value: string | number,
  span: PrintedSpan,
  likelihood: number,
  { pages, displayed }: Pick<DocumentRows, 'pages' | 'displayed'>,
): DocumentField {
  return {
    name,
    value,
    raw: span.raw,
    confidence: fraction(Math.min(1, Math.max(0, likelihood * span.reading))),
    source: pages.get(span.page)?.source === 'ocr' ? 'ocr' : 'text',
    page: span.page,
    box: displayed?.(span.page, span.box) ?? span.box,
    others: [],
  };
}
