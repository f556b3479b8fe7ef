/** A page of made-up print, drawn pixel by pixel: words of glyphs that are strokes by chance. */
export interface MadePage {
  readonly width: number;
  readonly height: number;
  /** Interleaved 8-bit RGB. */
  readonly rgb: Uint8Array;
}

interface Wanted {
  /** Of the rows' words; the heading is the same for all. */
  readonly seed: number;
  /** Rows of the table; 0 leaves a page number only. */
  readonly lines?: number;
  /** The row whose first word is another. */
  readonly changedLine?: number;
  /** Where the columns begin, as fractions of the width. */
  readonly columns?: readonly number[];
  readonly heading?: boolean;
}

const WIDTH = 850;
const HEIGHT = 1100;
const MARGIN = 70;
const GLYPH = { width: 9, height: 14, pitch: 11 };

export function madePage({
  seed,
  lines = 30,
  changedLine,
  columns = [0.08, 0.2, 0.72, 0.86],
  heading = true,
}: Wanted): MadePage {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3).fill(255);
  const word = (x: number, y: number, length: number, random: () => number): void => {
    for (let glyph = 0; glyph < length; glyph++) drawGlyph(rgb, x + glyph * GLYPH.pitch, y, random);
  };
  word(WIDTH / 2, HEIGHT - MARGIN, 2, randomFrom(99));
  if (lines > 0 && heading)
    for (let line = 0; line < 5; line++)
      word(MARGIN, MARGIN + line * 22, 12 + 5 * line, randomFrom(100 + line));
  for (let line = 0; line < lines; line++) {
    const random = randomFrom(seed * 1000 + line);
    for (const [column, start] of columns.entries()) {
      const changed = line === changedLine && column === 1;
      let x = start * WIDTH;
      for (let words = column === 1 ? 3 : 1; words > 0; words--) {
        const length = 2 + Math.floor(random() * 6) + (changed ? 4 : 0);
        word(x, MARGIN + 150 + line * 26, length, changed ? randomFrom(7) : random);
        x += (length + 1) * GLYPH.pitch;
      }
    }
  }
  return { width: WIDTH, height: HEIGHT, rgb };
}

/** An upright, and one to three strokes across. */
function drawGlyph(rgb: Uint8Array, x: number, y: number, random: () => number): void {
  fill(rgb, x, y, 2, GLYPH.height);
  for (let strokes = 1 + Math.floor(random() * 3); strokes > 0; strokes--) {
    fill(
      rgb,
      x,
      y + Math.floor(random() * (GLYPH.height - 2)),
      4 + Math.floor(random() * (GLYPH.width - 4)),
      2,
    );
  }
}

function fill(rgb: Uint8Array, x: number, y: number, width: number, height: number): void {
  for (let row = Math.round(y); row < y + height && row < HEIGHT; row++) {
    for (let column = Math.round(x); column < x + width && column < WIDTH; column++) {
      rgb.fill(30, 3 * (row * WIDTH + column), 3 * (row * WIDTH + column) + 3);
    }
  }
}

/** Mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
