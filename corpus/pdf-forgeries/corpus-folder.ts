import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dice } from './dice.js';
import { formatManifest, type ManifestRow, sha256Hex } from './manifest.js';

/** The folder being written. File names are numbers in random order: they give nothing away. */
export class CorpusFolder {
  readonly #folder: string;
  readonly #numbers: number[];
  readonly #rows: ManifestRow[] = [];

  constructor(folder: string, dice: Dice) {
    this.#folder = folder;
    this.#numbers = dice.shuffled(Array.from({ length: 900 }, (_, index) => index + 100));
    for (const label of ['authentic', 'tampered']) mkdirSync(join(folder, label), { recursive: true });
  }

  get rows(): readonly ManifestRow[] {
    return this.#rows;
  }

  /**
   * Takes the PDF at `path` into the corpus and into its manifest, which is true at any time: a run may be
   * stopped.
   */
  add(path: string, row: Omit<ManifestRow, 'file' | 'sha256' | 'source'>): void {
    const file = `${row.label}/document-${this.#numbers.pop()}.pdf`;
    copyFileSync(path, join(this.#folder, file));
    this.#rows.push({ ...row, file, source: 'generated', sha256: sha256Hex(readFileSync(path)) });
    writeFileSync(join(this.#folder, 'manifest.csv'), formatManifest(this.#rows));
  }
}
