import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseCsv } from '../csv.js';
import type { LivenessCase } from './types.js';

const REQUIRED_COLUMNS = ['file', 'label', 'attack', 'made', 'source'] as const;
const CLIP_EXTENSIONS: readonly string[] = ['.mp4', '.mov', '.webm'];

/** Reads `folder/manifest.csv`. @throws RangeError for a manifest that cannot be used, naming the line */
export function readLivenessCorpus(folder: string): readonly LivenessCase[] {
  return parseLivenessManifest(readFileSync(join(folder, 'manifest.csv'), 'utf8'));
}

/**
 * @param text columns `file`, `label` (live, attack), `attack` (the kind; empty for live), `made`, `source`
 */
export function parseLivenessManifest(text: string): readonly LivenessCase[] {
  const rows = parseCsv(text);
  for (const column of REQUIRED_COLUMNS) {
    if (rows[0]?.[column] === undefined)
      throw new RangeError(`manifest.csv has no column "${column}" or no line`);
  }
  return rows.map(({ file = '', label = '', attack = '', made = '', source = '' }, index) => {
    const line = `manifest.csv, line ${index + 2}`;
    if (file === '') throw new RangeError(`${line}: expected a file`);
    if (label !== 'live' && label !== 'attack')
      throw new RangeError(`${line}: expected the label "live" or "attack", received "${label}"`);
    if ((label === 'attack') !== (attack !== ''))
      throw new RangeError(`${line}: expected a kind of attack for attacks, and for them only`);
    const medium = CLIP_EXTENSIONS.includes(extname(file).toLowerCase()) ? 'clip' : 'photo';
    return { file, medium, label, attack, made, source };
  });
}
