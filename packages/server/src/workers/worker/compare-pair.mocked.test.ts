import { encodePng } from '@assay/media';
import { expect, test, vi } from 'vitest';
import { comparePair } from './compare-pair.js';
import { PdfiumSupply } from './pdfium-supply.js';
import type { Readers } from './reader-supply.js';

/** A platform for which no decoder of videos is installed. */
vi.mock('@assay/media', async (original) => {
  const media = await original<typeof import('@assay/media')>();
  const openVideo = async () => {
    throw new media.VideoDecoderMissingError('no decoder of videos is installed for this platform');
  };
  return { ...media, openVideo };
});

test('where there is no decoder of videos, a clip is told apart from one that is damaged', async () => {
  const id = await encodePng(new Uint8Array(4 * 4 * 4).fill(255), 4, 4);
  const result = await comparePair(
    {
      kind: 'compare',
      job: {
        id: { format: 'png' },
        selfie: { format: 'mp4' },
        policy: { falseMatchRate: 0.001, livenessMustPass: false },
      },
      plan: { withoutLiveness: false, withoutReading: false },
    },
    [id, Buffer.from('any')],
    {
      pdfium: await PdfiumSupply.start(),
      readers: {
        recognizer: { readPage: () => Promise.reject(new Error('nothing is read')) },
        barcodes: { read: () => Promise.reject(new Error('nothing is read')) },
      } as unknown as Readers,
      verifier: {
        verify: () => Promise.reject(new Error('nothing is compared')),
        lookAtSelfie: () => Promise.reject(new Error('nothing is looked at')),
      },
    },
    { tell: () => {}, broken: () => {} },
  );
  expect(result).toEqual({ kind: 'undecodable', code: 'NO_VIDEO_DECODER', file: 'selfie' });
});
