import type { JpegCoefficients, QuantizationTable } from '@assay/media';

/** ITU-T T.81, K.1, row-major: what libjpeg scales by its quality setting. */
const STANDARD_LUMA = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22,
  29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103,
  121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
];
/** ITU-T T.81, K.2: its corner; all other steps are 99. */
const STANDARD_CHROMA_CORNER = [
  [17, 18, 24, 47],
  [18, 21, 26, 66],
  [24, 26, 56, 99],
  [47, 66, 99, 99],
];
const STANDARD_CHROMA = Array.from(
  { length: 64 },
  (_, at) => STANDARD_CHROMA_CORNER[at >> 3]?.[at & 7] ?? 99,
);
/**
 * N. Robidoux's table, mozjpeg's own choice for luma and chroma (mozjpeg, jcparam.c,
 * `std_luminance_quant_tbl`, index 3).
 */
const ROBIDOUX = [
  16, 16, 16, 18, 25, 37, 56, 85, 16, 17, 20, 27, 34, 40, 53, 75, 16, 20, 24, 31, 43, 62, 91, 135, 18, 27, 31,
  40, 53, 74, 106, 156, 25, 34, 43, 53, 69, 94, 131, 189, 37, 40, 62, 74, 94, 124, 169, 238, 56, 53, 91, 106,
  131, 169, 226, 311, 85, 75, 135, 156, 189, 238, 311, 418,
];

/** Tables that every program has which saves with a common library. */
export interface LibraryTables {
  readonly library: 'libjpeg' | 'mozjpeg';
  /** 5..100. */
  readonly quality: number;
}

/** Below it next to all steps are 255, whatever the library. */
const LEAST_QUALITY = 5;

/**
 * The quality setting of libjpeg or mozjpeg that gives both tables of a picture; undefined where none does.
 * Of gray pictures the one table is asked.
 */
export function libraryTables(tables: readonly QuantizationTable[]): LibraryTables | undefined {
  const [luma, chroma] = tables;
  if (!luma) return undefined;
  for (let quality = 100; quality >= LEAST_QUALITY; quality--) {
    if (isScaled(luma, STANDARD_LUMA, quality) && (!chroma || isScaled(chroma, STANDARD_CHROMA, quality)))
      return { library: 'libjpeg', quality };
    // At 100 both have steps of 1 only.
    if (isScaled(luma, ROBIDOUX, quality) && (!chroma || isScaled(chroma, ROBIDOUX, quality)))
      return { library: 'mozjpeg', quality };
  }
  return undefined;
}

/** libjpeg's scaling (jcparam.c: jpeg_quality_scaling, jpeg_add_quant_table with `force_baseline`). */
function isScaled(table: QuantizationTable, base: readonly number[], quality: number): boolean {
  const percent = quality < 50 ? Math.floor(5000 / quality) : 200 - 2 * quality;
  return base.every(
    (step, at) => table[at] === Math.max(1, Math.min(255, Math.floor((step * percent + 50) / 100))),
  );
}

/** The different tables of a picture's components, luma first, two at most. */
export function tablesOf({ components }: Pick<JpegCoefficients, 'components'>): QuantizationTable[] {
  const [luma, chroma] = components.map(({ quantizationTable }) => quantizationTable);
  return [luma, chroma].filter((table) => table !== undefined);
}

const FNV_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * 32 bits of FNV-1a over the steps, row-major, luma first: eight hexadecimal digits, for looking up
 * `known-tables.ts`.
 */
export function fingerprint(tables: readonly QuantizationTable[]): string {
  let hash = FNV_BASIS;
  for (const table of tables) for (const step of table) hash = Math.imul(hash ^ step, FNV_PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
