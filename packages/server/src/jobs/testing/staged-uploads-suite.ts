import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StagedUploads } from '../uploads/types.js';

interface Values {
  readonly id: { readonly upload: { readonly path: string; readonly originalName: string } };
}

/**
 * What holds of every place for uploads.
 * @param open makes an empty one that may use this folder
 * @param namesIn what is kept there
 */
export function testStagedUploads(
  open: (folder: string) => Promise<StagedUploads>,
  namesIn: () => Promise<readonly string[]>,
): void {
  let folder: string;
  let uploads: StagedUploads;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-staged-'));
    uploads = await open(folder);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const stage = async (name: string, content = name): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, name);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const upload = {
      path,
      originalName: 'a.pdf',
      sizeBytes: content.length,
      sha256,
      head: new Uint8Array([1]),
    };
    return uploads.stage({ id: { upload, format: 'pdf' }, tags: [{ name: 'upload', value: 'x' }] });
  };

  test('what was asked is read again with its upload, as often as it is run, until it is discarded', async () => {
    const request = await stage('upload-1');
    expect(request).not.toContain(folder);
    for (let attempt = 0; attempt < 2; attempt++) {
      const { values, release } = await uploads.fetch(request);
      expect(values).toMatchObject({
        id: { upload: { originalName: 'a.pdf', sizeBytes: 8 }, format: 'pdf' },
        tags: [{ name: 'upload', value: 'x' }],
      });
      expect(await readFile((values as Values).id.upload.path, 'utf8')).toBe('upload-1');
      await release();
    }
    await uploads.discard(request);
    expect(await namesIn()).toEqual([]);
  });

  test('what no unended job names is swept once it is an hour old', async () => {
    const kept = await stage('upload-1');
    await stage('upload-2');
    const requests = async () => [kept, ''];
    expect(await uploads.sweep(requests, new Date())).toBe(0);
    expect(await uploads.sweep(requests, new Date(Date.now() + 2 * 3_600_000))).toBe(1);
    expect(await namesIn()).toEqual(['upload-1']);
  });
}
