import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { BlobStore } from '../blobs/types.js';
import type { Analyst } from '../workers/types.js';
import { Viewer } from './viewer.js';

test('a pool that did not start is started anew by whoever looks next, and what was drawn is not drawn again', async () => {
  let starts = 0;
  let drawn = 0;
  const view = async (): Promise<{ kind: 'none' }> => {
    drawn += 1;
    return { kind: 'none' };
  };
  const viewer = new Viewer({
    blobs: { read: async () => Readable.from(['bytes']) } as unknown as BlobStore,
    temporaryDirectory: join(tmpdir(), 'assay-viewer'),
    startPool: async () => {
      starts += 1;
      if (starts === 1) throw new Error('no worker started');
      return { view, close: async () => {} } as unknown as Analyst;
    },
  });
  const look = () => viewer.view('fd_1_a.pdf', 'pdf', { kind: 'outline' }, { organizationId: 1 });
  await expect(look()).rejects.toThrow('no worker started');
  expect(await look()).toEqual({ kind: 'none' });
  expect(await look()).toEqual({ kind: 'none' });
  expect([starts, drawn]).toEqual([2, 1]);
  await viewer.close();
});
