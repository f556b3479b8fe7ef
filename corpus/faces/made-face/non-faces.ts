import type { RgbImage } from '@assay/media';
import sharp from 'sharp';

/** Pictures that show no person's face. */
export type NonFace = 'cartoon' | 'animal' | 'blank' | 'text';

const SIZE = { width: 480, height: 640 };

const CARTOON = `<rect width="480" height="640" fill="#d6e8d0"/>
<ellipse cx="240" cy="300" rx="150" ry="180" fill="#f2a27a" stroke="#333" stroke-width="7"/>
<path d="M100 230 q140 -190 280 0 q-60 -60 -140 -60 q-80 0 -140 60" fill="#4a6fb0" stroke="#333" stroke-width="6"/>
<circle cx="185" cy="280" r="20" fill="#222"/><circle cx="295" cy="280" r="20" fill="#222"/>
<path d="M240 300 q22 34 -6 40" fill="none" stroke="#333" stroke-width="7"/>
<path d="M170 380 q70 60 140 0 z" fill="#b8323a" stroke="#333" stroke-width="6"/>
<path d="M120 640 q10 -150 120 -160 q110 10 120 160 z" fill="#4a6fb0" stroke="#333" stroke-width="6"/>`;

const ANIMAL = `<rect width="480" height="640" fill="#b9d49a"/>
<path d="M120 150 l40 130 l90 -50 z" fill="#8a6a4a"/><path d="M360 150 l-40 130 l-90 -50 z" fill="#8a6a4a"/>
<ellipse cx="240" cy="330" rx="140" ry="125" fill="#a07c58"/><ellipse cx="240" cy="400" rx="74" ry="56" fill="#e8dcc8"/>
<ellipse cx="180" cy="300" rx="24" ry="30" fill="#d8c23a"/><ellipse cx="300" cy="300" rx="24" ry="30" fill="#d8c23a"/>
<ellipse cx="180" cy="300" rx="6" ry="27" fill="#111"/><ellipse cx="300" cy="300" rx="6" ry="27" fill="#111"/>
<path d="M220 366 h40 l-20 24 z" fill="#40282a"/><path d="M240 390 v18 q-24 24 -44 4 M240 408 q24 24 44 4" fill="none" stroke="#40282a" stroke-width="5"/>
<path d="M180 390 l-110 -22 M180 402 l-112 6 M300 390 l110 -22 M300 402 l112 6" stroke="#f4efe6" stroke-width="3"/>
<ellipse cx="240" cy="600" rx="170" ry="150" fill="#a07c58"/>`;

const TEXT = Array.from(
  { length: 26 },
  (_, line) =>
    `<text x="40" y="${60 + line * 22}" font-family="serif" font-size="15">The quick brown fox jumps over the lazy dog ${line * 37 + 11} times.</text>`,
).join('');

const MARKUP: Readonly<Record<NonFace, string>> = {
  cartoon: CARTOON,
  animal: ANIMAL,
  blank: '<rect width="480" height="640" fill="#d9d9d6"/>',
  text: `<rect width="480" height="640" fill="#fdfdfb"/>${TEXT}`,
};

/** A picture of 480 x 640 pixels without a person's face. */
export async function nonFace(kind: NonFace): Promise<RgbImage> {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">${MARKUP[kind]}</svg>`;
  const data = await sharp(Buffer.from(markup)).removeAlpha().raw().toBuffer();
  return { ...SIZE, rgb: new Uint8Array(data) };
}
