import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { RgbImage } from '@assay/media';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { seededRandom } from '../../corpus/seeded-random.js';
import { CARD_WORDS, type CardWords, type SamplePage, sampleCard, samplePages } from './sample-pages.js';

interface SampleFile {
  readonly name: string;
  readonly file: Blob;
}

/** Twenty cards to a round, between 500 and 2,200 pixels wide. */
const CARDS = 20;

async function jpegOf(name: string, { width, height, rgb }: RgbImage): Promise<SampleFile> {
  const jpeg = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
  return { name: `${name}.jpg`, file: new Blob([Uint8Array.from(jpeg)]) };
}

async function example(name: string): Promise<SampleFile> {
  return { name, file: new Blob([Uint8Array.from(await readFile(fileURLToPath(new URL(`../../examples/${name}`, import.meta.url))))]) };
}

/** A page scanned twice, at 200 dots per inch, in one PDF without a text layer. */
async function scanOfTwoPages(page: RgbImage): Promise<SampleFile> {
  const pdf = await PDFDocument.create();
  const picture = await pdf.embedJpg(await (await jpegOf('page', page)).file.arrayBuffer());
  for (let number = 1; number <= 2; number++) {
    const { width, height } = picture.scale(72 / 200);
    pdf.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
  }
  return { name: 'scan.pdf', file: new Blob([Uint8Array.from(await pdf.save())]) };
}

/** A photo as wide as a phone takes it. */
async function photoOf12Megapixels(): Promise<SampleFile> {
  const jpeg = await sharp(Buffer.from(await (await example('receipt.jpg')).file.arrayBuffer()))
    .resize({ width: 3000 })
    .jpeg()
    .toBuffer();
  return { name: 'photo.jpg', file: new Blob([Uint8Array.from(jpeg)]) };
}

/** One round of documents as they are sent: what loads every reader of the worker, in sizes that differ. */
export async function sampleFiles(): Promise<SampleFile[]> {
  const random = seededRandom(7);
  const card = (seed: number, words: CardWords): Promise<RgbImage> => sampleCard(500 + Math.floor(random() * 1700), seed, words);
  const cards: SampleFile[] = [];
  for (let seed = 1; seed <= CARDS; seed++) {
    cards.push(await jpegOf(`card-${seed}`, await card(seed, seed % 3 === 0 ? CARD_WORDS.spanish : CARD_WORDS.english)));
  }
  const examples = await Promise.all(['statement.pdf', 'receipt.jpg', 'licence.png', 'id-card.jpg'].map(example));
  const [statement] = await samplePages();
  const others = [...examples, await scanOfTwoPages((statement as SamplePage).image), await photoOf12Megapixels()];
  // The others stand among the cards, so that a large page follows a small one.
  return cards.flatMap((file, index) => (index % 3 === 2 ? [file, others[Math.floor(index / 3) % others.length] as SampleFile] : [file]));
}
