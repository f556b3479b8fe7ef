import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodePng } from '@assay/media';
import { expect, test, vi } from 'vitest';
import { comparePair } from './compare-pair.js';
import { PdfiumSupply } from './pdfium-supply.js';

/** A platform for which no decoder of videos is installed. */
vi.mock('@assay/media', async (original) => {
  const media = await original<typeof import('@assay/media')>();
  const openVideo = async () => {
    throw new media.VideoDecoderMissingError('no decoder of videos is installed for this platform');
  };
  return { ...media, openVideo };
});

test('where there is no decoder of videos, a clip is told apart from one that is damaged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-pair-'));
  try {
    const [id, selfie] = [join(folder, 'id.png'), join(folder, 'selfie.mp4')];
    writeFileSync(id, await encodePng(new Uint8Array(4 * 4 * 4).fill(255), 4, 4));
    writeFileSync(selfie, 'any');
    const result = await comparePair(
      {
        kind: 'compare',
        job: {
          id: { path: id, format: 'png' },
          selfie: { path: selfie, format: 'mp4' },
          policy: { falseMatchRate: 0.001, livenessMustPass: false },
        },
        plan: { withoutLiveness: false },
      },
      {
        pdfium: await PdfiumSupply.start(),
        verifier: { verify: () => Promise.reject(new Error('nothing is compared')) },
      },
      { tell: () => {}, broken: () => {} },
    );
    expect(result).toEqual({ kind: 'undecodable', code: 'NO_VIDEO_DECODER', file: 'selfie' });
  } finally {
    await rm(folder, { recursive: true });
  }
});
