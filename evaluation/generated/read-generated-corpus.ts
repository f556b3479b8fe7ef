import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from '../csv.js';
import type { CorpusFile } from '../manifest.js';

/**
 * A picture of which it is known whether a model made it. Pictures of one source are resampled and left out
 * together.
 */
export interface KnownPicture extends CorpusFile {
  /** What it was taken from: a repository or a collection, without the path inside. */
  readonly source: string;
}

/**
 * Reads `folder/manifest.csv`: columns `file`, `label` (1 for generated, 0 for not), `generator`, `source`
 * (`collection:path inside`).
 * @throws RangeError when a column is missing, or a label is neither
 */
export const readGeneratedCorpus = (folder: string): readonly KnownPicture[] =>
  parseGeneratedManifest(readFileSync(join(folder, 'manifest.csv'), 'utf8'));

export function parseGeneratedManifest(text: string): readonly KnownPicture[] {
  const rows = parseCsv(text);
  for (const column of ['file', 'label', 'generator', 'source'])
    if (rows[0]?.[column] === undefined)
      throw new RangeError(`manifest.csv has no column "${column}" or no line`);
  return rows.map(({ file = '', label = '', generator = '', source: path = '' }) => {
    if (label !== '0' && label !== '1')
      throw new RangeError(`manifest.csv: expected the label 0 or 1 of "${file}", received "${label}"`);
    const [source = ''] = path.split(':', 1);
    return {
      file,
      tampered: label === '1',
      group: source,
      source,
      generator,
      technique: '',
      tool: '',
      saveChain: '',
      arithmetic: '',
      quality: '',
      kind: '',
      receivedOn: '',
      mask: '',
      editedValues: [],
      editedPages: [],
      editedAreas: [],
    };
  });
}
