import {
  type Box,
  type ContentFont,
  type PageContent,
  type PageFrame,
  type PdfPageNode,
  type TextRun,
  unionBox,
  userSpaceToDisplayed,
} from '@assay/media';

/** A glyph of a page with its place. */
export interface PlacedGlyph {
  /** Among all glyphs of the page in painting order, from 0. */
  readonly ordinal: number;
  readonly code: number;
  readonly text: string | undefined;
  readonly font: ContentFont | null;
  readonly box: Box;
  /** Start and end on the baseline, in user space. */
  readonly start: readonly [number, number];
  readonly end: readonly [number, number];
  readonly sizePoints: number;
}

/** Glyphs without a gap between them: an amount, a date, a word. */
export interface Token {
  readonly glyphs: readonly PlacedGlyph[];
  readonly text: string;
  readonly box: Box;
}

/** A wider gap, or a step off the baseline, parts two words; kerning and letter spacing stay below. */
const MAX_GAP_EM = 0.2;
const ASCENT_EM = 0.78;
const DESCENT_EM = 0.22;

/** The words of a page in painting order. */
export function tokensOf(content: PageContent, node: PdfPageNode): readonly Token[] {
  const [left, bottom, right, top] = node.cropBox;
  const frame: PageFrame = { left, bottom, right, top, quarterTurns: node.rotateDegrees / 90 };
  const words: PlacedGlyph[][] = [];
  let ordinal = 0;
  let last: PlacedGlyph | undefined;
  for (const run of content.runs) {
    for (const glyph of run.glyphs()) {
      const placed = place(run, glyph, ordinal++, frame);
      const isBlank = placed.text !== undefined && placed.text.trim() === '';
      if (!isBlank && last && isNext(last, placed)) words[words.length - 1]!.push(placed);
      else if (!isBlank) words.push([placed]);
      last = isBlank ? undefined : placed;
    }
  }
  return words.map((glyphs) => ({
    glyphs,
    text: glyphs.map(({ text }) => text ?? '\ufffd').join(''),
    box: unionBox(glyphs.map(({ box }) => box))!,
  }));
}

function place(
  run: TextRun,
  glyph: ReturnType<TextRun['glyphs']>[number],
  ordinal: number,
  frame: PageFrame,
): PlacedGlyph {
  const at = (along: number): [number, number] => [
    run.start[0] + along * run.matrix[0],
    run.start[1] + along * run.matrix[1],
  ];
  const [start, end] = [at(glyph.from), at(glyph.to)];
  const [low, high] = [
    Math.min(start[1], end[1]) - DESCENT_EM * run.sizePoints,
    Math.max(start[1], end[1]) + ASCENT_EM * run.sizePoints,
  ];
  const box = userSpaceToDisplayed(frame, Math.min(start[0], end[0]), low, Math.max(start[0], end[0]), high);
  return {
    ordinal,
    code: glyph.code,
    text: glyph.text,
    font: run.font,
    box,
    start,
    end,
    sizePoints: run.sizePoints,
  };
}

function isNext(last: PlacedGlyph, next: PlacedGlyph): boolean {
  return (
    Math.hypot(next.start[0] - last.end[0], next.start[1] - last.end[1]) <=
    MAX_GAP_EM * Math.max(last.sizePoints, next.sizePoints)
  );
}
