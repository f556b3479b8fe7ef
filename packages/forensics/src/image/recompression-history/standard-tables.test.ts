import { decodeJpegCoefficients } from '@assay/media';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { standardLumaTable } from './standard-tables.js';

test.each([45, 50, 51, 75, 90, 98, 100])(
  'quality %i gives the table that libjpeg-turbo writes',
  async (quality) => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
      .jpeg({ quality })
      .toBuffer();
    expect([...standardLumaTable(quality)]).toEqual([
      ...decodeJpegCoefficients(bytes).components[0]!.quantizationTable,
    ]);
  },
);
