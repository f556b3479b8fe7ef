import { decodeRaster, type RgbImage } from '@assay/media';
import { PDFDocument } from 'pdf-lib';
import { seededRandom } from '../../corpus/seeded-random.js';
import { jpegOf } from '../jpeg-of.js';
import {
  CARD_WORDS,
  type CardWords,
  example,
  type SamplePage,
  sampleCard,
  samplePages,
} from './sample-pages.js';

interface SampleFile {
  readonly name: string;
  readonly file: Blob;
}

/** Twenty cards to a round, between 500 and 2,200 pixels wide. */
const CARDS = 20;

const sampleFile = (name: string, bytes: Uint8Array): SampleFile => ({
  name,
  file: new Blob([Uint8Array.from(bytes)]),
});

/** A page scanned twice, at 200 dots per inch, in one PDF without a text layer. */
async function scanOfTwoPages(page: RgbImage): Promise<SampleFile> {
  const pdf = await PDFDocument.create();
  const picture = await pdf.embedJpg(await jpegOf(page));
  for (let number = 1; number <= 2; number++) {
    const { width, height } = picture.scale(72 / 200);
    pdf.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
  }
  return sampleFile('scan.pdf', await pdf.save());
}

/** A photo as wide as a phone takes it. */
async function photoOf12Megapixels(): Promise<SampleFile> {
  return sampleFile(
    'photo.jpg',
    await jpegOf(await decodeRaster(await example('receipt.jpg'), 'jpeg'), 3000),
  );
}

/** One round of documents as they are sent: what loads every reader of the worker, in sizes that differ. */
export async function sampleFiles(): Promise<SampleFile[]> {
  const random = seededRandom(7);
  const card = (seed: number, words: CardWords): Promise<RgbImage> =>
    sampleCard(500 + Math.floor(random() * 1700), seed, words);
  const cards: SampleFile[] = [];
  for (let seed = 1; seed <= CARDS; seed++) {
    const words = seed % 3 === 0 ? CARD_WORDS.spanish : CARD_WORDS.english;
    cards.push(sampleFile(`card-${seed}.jpg`, await jpegOf(await card(seed, words))));
  }
  const names = ['statement.pdf', 'receipt.jpg', 'licence.png', 'id-card.jpg'];
  const examples = await Promise.all(names.map(async (name) => sampleFile(name, await example(name))));
  const [statement] = await samplePages();
  const others = [
    ...examples,
    await scanOfTwoPages((statement as SamplePage).image),
    await photoOf12Megapixels(),
  ];
  // The others stand among the cards, so that a large page follows a small one.
  return cards.flatMap((file, index) =>
    index % 3 === 2 ? [file, others[Math.floor(index / 3) % others.length] as SampleFile] : [file],
  );
}
