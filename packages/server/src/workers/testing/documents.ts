import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodePng } from '@assay/media';
import type { AnalysisJob } from '../types.js';
import type { Misdeed } from './dying-checks.js';
import type { Lie } from './lying-checks.js';

/** A folder of documents for the length of a test file. */
export class Documents {
  readonly #folder = mkdtempSync(join(tmpdir(), 'assay-analysis-'));
  #count = 0;

  /** A sound PNG; bytes behind its end tell the checks of dying-checks.ts and lying-checks.ts what to do. */
  async png(...misdeeds: readonly (Misdeed | Lie)[]): Promise<AnalysisJob> {
    const image = await encodePng(new Uint8Array(16 * 16 * 4).fill(200), 16, 16);
    return this.#write(
      Buffer.concat([image, Buffer.from(misdeeds.map((misdeed) => `<${misdeed}>`).join(''))]),
      'png',
    );
  }

  /** One empty page. PDFium rebuilds the cross-reference that is missing. */
  pdf(): AnalysisJob {
    const objects =
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj';
    const page = '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj';
    return this.#write(Buffer.from(`%PDF-1.4\n${objects} ${page} trailer<</Root 1 0 R>>\n`), 'pdf');
  }

  of(bytes: Uint8Array | string, format: AnalysisJob['format']): AnalysisJob {
    return this.#write(Buffer.from(bytes as Uint8Array), format);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }

  #write(bytes: Uint8Array, format: AnalysisJob['format']): AnalysisJob {
    const path = join(this.#folder, `${this.#count++}.${format}`);
    writeFileSync(path, bytes);
    return { path, format };
  }
}
