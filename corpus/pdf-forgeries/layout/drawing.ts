import type { Block, DocumentContent } from '../content/blocks.js';
import type { Look } from './look.js';

type Color = readonly [number, number, number];

/** Points from the top left corner; a text's `y` is its baseline, its `x` the edge named by `anchor`. */
export type DrawingItem =
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly bold: boolean;
      readonly color: Color;
      readonly anchor: 'left' | 'right';
      readonly text: string;
    }
  | {
      readonly kind: 'rectangle';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly fill: Color;
    }
  | {
      readonly kind: 'line';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly width: number;
      readonly color: Color;
    };

/** What a drawing program is fed: finished pages of texts, filled rectangles and lines. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly author: string;
  readonly fontFamily: Look['fontFamily'];
  readonly pages: readonly (readonly DrawingItem[])[];
}

const MARGIN = 48;
const INK: Color = [28, 28, 28];
const GRAY: Color = [110, 110, 110];
const STRIPE: Color = [236, 240, 245];
/** Wide enough for every font used: average advance of a character as a share of the font size. */
const AVERAGE_ADVANCE = 0.56;

/** Writes down the page, turning to a new one before the bottom margin. */
class Pen {
  readonly pages: DrawingItem[][] = [[]];
  y = MARGIN;
  readonly look: Look;
  constructor(look: Look) {
    this.look = look;
  }
  get right(): number {
    return this.look.page.width - MARGIN;
  }
  add(item: DrawingItem): void {
    this.pages.at(-1)?.push(item);
  }
  text(
    text: string,
    x: number,
    style: { size?: number; bold?: boolean; color?: Color; anchor?: 'left' | 'right' } = {},
  ): void {
    if (text === '') return;
    this.add({
      kind: 'text',
      x,
      y: this.y,
      size: style.size ?? this.look.fontSize,
      bold: style.bold ?? false,
      color: style.color ?? INK,
      anchor: style.anchor ?? 'left',
      text,
    });
  }
  line(y: number, width: number, color: Color): void {
    this.add({ kind: 'line', x1: MARGIN, y1: y, x2: this.right, y2: y, width, color });
  }
  down(points: number): boolean {
    this.y += points;
    if (this.y <= this.look.page.height - MARGIN) return false;
    this.pages.push([]);
    this.y = MARGIN + points;
    return true;
  }
}

function wrap(text: string, width: number, size: number): string[] {
  const most = Math.floor(width / (size * AVERAGE_ADVANCE));
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.pop();
    if (last === undefined) lines.push(word);
    else if (last.length + 1 + word.length > most) lines.push(last, word);
    else lines.push(`${last} ${word}`);
  }
  return lines;
}

function drawTable(pen: Pen, block: Extract<Block, { kind: 'table' }>): void {
  const { look } = pen;
  const pitch = look.fontSize * 1.75;
  const width = pen.right - MARGIN;
  const columns = block.columns.map((column, index) => {
    const left = MARGIN + width * block.columns.slice(0, index).reduce((sum, { share }) => sum + share, 0);
    return column.align === 'right'
      ? { x: left + width * column.share - 4, anchor: 'right' as const }
      : { x: left + 4, anchor: 'left' as const };
  });
  const cells = (texts: readonly string[], style: { bold: boolean; color: Color }) =>
    texts.forEach((text, index) => {
      pen.text(text, columns[index]?.x ?? MARGIN, { ...style, anchor: columns[index]?.anchor ?? 'left' });
    });
  const strip = (fill: Color) =>
    pen.add({ kind: 'rectangle', x: MARGIN, y: pen.y - pitch * 0.7, width, height: pitch, fill });
  const head = () => {
    if (look.table === 'zebra') strip(look.accent);
    cells(
      block.columns.map(({ heading }) => heading),
      { bold: true, color: look.table === 'zebra' ? [255, 255, 255] : INK },
    );
    if (look.table !== 'zebra') pen.line(pen.y + pitch * 0.3, 1, look.accent);
    pen.down(pitch);
  };
  head();
  block.rows.forEach((row, index) => {
    if (look.table === 'zebra' && index % 2 === 1) strip(STRIPE);
    cells(row, { bold: false, color: INK });
    if (look.table === 'ruled' || look.table === 'grid') pen.line(pen.y + pitch * 0.3, 0.5, [170, 170, 170]);
    if (pen.down(pitch) && index < block.rows.length - 1) head();
  });
  if (block.total) {
    cells(block.total, { bold: true, color: INK });
    pen.down(pitch);
  }
}

function drawPairs(pen: Pen, block: Extract<Block, { kind: 'pairs' }>): void {
  const { pairColumns, fontSize, boxedPairs } = pen.look;
  const width = (pen.right - MARGIN) / pairColumns;
  const rows = Math.ceil(block.pairs.length / pairColumns);
  if (boxedPairs)
    pen.add({
      kind: 'rectangle',
      x: MARGIN,
      y: pen.y - fontSize * 1.3,
      width: pen.right - MARGIN,
      height: rows * fontSize * 1.7 + 6,
      fill: [247, 247, 243],
    });
  for (let row = 0; row < rows; row++) {
    block.pairs.slice(row * pairColumns, (row + 1) * pairColumns).forEach(([label, value], column) => {
      pen.text(label, MARGIN + 6 + column * width, { color: GRAY });
      pen.text(value, MARGIN + column * width + width * (pairColumns === 1 ? 0.3 : 0.42), { bold: true });
    });
    pen.down(fontSize * 1.7);
  }
  pen.down(6);
}

/**
 * Lays a document out in absolute positions, without measuring text: the drawing program aligns by the
 * anchor.
 */
export function toDrawing(content: DocumentContent, look: Look): Drawing {
  const pen = new Pen(look);
  if (look.band)
    pen.add({
      kind: 'rectangle',
      x: 0,
      y: 0,
      width: look.page.width,
      height: MARGIN + 14,
      fill: look.accent,
    });
  pen.text(content.issuer, MARGIN, {
    size: 15,
    bold: true,
    color: look.band ? [255, 255, 255] : look.accent,
  });
  pen.down(30);
  pen.text(content.issuerAddress, MARGIN, { size: 7.5, color: GRAY });
  pen.down(24);
  for (const block of content.blocks) {
    if (block.kind === 'table') drawTable(pen, block);
    else if (block.kind === 'pairs') drawPairs(pen, block);
    else {
      const size = { title: 14, heading: 11, paragraph: look.fontSize, small: 7 }[block.kind];
      for (const line of wrap(block.text, pen.right - MARGIN, size)) {
        pen.text(line, MARGIN, {
          size,
          bold: block.kind === 'title' || block.kind === 'heading',
          color: block.kind === 'heading' ? look.accent : INK,
        });
        pen.down(size * 1.5);
      }
      pen.down(6);
    }
  }
  pen.pages.forEach((page, index) => {
    page.push({
      kind: 'text',
      x: pen.right,
      y: look.page.height - 24,
      size: 7,
      bold: false,
      color: GRAY,
      anchor: 'right',
      text: `${index + 1} / ${pen.pages.length}`,
    });
  });
  return {
    width: look.page.width,
    height: look.page.height,
    title: content.issuer,
    author: content.issuer,
    fontFamily: look.fontFamily,
    pages: pen.pages,
  };
}
