import { type RgbImage, resized } from '@assay/media';
import sharp from 'sharp';
import { identityOf } from './identity.js';
import { PORTRAIT } from './moment.js';
import { renderFace } from './render-face.js';

/** A card of 85.6 by 54 mm (ISO/IEC 7810, ID-1) at about 300 dots per inch. */
const CARD = { width: 1011, height: 638 };
const PORTRAIT_BOX = { left: 52, top: 150, width: 300, height: 400 };
const GHOST_BOX = { left: 860, top: 420, width: 105, height: 140 };
/** How much of its print a ghost portrait keeps. */
const GHOST_STRENGTH = 0.55;

export interface MadeCard {
  /** Whose portrait is on it, as {@link identityOf} draws them. */
  readonly seed: number;
  /** Whether the portrait is printed a second time, small and pale. */
  readonly ghost: boolean;
  readonly name?: string;
}

/** The front of a plain card of nobody: portrait, perhaps a ghost portrait, a few printed lines. */
export async function madeCard({ seed, ghost, name = 'SAMPLE, JANE ANN' }: MadeCard): Promise<RgbImage> {
  const portrait = renderFace(identityOf(seed), { ...PORTRAIT, faceShare: 0.56 }, PORTRAIT_BOX);
  const { data } = await sharp(Buffer.from(cardMarkup(name)))
    .resize(CARD.width, CARD.height)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const card: RgbImage = { ...CARD, rgb: new Uint8Array(data) };
  lay(card, portrait, PORTRAIT_BOX, 1);
  if (ghost) lay(card, gray(resized(portrait, GHOST_BOX.width, GHOST_BOX.height)), GHOST_BOX, GHOST_STRENGTH);
  return card;
}

/** A picture of a card lying on a plain table, turned by whole quarters and with room around it. */
export function onTable(card: RgbImage, marginPx: number, level = 92): RgbImage {
  const [width, height] = [card.width + 2 * marginPx, card.height + 2 * marginPx];
  const table: RgbImage = { width, height, rgb: new Uint8Array(width * height * 3) };
  for (let at = 0; at < table.rgb.length; at += 3) {
    const grain = ((at * 2654435761) >>> 24) % 9;
    table.rgb[at] = level + grain;
    table.rgb[at + 1] = level * 0.8 + grain;
    table.rgb[at + 2] = level * 0.6 + grain;
  }
  lay(table, card, { left: marginPx, top: marginPx }, 1);
  return table;
}

function lay(
  onto: RgbImage,
  picture: RgbImage,
  { left, top }: { left: number; top: number },
  strength: number,
): void {
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width * 3; x++) {
      const to = ((top + y) * onto.width + left) * 3 + x;
      onto.rgb[to] = Math.round(
        onto.rgb[to]! * (1 - strength) + picture.rgb[y * picture.width * 3 + x]! * strength,
      );
    }
  }
}

function gray({ width, height, rgb }: RgbImage): RgbImage {
  const pale = new Uint8Array(rgb.length);
  for (let at = 0; at < rgb.length; at += 3)
    pale.fill(0.3 * rgb[at]! + 0.59 * rgb[at + 1]! + 0.11 * rgb[at + 2]!, at, at + 3);
  return { width, height, rgb: pale };
}

function cardMarkup(name: string): string {
  const line = (y: number, label: string, value: string): string =>
    `<text x="390" y="${y}" font-family="sans-serif" font-size="18" fill="#4a5a78">${label}</text>` +
    `<text x="390" y="${y + 30}" font-family="sans-serif" font-size="28" fill="#16181d">${value}</text>`;
  const waves = Array.from(
    { length: 14 },
    (_, wave) =>
      `<path d="M0 ${120 + wave * 40} q 250 ${-60 + wave * 8} 505 0 t 506 0" stroke="#9db8dc" stroke-width="2" fill="none"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
<rect width="100%" height="100%" fill="#e4ebf5"/>${waves.join('')}
<rect width="100%" height="100" fill="#2b4a86"/>
<text x="40" y="66" font-family="sans-serif" font-size="40" font-weight="bold" fill="#ffffff">EXAMPLE REPUBLIC</text>
<text x="690" y="64" font-family="sans-serif" font-size="28" fill="#ffffff">IDENTITY CARD</text>
${line(170, 'Name', name)}${line(250, 'Date of birth', '12 APR 1990')}${line(330, 'Document number', 'X90817263')}${line(410, 'Expires', '12 APR 2031')}
</svg>`;
}
