import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Mask, Pixels } from './pixels.js';
import type { SaveChain } from './save-chains.js';

const COLUMNS =
  'file,label,pair,base_kind,primary,primary_q,technique,chain,chain_params,width,height,mask,mask_frac,source,notes';

/** The picture that an edit and its twin were made from. */
export interface Origin {
  readonly pair: number;
  /** What kind of picture it is. */
  readonly kind: string;
  /** How it was saved as a JPEG before it was edited; no commas. */
  readonly firstSave: string;
  /** Where it comes from; no commas. */
  readonly source: string;
}

/** A folder of edited pictures and honest ones, and the manifest that lists them. */
export class Series {
  readonly #folder: string;
  readonly #rows = [COLUMNS];

  constructor(folder: string) {
    this.#folder = folder;
    for (const kind of ['authentic', 'tampered', 'masks']) mkdirSync(join(folder, kind), { recursive: true });
  }

  async add(
    origin: Origin,
    chain: SaveChain,
    pixels: Pixels,
    what: { technique: string; tampered: boolean; mask?: Mask; notes?: string },
  ): Promise<void> {
    const { bytes, ending } = await chain.save(pixels);
    const label = what.tampered ? 'tampered' : 'authentic';
    const name = `${String(origin.pair).padStart(4, '0')}_${what.technique}_${chain.name}`;
    const file = `${label}/${name}.${ending}`;
    writeFileSync(join(this.#folder, file), bytes);
    let [maskFile, share] = ['', 0];
    if (what.mask) {
      maskFile = `masks/${name}.png`;
      const { width, height, amounts } = what.mask;
      share = amounts.reduce((sum, amount) => sum + (amount > 127 ? 1 : 0), 0) / amounts.length;
      await sharp(amounts, { raw: { width, height, channels: 1 } })
        .png()
        .toFile(join(this.#folder, maskFile));
    }
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    const cells = [
      file,
      label,
      origin.pair,
      origin.kind,
      'jpeg',
      origin.firstSave,
      what.technique,
      chain.name,
      chain.settings,
      width,
      height,
      maskFile,
      share.toFixed(6),
    ];
    this.#rows.push([...cells, origin.source, what.notes ?? ''].join(','));
    writeFileSync(join(this.#folder, 'manifest.csv'), `${this.#rows.join('\n')}\n`);
  }
}
