import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BlobMissingError, type BlobStore, type Content } from '../types.js';

const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const contentOf = (bytes: Uint8Array): Content => ({
  sizeBytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});
const laterThanNow = (): Date => new Date(Date.now() + 60_000);
const longAgo = (): Date => new Date(Date.now() - 3_600_000);

/** What holds of every store of blobs. @param open makes an empty one, each time it is called */
export function testBlobStore(open: () => Promise<BlobStore>): void {
  let blobs: BlobStore;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-blob-suite-'));
    blobs = await open();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const read = async (name: string, range?: { start: number; end: number }): Promise<string> =>
    (await buffer(await blobs.read(name, range))).toString();
  const namesBefore = async (time: Date): Promise<string[]> => {
    const names: string[] = [];
    for await (const batch of blobs.writtenBefore(time)) names.push(...batch);
    return names.sort();
  };

  test('what was put is read back, whole and in part', async () => {
    await blobs.put('a', text('0123456789'));
    expect(await read('a')).toBe('0123456789');
    expect(await read('a', { start: 2, end: 4 })).toBe('234');
    expect(await read('a', { start: 9, end: 9 })).toBe('9');
  });

  test('a file is kept under its name, and stays where it was for its owner to remove', async () => {
    const bytes = randomBytes(3_000_000);
    await writeFile(join(folder, 'upload'), bytes);
    await blobs.putFile('a', join(folder, 'upload'), contentOf(bytes));
    expect((await buffer(await blobs.read('a'))).equals(bytes)).toBe(true);
    expect(await readdir(folder)).toEqual(['upload']);
  });

  test('a file that is not there is kept under no name', async () => {
    await expect(blobs.putFile('a', join(folder, 'none'), contentOf(text('x')))).rejects.toThrow();
    await expect(blobs.read('a')).rejects.toThrow(BlobMissingError);
  });

  test('putting again replaces; removing twice is no error; what is not there is said so', async () => {
    await blobs.put('a', text('first'));
    await blobs.put('a', text('2'));
    expect(await read('a')).toBe('2');
    await blobs.remove('a');
    await blobs.remove('a');
    await expect(blobs.read('a')).rejects.toThrow(BlobMissingError);
  });

  test('names that a file system or an address would mix up, cut or reserve stay apart', async () => {
    const names = ['A', 'a', 'é', 'e\u0301', '..', 'a+b%20c ?&#', 'CON', 'x'.repeat(120), 'x'.repeat(290)];
    for (const [index, name] of names.entries()) await blobs.put(name, new Uint8Array([index]));
    for (const [index, name] of names.entries())
      expect([...(await buffer(await blobs.read(name)))]).toEqual([index]);
    expect(await namesBefore(laterThanNow())).toEqual([...names].sort());
  });

  test('what was written since is neither listed nor removed as old', async () => {
    await blobs.put('a', text('new'));
    expect(await namesBefore(longAgo())).toEqual([]);
    expect(await blobs.removeWrittenBefore('a', longAgo())).toBe(false);
    expect(await read('a')).toBe('new');
    expect(await blobs.removeWrittenBefore('a', laterThanNow())).toBe(true);
    expect(await blobs.removeWrittenBefore('a', laterThanNow())).toBe(false);
    await expect(blobs.read('a')).rejects.toThrow(BlobMissingError);
  });
}
