import { type DocumentLayout, type DocumentText, fraction, type PrintedCell } from '@assay/media';
import { findAddressBlocks } from './layout/address-block.js';
import type { Cell } from './layout/cells.js';
import { documentRows } from './page/document-rows.js';

/** Cells beyond are left out: the densest page has a few thousand, most some hundreds. */
const MAX_CELLS = 100_000;

/** Reads which words of the pages stand together, and which of their cells are addresses. */
export function readLayout(text: DocumentText): DocumentLayout {
  const { rows, pages, displayed } = documentRows(text);
  const cells = rows.flatMap(({ wholeCells }) => wholeCells).slice(0, MAX_CELLS);
  const printed = new Map(cells.map((cell) => [cell, printedCell(cell)]));
  const printedOf = (some: readonly Cell[]): PrintedCell[] => some.flatMap((cell) => printed.get(cell) ?? []);

  function printedCell({ page, text, box, words }: Cell): PrintedCell {
    const reading = fraction(Math.min(...words.map((word) => word.reading)));
    const isRecognized = reading < 1 || pages.get(page)?.source === 'ocr';
    return { page, text, box: displayed ? displayed(page, box) : box, reading, isRecognized };
  }

  return {
    cells: [...printed.values()],
    addresses: findAddressBlocks(cells).map(({ above, address }) => ({
      above: printedOf(above),
      address: printedOf(address),
    })),
  };
}
