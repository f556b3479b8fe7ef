/**
 * `node scripts/run-source.mjs corpus/own-tables/make-own-tables.ts PICTURES OUT [--seed N] [--pairs N]`:
 * pictures of documents that were saved with tables that are not libjpeg's, edited and saved again, each
 * beside its honest twin, to `OUT/manifest.csv` with masks.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { diceFrom } from '../pdf-forgeries/dice.js';
import { changeArea, chooseArea } from './change-area.js';

/** Pictures are brought to this size first, which takes traces of their own saves away. */
const LONGEST_PX = { width: 1000, height: 1300 } as const;

async function makePair(path: string, pair: number, seed: number, out: string): Promise<string[]> {
  const dice = diceFrom(seed * 10_000 + pair);
  const { data, info } = await sharp(path)
    .rotate()
    .flatten({ background: 'white' })
    .resize({ ...LONGEST_PX, fit: 'inside' })
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  const chromaSubsampling = dice.pick(['4:2:0', '4:4:4']);
  const first = { quality: dice.between(70, 92), quantizationTable: dice.between(1, 8), chromaSubsampling };
  const saved = await sharp(await sharp(data, { raw }).jpeg(first).toBuffer())
    .raw()
    .toBuffer();
  const technique = dice.pick(['copy', 'splice']);
  const area = chooseArea({ ...raw, rgb: saved }, dice);
  const edited = changeArea({ ...raw, rgb: saved }, area, technique === 'copy' ? saved : data);
  const lastQuality = dice.pick([0, 88, 90, 92, 94, 95, 97]);
  const [chain, ending] = lastQuality === 0 ? ['png', 'png'] : ['jpeg', 'jpg'];
  const rows: string[] = [];
  for (const [label, rgb] of [
    ['tampered', edited],
    ['authentic', saved],
  ] as const) {
    const picture = sharp(rgb, { raw });
    const file = `${label}-${String(pair).padStart(3, '0')}.${ending}`;
    await (lastQuality === 0
      ? picture.png()
      : picture.jpeg({ quality: lastQuality, chromaSubsampling })
    ).toFile(join(out, file));
    const mask = label === 'tampered' ? `mask-${String(pair).padStart(3, '0')}.png` : '';
    rows.push([file, label, pair, technique, chain, `table ${first.quantizationTable}`, mask].join(','));
  }
  const white = { width: area.width, height: area.height, channels: 3, background: 'white' } as const;
  await sharp({ create: { ...raw, background: 'black' } })
    .composite([{ input: { create: white }, left: area.left, top: area.top }])
    .png()
    .toFile(join(out, `mask-${String(pair).padStart(3, '0')}.png`));
  return rows;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, pairs: { type: 'string' } },
});
const [from, out] = positionals;
const [seed, pairs] = [Number(values.seed ?? 1), Number(values.pairs ?? 2)];
if (!from || !out || !Number.isInteger(seed) || !Number.isInteger(pairs)) {
  console.error('expected make-own-tables.ts PICTURES OUT [--seed N] [--pairs N]');
  process.exitCode = 1;
} else {
  mkdirSync(out, { recursive: true });
  const rows = ['file,label,pair,technique,chain,base_kind,mask'];
  const names = readdirSync(from).filter((name) => /\.(jpe?g|png|webp)$/i.test(name));
  for (const [index, name] of names.sort().entries()) {
    for (let of = 0; of < pairs; of++)
      rows.push(...(await makePair(join(from, name), index * pairs + of, seed, out)));
  }
  writeFileSync(join(out, 'manifest.csv'), `${rows.join('\n')}\n`);
}
