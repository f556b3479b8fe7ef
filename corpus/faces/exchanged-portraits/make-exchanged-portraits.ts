/**
 * `node scripts/run-source.mjs corpus/faces/exchanged-portraits/make-exchanged-portraits.ts PHOTOS OUT [--seed N]
 * [--captures N]`: invented cards with the faces of PHOTOS as phones and scanners save them, each beside the same
 * picture with another person's portrait laid over its own. See README.md.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type FaceAnalyst, loadFaceAnalyst } from '@assay/biometrics';
import { readFaceModels } from '@assay/server';
import { diceFrom } from '../../pdf-forgeries/dice.js';
import {
  jpegHigher,
  jpegLower,
  messenger,
  png,
  type Roll,
  resized,
  screenshot,
  smallMessenger,
  webp,
} from '../../photo-edits/save-chains.js';
import { decodeAsDisplayed } from '../decode-as-displayed.js';
import { cutPortrait } from '../id-cards/portrait.js';
import { capturedCard, type Device } from './captured-card.js';
import { exchangedPortrait, rollExchange } from './exchange-portrait.js';
import { PORTRAIT_WIDTH_PX, printedCard } from './printed-card.js';

const DEVICES: readonly Device[] = ['phone', 'scan'];
/** In turn; each capture is saved in two of them. */
const CHAINS: readonly Roll[] = [
  jpegHigher,
  jpegLower,
  png,
  resized,
  webp,
  screenshot,
  messenger,
  jpegHigher,
  smallMessenger,
];
const SAVES_PER_CAPTURE = 2;
/** Of a portrait from the web that is laid over, pixels. */
const LAID_WIDTHS_PX = [200, 300, 450] as const;

/** Faces narrower than this make no portrait. */
const LEAST_FACE_PX = 70;

interface Source {
  readonly path: string;
  readonly box: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };
}

async function sourcesOf(folder: string, analyst: FaceAnalyst): Promise<Source[]> {
  const sources: Source[] = [];
  for (const name of readdirSync(folder, { recursive: true }).map(String).sort()) {
    if (!/\.(jpe?g|png|webp)$/i.test(name)) continue;
    const path = resolve(folder, name);
    const [face] = await analyst.findFaces(await decodeAsDisplayed(readFileSync(path)), 'upright');
    if (face && face.box.x2 - face.box.x1 >= LEAST_FACE_PX) sources.push({ path, box: face.box });
  }
  return sources;
}

const cut = ({ path, box }: Source, widthPx: number): Promise<Buffer> =>
  cutPortrait(readFileSync(path), box, widthPx);

async function make(out: string, sources: readonly Source[], seed: number, captures: number): Promise<void> {
  mkdirSync(out, { recursive: true });
  const rows = ['file,label,capture,device,chain,settings'];
  let turn = 0;
  for (let index = 0; index < captures; index++) {
    const dice = diceFrom(seed * 10_007 + index);
    const device = DEVICES[index % DEVICES.length]!;
    const card = await printedCard(await cut(dice.pick(sources), PORTRAIT_WIDTH_PX), dice);
    const capture = await capturedCard(card.pixels, device, dice);
    for (let save = 0; save < SAVES_PER_CAPTURE; save++, turn++) {
      const chain = CHAINS[turn % CHAINS.length]!(dice, capture.quality);
      const exchange = rollExchange(dice);
      const other = await cut(dice.pick(sources), dice.pick(LAID_WIDTHS_PX));
      const laid = await exchangedPortrait(capture, card.portrait, other, exchange);
      for (const [label, pixels] of [
        ['honest', capture.pixels],
        ['exchanged', laid],
      ] as const) {
        const { bytes, ending } = await chain.save(pixels);
        const file = `${String(index).padStart(4, '0')}-${save}-${label}.${ending}`;
        writeFileSync(join(out, file), bytes);
        const how = label === 'honest' ? '' : described(exchange);
        rows.push([file, label, index, device, chain.name, `${chain.settings} ${how}`.trim()].join(','));
      }
    }
    writeFileSync(join(out, 'manifest.csv'), `${rows.join('\n')}\n`);
  }
  console.log(`${rows.length - 1} pictures of ${captures} captures`);
}

const described = ({
  covers,
  feather,
  matchesTones,
  blurPx,
  quality,
}: ReturnType<typeof rollExchange>): string =>
  `${covers} feather ${feather} ${matchesTones ? 'tones' : 'no tones'} blur ${blurPx} q${quality}`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, captures: { type: 'string' } },
});
const [photos, out] = positionals;
const [seed, captures] = [Number(values.seed ?? 1), Number(values.captures ?? 90)];
if (!photos || !out || ![seed, captures].every((value) => Number.isInteger(value) && value >= 1)) {
  console.error('expected make-exchanged-portraits.ts PHOTOS OUT [--seed N] [--captures N]');
  process.exitCode = 1;
} else {
  const sources = await sourcesOf(photos, await loadFaceAnalyst(await readFaceModels()));
  await make(resolve(out), sources, seed, captures);
}
