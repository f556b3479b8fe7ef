/**
 * Brings the published documents of bases.csv into a folder, each under its digest:
 * `node scripts/run-source.mjs corpus/real-pdfs/make-bases.ts FOLDER [--repositories FOLDER]`. With
 * `--repositories`, files are read from bare or plain clones that lie there as `owner+name`; else the commits are
 * fetched from where they are published. A file whose digest is another is refused.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sha256Hex } from '../pdf-forgeries/manifest.js';
import { type PublishedDocument, readBases } from './bases.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { repositories: { type: 'string' } },
});
const [folder] = positionals;
if (folder === undefined) {
  process.stderr.write('Usage: make-bases.ts FOLDER [--repositories FOLDER]\n');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
const clones = mkdtempSync(join(tmpdir(), 'real-pdfs-'));

const git = (repository: string, ...args: readonly string[]): Buffer =>
  execFileSync('git', ['-C', repository, ...args], { maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'pipe'] });

/** A clone that has `commit`; of a repository that is not at hand, that one commit alone is fetched. */
function repositoryOf({ source, commit }: PublishedDocument): string {
  const name = source.replace('/', '+');
  const known = values.repositories && join(values.repositories, name);
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

let missing = 0;
for (const document of readBases()) {
  const path = join(folder, `${document.sha256}.pdf`);
  if (existsSync(path)) continue;
  try {
    const bytes = git(repositoryOf(document), 'show', `${document.commit}:${document.path}`);
    if (sha256Hex(bytes) !== document.sha256) throw new RangeError('the file has another digest');
    writeFileSync(path, bytes);
  } catch (error) {
    missing += 1;
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    process.stderr.write(`${document.source} ${document.path}: ${reason}\n`);
  }
}
rmSync(clones, { recursive: true, force: true });
process.stdout.write(`${readBases().length - missing} files in ${folder}, ${missing} not found\n`);
