import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { DescribingTask } from './describing-process.js';
import type { DescribedFace } from './types.js';

/**
 * Described faces in a folder of the developer's own, by the picture's hash. It holds biometric data of the
 * people on the photos: the product never writes such files. What was described stays as it was: take a new
 * folder when a network or the chip changes.
 */
export class TemplateCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = resolve(folder);
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
  }

  async read(task: DescribingTask): Promise<DescribedFace | undefined> {
    try {
      return JSON.parse(await readFile(await this.#pathOf(task), 'utf8')) as DescribedFace;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async write(task: DescribingTask, described: DescribedFace): Promise<void> {
    await writeFile(await this.#pathOf(task), JSON.stringify(described), { mode: 0o600 });
  }

  async #pathOf({ path, card }: DescribingTask): Promise<string> {
    const hash = createHash('sha256').update(await readFile(path));
    if (card) hash.update(JSON.stringify(card));
    return join(this.#folder, `${hash.digest('hex')}.json`);
  }
}
