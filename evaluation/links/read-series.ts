import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeriesManifest } from '../../corpus/link-series/manifest.js';

/**
 * Reads `manifest.json` of a made series (`corpus/link-series`). @throws RangeError when it is none, or names
 * a file that is not there
 */
export function readSeries(folder: string): SeriesManifest {
  const path = join(folder, 'manifest.json');
  if (!existsSync(path)) throw new RangeError(`${folder}: expected manifest.json of a series`);
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Partial<SeriesManifest>;
  const { submissions, pairs } = manifest;
  if (!submissions || !pairs) throw new RangeError(`${path}: expected submissions and pairs`);
  const files = new Set(submissions.map(({ file }) => file));
  const missing = [...files].filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0)
    throw new RangeError(`${path}: ${missing.length} files are missing, the first is ${missing[0]}`);
  const stranger = pairs.flatMap(({ earlier, newer }) => [earlier, newer]).find((file) => !files.has(file));
  if (stranger !== undefined) throw new RangeError(`${path}: ${stranger} is no submission`);
  return { submissions, pairs };
}
