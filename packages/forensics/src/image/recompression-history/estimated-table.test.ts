import { toLuma } from '@assay/media';
import { expect, test } from 'vitest';
import { BlockEvidence } from './block-evidence.js';
import { coefficientScales } from './earlier-save-model.js';
import { estimateTable } from './estimated-table.js';
import { blocksOfPlane } from './luma-blocks.js';
import { standardLumaTable } from './standard-tables.js';
import { page, throughJpeg } from './testing/pictures.js';

const [WIDTH, HEIGHT] = [480, 320];

async function estimated(rgb: Uint8Array): Promise<Float64Array> {
  const raster = { width: WIDTH, height: HEIGHT, rgb, orientation: 1 } as const;
  const luma = toLuma(raster);
  const blocks = blocksOfPlane(luma, { x: 0, y: 0 });
  const all = Array.from({ length: blocks.columns * blocks.rows }, (_, index) => index);
  return estimateTable(blocks, coefficientScales(blocks), all, 1, new BlockEvidence({ luma, raster }));
}

test('the steps of a save are read off its pixels, of the frequencies that it left something in', async () => {
  const table = await estimated(await throughJpeg(page(WIDTH, HEIGHT, 200, 5), WIDTH, HEIGHT, 70));
  const told = [...table].flatMap((step, frequency) => (step > 1 ? [frequency] : []));
  expect(told.length).toBeGreaterThan(15);
  const partOf = (frequency: number): number => standardLumaTable(70)[frequency]! / table[frequency]!;
  const [small, large] = [
    told.filter((frequency) => standardLumaTable(70)[frequency]! <= 40),
    told.filter((frequency) => partOf(frequency) > 1.5),
  ];
  expect(small.filter((frequency) => partOf(frequency) !== 1)).toEqual([]);
  for (const frequency of large)
    expect(Math.abs(partOf(frequency) - Math.round(partOf(frequency)))).toBeLessThan(0.1);
});

test('pixels that were never saved have no steps', async () => {
  const table = await estimated(page(WIDTH, HEIGHT, 200, 5));
  expect([...table].filter((step) => step > 1).length).toBeLessThan(4);
});
