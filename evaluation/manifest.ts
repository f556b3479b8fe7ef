import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseCsv } from './csv.js';
import { type EditedArea, type EditedValue, parseEditedAreas, parseEditedValues } from './edited-values.js';

/** The corpus's two kinds of folder. */
export const CORPUS_KINDS = ['pdf', 'images'] as const;
export type CorpusKind = (typeof CORPUS_KINDS)[number];

/** One file to examine and what is known of it. */
export interface CorpusFile {
  /** As in the manifest, relative to the folder. */
  readonly file: string;
  readonly tampered: boolean;
  /** Files of one group stem from one original: resampled and left out together. */
  readonly group: string;
  readonly technique: string;
  /**
   * The program that made the original, and what changed or treated it; empty where the manifest does not
   * say.
   */
  readonly generator: string;
  readonly tool: string;
  /** How an image was saved after the edit; empty for PDFs. */
  readonly saveChain: string;
  /**
   * What the edit does to the document's sums: `breaks`, `keeps`, `neutral`; empty where the manifest does
   * not say.
   */
  readonly arithmetic: string;
  /** How well the page can be read, in the manifest's own words; empty where it has none. */
  readonly quality: string;
  /** What sort of document it is, in the manifest's own words; empty where it has none. */
  readonly kind: string;
  /**
   * The day the file counts as submitted, `YYYY-MM-DD`; empty where no day is given, and none is then told to
   * the checks.
   */
  readonly receivedOn: string;
  /**
   * A picture, relative to the folder, that is white where the file was changed; empty where the manifest
   * names none.
   */
  readonly mask: string;
  /** What the edit replaced, as far as the manifest says; empty for honest files. */
  readonly editedValues: readonly EditedValue[];
  /** From 1; empty where the manifest names none. */
  readonly editedPages: readonly number[];
  /** Where the changed texts stand, as far as `notes` says: points from the top left corner of the page. */
  readonly editedAreas: readonly EditedArea[];
}

export interface Corpus {
  readonly files: readonly CorpusFile[];
  /** Files whose label is neither `authentic` nor `tampered`, by label. */
  readonly ignored: ReadonlyMap<string, number>;
}

/**
 * Reads `folder/manifest.csv`. @throws RangeError when it lacks a column or holds no file with a usable label
 */
export function readCorpus(kind: CorpusKind, folder: string): Corpus {
  return parseManifest(kind, readFileSync(join(folder, 'manifest.csv'), 'utf8'));
}

/**
 * @param text the manifest: columns `file`, `label`, and `base` (pdf) or `pair` (images); others add to the
 * report
 */
export function parseManifest(kind: CorpusKind, text: string): Corpus {
  const groupColumn = kind === 'pdf' ? 'base' : 'pair';
  const rows = parseCsv(text);
  for (const column of ['file', 'label', groupColumn]) {
    if (rows[0]?.[column] === undefined)
      throw new RangeError(`manifest.csv has no column "${column}" or no line`);
  }
  const ignored = new Map<string, number>();
  const files = rows.flatMap((row): CorpusFile[] => {
    const {
      file = '',
      label = '',
      technique = '',
      generator = '',
      tool = '',
      chain = '',
      what = '',
      page = '',
      notes = '',
    } = row;
    const { arith = '', quality = '', receivedOn = '', mask = '' } = row;
    if (label !== 'authentic' && label !== 'tampered') {
      ignored.set(label, (ignored.get(label) ?? 0) + 1);
      return [];
    }
    const tampered = label === 'tampered';
    // An original that others were made from has no base of its own: its name is theirs.
    const group = row[groupColumn] || basename(file);
    const pages = page.split(/\s+/).filter(Boolean).map(Number);
    return [
      {
        file,
        tampered,
        group,
        technique,
        generator,
        tool,
        saveChain: chain,
        arithmetic: tampered ? arith : '',
        quality,
        kind: row.kind || row.base_kind || '',
        receivedOn,
        mask: tampered ? mask : '',
        editedValues: tampered ? parseEditedValues(what) : [],
        editedPages: tampered ? pages : [],
        editedAreas: tampered ? parseEditedAreas(notes) : [],
      },
    ];
  });
  if (files.length === 0)
    throw new RangeError('manifest.csv names no file labeled "authentic" or "tampered"');
  return { files, ignored };
}
