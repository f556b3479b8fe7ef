import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { decodeJpegCoefficients } from './decode-jpeg-coefficients.js';
import { jpegJsCoefficients } from './testing/jpeg-js-coefficients.js';
import { type ComponentToWrite, type JpegToWrite, mcuGrid, writeJpeg } from './testing/write-jpeg.js';

/** Smooth shapes with some noise, 75 x 53: not whole in any MCU. */
function picture(channels: 1 | 3) {
  const [width, height] = [75, 53];
  const samples = new Uint8Array(width * height * channels);
  for (let index = 0; index < samples.length; index++) {
    const pixel = Math.floor(index / channels);
    const wave =
      Math.sin((pixel % width) / 5) * 60 +
      Math.cos(Math.floor(pixel / width) / (3 + (index % channels))) * 60;
    samples[index] = Math.max(0, Math.min(255, 128 + wave + ((index * 7919) % 41)));
  }
  return sharp(samples, { raw: { width, height, channels } });
}

const coefficientsOf = (bytes: Uint8Array) =>
  decodeJpegCoefficients(bytes).components.map(({ coefficients }) => [...coefficients]);

const component = fc.record({
  horizontalSampling: fc.integer({ min: 1, max: 3 }),
  verticalSampling: fc.integer({ min: 1, max: 3 }),
});

const unsampled = fc.constant({ horizontalSampling: 1, verticalSampling: 1 });

/** Any baseline JPEG of 1, 3 or 4 components with small sides. */
const images: fc.Arbitrary<JpegToWrite> = fc
  .record({
    width: fc.integer({ min: 1, max: 50 }),
    height: fc.integer({ min: 1, max: 50 }),
    // One component alone is never interleaved: its sampling factors then mean nothing (T.81, A.2.2).
    samplings: fc
      .constantFrom(1, 3, 4)
      .chain((count) =>
        fc.array(count === 1 ? unsampled : component, { minLength: count, maxLength: count }),
      ),
    restartIntervalMcus: fc.integer({ min: 0, max: 5 }),
    seed: fc.integer({ min: 1, max: 1e9 }),
    density: fc.double({ min: 0, max: 1, noNaN: true }),
    largestStep: fc.constantFrom(255, 65_535),
  })
  .map(({ samplings, seed, density, largestStep, ...image }) => {
    const next = lehmer(seed);
    const { columns, rows } = mcuGrid({ ...image, components: samplings });
    const components = samplings.map(
      (sampling, index): ComponentToWrite => ({
        ...sampling,
        id: index + 1,
        coefficients: new Int16Array(
          columns * rows * sampling.horizontalSampling * sampling.verticalSampling * 64,
        ).map(() => (next() < density ? Math.round((next() - 0.5) * 2 ** (1 + next() * 10)) : 0)),
        quantizationTable: new Uint16Array(64).map(() => 1 + Math.floor(next() * largestStep)),
      }),
    );
    return { ...image, components };
  });

/** Park and Miller's generator, 0..1. */
function lehmer(seed: number): () => number {
  let state = seed % 2_147_483_647;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

describe('coefficients', () => {
  test('what was written comes back: any sampling, restart interval, table width and number of components', () => {
    fc.assert(
      fc.property(images, (image) => {
        const decoded = decodeJpegCoefficients(writeJpeg(image));
        expect(decoded).toMatchObject({
          width: image.width,
          height: image.height,
          restartIntervalMcus: image.restartIntervalMcus,
          warnings: [],
        });
        for (const [index, written] of image.components.entries()) {
          expect(decoded.components[index]?.coefficients).toEqual(written.coefficients);
          expect(decoded.components[index]?.quantizationTable).toEqual(written.quantizationTable);
        }
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['baseline', { quality: 75 }],
    ['4:4:4 with optimized codes', { quality: 92, chromaSubsampling: '4:4:4', optimizeCoding: true }],
    ['progressive', { quality: 80, progressive: true }],
    ['progressive at quality 100', { quality: 100, progressive: true, chromaSubsampling: '4:4:4' }],
    ['mozjpeg (trellis, scans of its own)', { quality: 60, mozjpeg: true }],
  ] as const)('libjpeg-turbo %s: the same, bit by bit, as jpeg-js reads', async (_, options) => {
    for (const channels of [1, 3] as const) {
      const bytes = await picture(channels).jpeg(options).toBuffer();
      expect(coefficientsOf(bytes)).toEqual(jpegJsCoefficients(bytes));
    }
  });

  test('progressive coding loses nothing against baseline', async () => {
    const baseline = await picture(3).jpeg({ quality: 88 }).toBuffer();
    const progressive = await picture(3).jpeg({ quality: 88, progressive: true }).toBuffer();
    expect(decodeJpegCoefficients(progressive).progressive).toBe(true);
    // Padding blocks are no content, and only an interleaved scan carries them: compared are those that show.
    for (const [
      index,
      { blocksPerLine, contentBlocksPerLine, contentBlocksPerColumn, coefficients },
    ] of decodeJpegCoefficients(baseline).components.entries()) {
      const other = decodeJpegCoefficients(progressive).components[index]!.coefficients;
      for (let row = 0; row < contentBlocksPerColumn; row++) {
        const [start, end] = [row * blocksPerLine * 64, (row * blocksPerLine + contentBlocksPerLine) * 64];
        expect(other.subarray(start, end)).toEqual(coefficients.subarray(start, end));
      }
    }
  });

  test('dequantized and transformed, they are the pixels that libjpeg-turbo shows, to within 1', async () => {
    const bytes = await picture(1).jpeg({ quality: 90 }).toBuffer();
    const { data, info } = await sharp(bytes).grayscale().raw().toBuffer({ resolveWithObject: true });
    const [gray] = decodeJpegCoefficients(bytes).components;
    let largestDifference = 0;
    for (let y = 0; y < info.height; y++) {
      for (let x = 0; x < info.width; x++) {
        const block = ((y >> 3) * gray!.blocksPerLine + (x >> 3)) * 64;
        const dequantized = gray!.coefficients
          .subarray(block, block + 64)
          .map((level, at) => level * gray!.quantizationTable[at]!);
        const sample = Math.max(0, Math.min(255, 128 + inverseTransform(dequantized, x & 7, y & 7)));
        largestDifference = Math.max(largestDifference, Math.abs(sample - data[y * info.width + x]!));
      }
    }
    expect(largestDifference).toBeLessThanOrEqual(1);
  });
});

/** One sample by the defining double sum: T.81, A.3.3. */
function inverseTransform(block: Int16Array, x: number, y: number): number {
  let sum = 0;
  for (let v = 0; v < 8; v++) {
    for (let u = 0; u < 8; u++) {
      const norm = (u === 0 ? Math.SQRT1_2 : 1) * (v === 0 ? Math.SQRT1_2 : 1);
      sum +=
        norm *
        block[v * 8 + u]! *
        Math.cos(((2 * x + 1) * u * Math.PI) / 16) *
        Math.cos(((2 * y + 1) * v * Math.PI) / 16);
    }
  }
  return sum / 4;
}

/** One block a component, DC only. */
const tiny = (count: 1 | 3 | 4, more: Partial<JpegToWrite> = {}): JpegToWrite => ({
  width: 8,
  height: 8,
  restartIntervalMcus: 0,
  components: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    horizontalSampling: 1,
    verticalSampling: 1,
    coefficients: Int16Array.from({ length: 64 }, (_value, at) => (at === 0 ? 5 : 0)),
    quantizationTable: new Uint16Array(64).fill(1),
  })),
  ...more,
});

describe('color model', () => {
  const model = (image: JpegToWrite) => decodeJpegCoefficients(writeJpeg(image)).colorModel;

  test('without a word, one component is gray, three are YCbCr, four CMYK', () => {
    expect([model(tiny(1)), model(tiny(3)), model(tiny(4))]).toEqual(['gray', 'ycbcr', 'cmyk']);
  });

  test("Adobe's segment decides between RGB and YCbCr, CMYK and YCCK", () => {
    expect([0, 1].map((adobeTransform) => model(tiny(3, { adobeTransform })))).toEqual(['rgb', 'ycbcr']);
    expect([0, 2].map((adobeTransform) => model(tiny(4, { adobeTransform })))).toEqual(['cmyk', 'ycck']);
  });

  test('components named R, G and B are RGB', () => {
    const image = tiny(3);
    const named = image.components.map((part, index) => ({ ...part, id: 'RGB'.charCodeAt(index) }));
    expect(model({ ...image, components: named })).toBe('rgb');
  });
});

describe('damaged files', () => {
  const bytes = writeJpeg(tiny(3));
  const endOfImage = bytes.length - 2;

  test('a missing EOI and bytes between segments are forgiven and named', () => {
    expect(decodeJpegCoefficients(bytes.subarray(0, endOfImage)).warnings).toEqual(['no end of image (EOI)']);
    const stray = Uint8Array.from([...bytes.subarray(0, 2), 1, 2, 3, ...bytes.subarray(2)]);
    expect(decodeJpegCoefficients(stray).warnings).toEqual(['3 bytes between segments, before byte 5']);
  });

  test('a file cut inside a header or a scan is TRUNCATED', () => {
    for (const length of [30, endOfImage - 4]) {
      expect(() => decodeJpegCoefficients(bytes.subarray(0, length))).toThrow(
        expect.objectContaining({ code: 'TRUNCATED' }),
      );
    }
  });

  test('a scan cut short by a marker is NOT_DECODABLE', () => {
    const cut = Uint8Array.from([...bytes.subarray(0, endOfImage - 4), 0xff, 0xd9, 0, 0, 0, 0]);
    expect(() => decodeJpegCoefficients(cut)).toThrow(expect.objectContaining({ code: 'NOT_DECODABLE' }));
  });

  test('too many pixels, and more blocks than the file can hold, are refused on the header', () => {
    const enlarged = (width: number, height: number) =>
      writeJpeg(tiny(1)).map((byte, at, all) => {
        const frame = all.findIndex((_, index) => all[index] === 0xff && all[index + 1] === 0xc0);
        return [...[height >> 8, height & 255], ...[width >> 8, width & 255]][at - frame - 5] ?? byte;
      });
    expect(() => decodeJpegCoefficients(enlarged(65_535, 65_535))).toThrow(
      expect.objectContaining({ code: 'TOO_MANY_PIXELS' }),
    );
    expect(() => decodeJpegCoefficients(enlarged(7_000, 8_000))).toThrow(
      expect.objectContaining({ code: 'TRUNCATED' }),
    );
  });

  test('whatever bytes are changed, it decodes or throws a DecodeError', async () => {
    const sources = [
      await picture(3).jpeg({ progressive: true }).toBuffer(),
      await picture(3).jpeg().toBuffer(),
    ];
    const changes = fc.array(fc.tuple(fc.nat(5_000), fc.nat(255)), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.constantFrom(...sources), changes, (source, edits) => {
        const changed = Uint8Array.from(source);
        for (const [at, value] of edits) changed[at % changed.length] = value;
        try {
          decodeJpegCoefficients(changed);
        } catch (error) {
          expect(error).toMatchObject({ name: 'DecodeError' });
        }
      }),
      { numRuns: 300 },
    );
  });
});
