import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp, { type Sharp } from 'sharp';

/** A file that the server accepts, to be broken. */
export interface Seed {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const example = (name: string): Seed => ({
  name,
  bytes: readFileSync(fileURLToPath(new URL(`../../../../examples/${name}`, import.meta.url))),
});

/** Object streams, a cross-reference stream, a form and a rotated page. */
async function formPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([300, 200]);
  page.drawText('Amount 1,250.00', { x: 20, y: 150, size: 12, font });
  const field = document.getForm().createTextField('amount');
  field.setText('1,250.00');
  field.addToPage(page, { x: 20, y: 80, width: 120, height: 20 });
  const second = document.addPage([200, 300]);
  second.drawImage(await document.embedJpg(await photo().jpeg({ quality: 80 }).toBuffer()), {
    x: 10,
    y: 10,
    width: 96,
    height: 72,
  });
  return document.save({ useObjectStreams: true });
}

/** A small picture with edges, slopes and grain. */
function photo(): Sharp {
  const width = 160;
  const height = 120;
  const rgb = Buffer.alloc(width * height * 3);
  for (let index = 0; index < width * height; index++) {
    const x = index % width;
    const y = Math.floor(index / width);
    const ink = (x >> 3) % 3 === 0 && (y >> 2) % 4 === 0 ? 30 : 210;
    rgb.set([ink, (ink + x) & 255, (ink * 3 + y + ((x * 7919 + y * 104729) % 13)) & 255], index * 3);
  }
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}

/** Further seeds for a long run by hand: every file of the folder that ASSAY_FUZZ_SEEDS names. */
function handPicked(): Seed[] {
  const folder = process.env.ASSAY_FUZZ_SEEDS;
  if (!folder) return [];
  return readdirSync(folder).map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
}

/** One of each structure that our decoders tell apart. */
export async function makeSeeds(): Promise<readonly Seed[]> {
  return [
    example('statement.pdf'),
    example('statement-edited.pdf'),
    { name: 'form.pdf', bytes: await formPdf() },
    { name: 'baseline.jpg', bytes: await photo().jpeg({ quality: 85 }).toBuffer() },
    {
      name: 'progressive.jpg',
      bytes: await photo().jpeg({ quality: 70, progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    },
    { name: 'grey.jpg', bytes: await photo().grayscale().jpeg({ quality: 90 }).toBuffer() },
    { name: 'cmyk.jpg', bytes: await photo().toColorspace('cmyk').jpeg({ quality: 90 }).toBuffer() },
    { name: 'colour.png', bytes: await photo().png().toBuffer() },
    { name: 'palette.png', bytes: await photo().png({ palette: true, colors: 16 }).toBuffer() },
    { name: 'lossy.webp', bytes: await photo().webp({ quality: 70 }).toBuffer() },
    { name: 'lossless.webp', bytes: await photo().ensureAlpha(0.5).webp({ lossless: true }).toBuffer() },
    ...handPicked(),
  ];
}
