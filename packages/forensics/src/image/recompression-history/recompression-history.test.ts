import { type Box, overlapArea, toDisplayed } from '@assay/media';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../check.js';
import { logLikelihoodRatio } from '../../verdict/calibration.js';
import { Page } from '../ink/testing/scanned-page.js';
import { recompressionHistory } from './recompression-history.js';
import { EDITED, edit, page, throughJpeg, viewsOf } from './testing/pictures.js';

const [WIDTH, HEIGHT] = [480, 320];
const EDITED_BOX: Box = {
  x1: EDITED.x / WIDTH,
  y1: EDITED.y / HEIGHT,
  x2: (EDITED.x + EDITED.width) / WIDTH,
  y2: (EDITED.y + EDITED.height) / HEIGHT,
};

/** ln(9) + ln(3): turns odds of 1 to 9 into 3 to 1, the least that rejects on its own. */
const REJECTING = Math.log(27);

const pixels = (rgb: Uint8Array) => sharp(rgb, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
const examineFile = async (bytes: Uint8Array, format: 'jpeg' | 'png') =>
  recompressionHistory.examine(await viewsOf(bytes, format));

async function findingOf(bytes: Uint8Array, format: 'jpeg' | 'png'): Promise<Finding> {
  const examined = await examineFile(bytes, format);
  if (examined.kind !== 'examined') throw new Error(examined.because);
  return examined.finding;
}

const evidenceFor = (finding: Finding) =>
  logLikelihoodRatio(recompressionHistory.calibration, finding.measure);

/** The part of the edited box that the evidence covers. */
const covered = (finding: Finding, edited: Box) =>
  finding.evidence.reduce((sum, { boundingBox }) => sum + overlapArea(boundingBox!, edited), 0) /
  overlapArea(edited, edited);

describe.each([
  ['white paper, where decoding cuts values off', 254],
  ['toned paper', 200],
])('%s', (_, paper) => {
  const saved = () => throughJpeg(page(WIDTH, HEIGHT, paper, 5), WIDTH, HEIGHT, 70);

  test('a place edited after a JPEG save is found in a finer one, and covered', async () => {
    const finding = await findingOf(
      await pixels(edit(await saved(), WIDTH, paper))
        .jpeg({ quality: 93 })
        .toBuffer(),
      'jpeg',
    );
    expect(evidenceFor(finding)).toBeGreaterThan(REJECTING);
    expect(covered(finding, EDITED_BOX)).toBeGreaterThan(0.8);
    expect(finding.evidence[0]).toMatchObject({
      code: 'REGION_WITHOUT_EARLIER_COMPRESSION',
      kind: 'statistic',
      page: 1,
    });
    expect(finding.evidence[0]?.summary).toContain('quality about 70');
  });

  test('its twin, saved twice and not edited, speaks against manipulation', async () => {
    const finding = await findingOf(
      await pixels(await saved())
        .jpeg({ quality: 93 })
        .toBuffer(),
      'jpeg',
    );
    expect(finding.evidence).toEqual([]);
    expect(evidenceFor(finding)).toBeLessThan(0);
  });

  test('cropped and kept as PNG, the edit is found on the shifted grid', async () => {
    const crop = { left: 3, top: 5, width: WIDTH - 11, height: HEIGHT - 9 };
    const cropped = (rgb: Uint8Array) => pixels(rgb).extract(crop).png().toBuffer();
    const edited = await findingOf(await cropped(edit(await saved(), WIDTH, paper)), 'png');
    expect(evidenceFor(edited)).toBeGreaterThan(REJECTING);
    expect(evidenceFor(await findingOf(await cropped(await saved()), 'png'))).toBeLessThan(0);
  });
});

describe('what cannot be told is not examined', () => {
  test('a page saved as JPEG once', async () => {
    expect(
      await examineFile(
        await pixels(page(WIDTH, HEIGHT, 230, 5))
          .jpeg({ quality: 85 })
          .toBuffer(),
        'jpeg',
      ),
    ).toMatchObject({ kind: 'not-applicable' });
  });

  test('a page never saved as JPEG', async () => {
    expect(
      await examineFile(
        await pixels(page(WIDTH, HEIGHT, 230, 5))
          .png()
          .toBuffer(),
        'png',
      ),
    ).toMatchObject({ kind: 'not-applicable' });
  });

  test('a last save much coarser than the earlier one', async () => {
    const edited = edit(await throughJpeg(page(WIDTH, HEIGHT, 230, 5), WIDTH, HEIGHT, 92), WIDTH, 230);
    expect(await examineFile(await pixels(edited).jpeg({ quality: 60 }).toBuffer(), 'jpeg')).toMatchObject({
      kind: 'not-applicable',
    });
  });

  test('a picture of which a small part went through a JPEG save: that save is none of the rest', async () => {
    const whole = page(WIDTH, HEIGHT, 200, 9);
    const saved = await throughJpeg(page(WIDTH, HEIGHT, 200, 5), WIDTH, HEIGHT, 70);
    for (let y = 0; y < HEIGHT; y++)
      whole.set(saved.subarray(y * WIDTH * 3, (y * WIDTH + 144) * 3), y * WIDTH * 3);
    expect(await examineFile(await pixels(whole).png().toBuffer(), 'png')).toMatchObject({
      kind: 'not-applicable',
    });
  });

  test('an image without content, and one smaller than a block', async () => {
    const plain = sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } });
    expect(await examineFile(await plain.png().toBuffer(), 'png')).toMatchObject({ kind: 'not-applicable' });
    expect(await examineFile(await plain.resize(5, 3).jpeg().toBuffer(), 'jpeg')).toMatchObject({
      kind: 'not-applicable',
    });
  });
});

test('boxes and heat are those of the image as displayed', async () => {
  const edited = edit(await throughJpeg(page(WIDTH, HEIGHT, 230, 5), WIDTH, HEIGHT, 70), WIDTH, 230);
  const finding = await findingOf(
    await pixels(edited).jpeg({ quality: 93 }).withMetadata({ orientation: 6 }).toBuffer(),
    'jpeg',
  );
  const displayed = toDisplayed(EDITED_BOX, 6);
  expect(covered(finding, displayed)).toBeGreaterThan(0.8);
  const [layer] = finding.heat;
  expect([layer?.width, layer?.height]).toEqual([HEIGHT, WIDTH]);
  const { columns, rows, intensities } = layer!.grid!;
  const middle =
    Math.floor(((displayed.y1 + displayed.y2) / 2) * rows) * columns +
    Math.floor(((displayed.x1 + displayed.x2) / 2) * columns);
  expect(intensities[middle]).toBeGreaterThan(0.5);
});

describe("an earlier save with a table that is not libjpeg's", () => {
  // Table 3 of mozjpeg: steps that no quality of libjpeg has.
  const saved = () => throughJpeg(page(WIDTH, HEIGHT, 200, 5), WIDTH, HEIGHT, 76, 3);
  const fileOf = (rgb: Uint8Array) => pixels(rgb).jpeg({ quality: 94 }).toBuffer();

  test('is made out frequency by frequency, and what came in since is found', async () => {
    const finding = await findingOf(await fileOf(edit(await saved(), WIDTH, 200)), 'jpeg');
    expect(evidenceFor(finding)).toBeGreaterThan(REJECTING);
    expect(finding.evidence[0]?.summary).toContain('a table of its own');
  });

  test('without an edit speaks against manipulation', async () => {
    const finding = await findingOf(await fileOf(await saved()), 'jpeg');
    expect(evidenceFor(finding)).toBeLessThan(0);
    expect(finding.summary).toContain('a table of its own');
  });
});

test('what software drew and nobody saved with loss has no earlier save, whatever would explain its blocks best', async () => {
  const drawn = new Page(300, 120).printRows(11, { softness: 1, jitter: 1 }).raster();
  expect(recompressionHistory.examine({ raster: drawn })).toMatchObject({
    kind: 'not-applicable',
    because: expect.stringContaining('plain'),
  });
});
