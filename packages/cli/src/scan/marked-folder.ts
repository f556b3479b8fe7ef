import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CommandError } from '../exit-codes.js';
import type { AssessedFile } from './assess.js';

/** What may be in a name on every system; a hostile name becomes a plain one. */
const UNFIT = /[^\p{L}\p{N}._ -]/gu;

/**
 * Makes the folder where it is missing. @returns writes the marked pages of a file, `<name>.page-<n>.webp`,
 * and tells where; files of one name from several folders get a number
 * @throws CommandError USAGE when it cannot be used
 */
export async function openMarkedFolder(folder: string): Promise<(file: AssessedFile) => Promise<string[]>> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new CommandError('USAGE', `the folder "${folder}" cannot be made`, { cause: error });
  }
  const taken = new Set<string>();
  return async ({ path, markedPages }) => {
    const name = freeName(basename(path).slice(0, 120).replace(UNFIT, '_'), taken);
    taken.add(name);
    const written: string[] = [];
    for (const { page, webp } of markedPages) {
      const target = join(folder, `${name}.page-${page}.webp`);
      await writeFile(target, webp);
      written.push(target);
    }
    return written;
  };
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let number = 2; ; number++) if (!taken.has(`${name} (${number})`)) return `${name} (${number})`;
}
