/** Longest original name, in bytes of UTF-8: what common file systems allow. */
export const MAX_ORIGINAL_NAME_BYTES = 255;

/**
 * What no name may hold: control characters (category Cc), and those that set the direction of writing, by which
 * "gnp.exe" is shown as "exe.png" (Unicode Technical Report 36, section 2.10.4).
 */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/**
 * The original name of an upload as it is kept: the last part of whatever path was sent, `_` for control
 * characters, any Unicode otherwise. A name of nothing but spaces or dots becomes `upload.<fileType>`.
 * Senders write a quotation mark as `%22` (Fetch, "parse a multipart/form-data name"), and no other character like it.
 */
export function cleanOriginalName(sent: string | undefined, fileType: string): string {
  const lastPart = (sent ?? '').split(/[\\/]/).at(-1) ?? '';
  const cleaned = lastPart
    .replace(/%0[ad]/gi, '_')
    .replaceAll('%22', '"')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(CONTROLS, '_');
  return /^\s*\.{0,2}\s*$/.test(cleaned) ? `upload.${fileType}` : cleaned;
}

/**
 * What stored names begin with: `fd` and `fd_invoice` of a detection, `parse` of a parsed document, `v_id`, `v_idback` and `v_face`
 * of a verification.
 */
export type NamePrefix = 'fd' | 'fd_invoice' | 'parse' | 'v_id' | 'v_idback' | 'v_face';

/**
 * `fd_<detectionId>_<original_name>`, `parse_<parseId>_<original_name>`,
 * `v_id_<verificationId>_<original_name>` and so on.
 */
export const originalFileName = (prefix: NamePrefix, recordId: number, originalName: string): string =>
  `${prefix}_${recordId}_${originalName}`;

const DRAWN_EXTENSIONS = { heatmap: 'png', marked: 'webp' } as const;

/**
 * `fd_<detectionId>_heatmap_<n>.png` for each heatmap and `fd_<detectionId>_marked_<n>.webp` for each marked page, n from 1;
 * numbers that would give the name of the original (an upload may itself be called `heatmap_1.png`) are passed over.
 */
export function drawnFileNames(
  detectionId: number,
  kind: 'heatmap' | 'marked',
  count: number,
  originalName: string,
): string[] {
  const names: string[] = [];
  for (let number = 1; names.length < count; number++) {
    const name = `${kind}_${number}.${DRAWN_EXTENSIONS[kind]}`;
    if (originalName !== name) names.push(`fd_${detectionId}_${name}`);
  }
  return names;
}

/** Whose drawing a stored name is of; undefined of a name of another kind. */
export function detectionOfDrawing(storedName: string): number | undefined {
  const id = /^fd_(\d+)_/.exec(storedName)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** `analysis_<analysisId>_heatmap.png`: the one file of an analysis. */
export const analysisHeatmapName = (analysisId: number): string => `analysis_${analysisId}_heatmap.png`;

/** The address of a stored file. Every byte that a path cannot hold is percent-encoded. */
export const fileUrl = (baseUrl: string, storedName: string): string =>
  `${baseUrl}/v1/files/${encodeURIComponent(storedName)}`;
