import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha256Hex } from '../pdf-forgeries/manifest.js';
import type { ListedDocument } from './bases.js';

/** Where a file was published, and what it must be. */
export type PublishedFile = Pick<ListedDocument, 'sha256' | 'source' | 'commit' | 'path'>;

const git = (repository: string, ...args: readonly string[]): Buffer =>
  execFileSync('git', ['-C', repository, ...args], { maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'pipe'] });

/** A clone that has `commit`; of a repository that is not at hand, that one commit alone is fetched. */
function repositoryOf(
  { source, commit }: PublishedFile,
  clones: string,
  repositories: string | undefined,
): string {
  const name = source.replace('/', '+');
  const known = repositories && join(repositories, name);
  if (known && existsSync(join(known, 'repo'))) return join(known, 'repo');
  if (known && existsSync(known)) return known;
  const clone = join(clones, name);
  if (!existsSync(clone)) {
    mkdirSync(clone);
    git(clone, 'init', '--quiet');
    git(clone, 'remote', 'add', 'origin', `https://github.com/${source}.git`);
    git(clone, 'fetch', '--quiet', '--depth=1', '--filter=blob:none', 'origin', commit);
  }
  return clone;
}

/**
 * Brings files into a folder, each under its digest; one whose digest is another is refused, and told on stderr.
 * @param repositories folder of bare or plain clones that lie there as `owner+name`, read before anything is fetched
 * @returns how many were not found
 */
export function bringFiles(
  files: readonly PublishedFile[],
  folder: string,
  repositories: string | undefined,
): number {
  mkdirSync(folder, { recursive: true });
  const clones = mkdtempSync(join(tmpdir(), 'real-pdfs-'));
  let missing = 0;
  for (const file of files) {
    const path = join(folder, `${file.sha256}.pdf`);
    if (existsSync(path)) continue;
    try {
      const bytes = git(repositoryOf(file, clones, repositories), 'show', `${file.commit}:${file.path}`);
      if (sha256Hex(bytes) !== file.sha256) throw new RangeError('the file has another digest');
      writeFileSync(path, bytes);
    } catch (error) {
      missing += 1;
      const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
      process.stderr.write(`${file.source} ${file.path}: ${reason}\n`);
    }
  }
  rmSync(clones, { recursive: true, force: true });
  return missing;
}
