import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextRecognizer } from '@assay/extraction';

/**
 * Reads a page of pixels once, and from `folder` every further time: reading is most of what a dossier of a
 * picture costs.
 */
export function cachedRecognizer(recognizer: TextRecognizer, folder: string): TextRecognizer {
  mkdirSync(folder, { recursive: true });
  return {
    ...recognizer,
    readPage: async (image) => {
      const digest = createHash('sha256').update(image.rgb).update(String(image.width)).digest('hex');
      const path = join(folder, `${digest}.json`);
      if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
      const page = await recognizer.readPage(image);
      writeFileSync(path, JSON.stringify(page));
      return page;
    },
  };
}
