import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import type { Dice } from '../../pdf-forgeries/dice.js';
import type { Series } from '../series.js';

const SENDERS = ['Notary office', 'Landlord', 'Employer', 'Accountant'] as const;
const WIDTH_POINTS = 612;
const HEIGHT_POINTS = 792;

/**
 * Letters of strangers with a signature each of their own under one letterhead's logo; then letters of
 * strangers that bear one signature, and one stamp.
 */
export async function addLetters(
  series: Series,
  honest: number,
  oneSignature: number,
  oneStamp: number,
): Promise<void> {
  const { dice } = series;
  const logo = await drawnLogo(dice);
  const add = async (
    name: string,
    pictures: readonly Uint8Array[],
    origins: readonly string[],
    withLogo: boolean,
  ): Promise<void> => {
    const holder = series.person('en');
    const bytes = await letter(series, holder, withLogo ? [logo, ...pictures] : pictures);
    series.add(name, 'pdf', bytes, {
      look: 'pdf',
      content: name,
      // Everybody writes a letter in a way of their own, even below one letterhead.
      template: name,
      writer: 'pdf-lib',
      identifiers: [],
      holder,
      pictures: origins,
      ...(withLogo ? { logos: ['letterhead'] } : {}),
      hasRows: false,
    });
  };
  for (let index = 1; index <= honest; index++)
    await add(`letter-${index}`, [await drawnSignature(dice)], [`signature ${index}`], true);
  const signature = await drawnSignature(dice);
  for (let index = 1; index <= oneSignature; index++)
    await add(`one-signature-${index}`, [await recompressed(signature, dice)], ['the signature'], false);
  const stamp = await drawnStamp(dice);
  for (let index = 1; index <= oneStamp; index++) {
    const pictures = [await drawnSignature(dice), await recompressed(stamp, dice)];
    await add(`one-stamp-${index}`, pictures, [`signature of stamped ${index}`, 'the stamp'], false);
  }
}

async function letter(series: Series, holder: string, pictures: readonly Uint8Array[]): Promise<Uint8Array> {
  const { dice } = series;
  const names = series.names('en');
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([WIDTH_POINTS, HEIGHT_POINTS]);
  const font = await pdf.embedFont(dice.pick([StandardFonts.Helvetica, StandardFonts.TimesRoman]));
  const sentences = dice.shuffled([
    `${holder} has lived at ${dice.pick(names.streets)} since ${dice.between(2009, 2023)}.`,
    `The rent of $${dice.between(900, 3200)} was paid on time every month.`,
    `We have known the applicant as ${dice.pick(names.jobs).toLowerCase()} for ${dice.between(2, 14)} years.`,
    `A yearly income of $${dice.between(28, 140)},000 can be confirmed from our books.`,
    `Please write to ${dice.pick(names.employers)} with further questions.`,
    `No payments are outstanding as of the day of this letter.`,
  ]);
  const left = dice.between(54, 90);
  const top = HEIGHT_POINTS - dice.between(150, 230);
  const lines = [
    `${dice.pick(SENDERS)}, ${dice.pick(names.towns)}`,
    '',
    'To whom it may concern',
    '',
    ...sentences.slice(0, dice.between(3, 6)),
    '',
    'Sincerely',
  ];
  lines.forEach((line, index) => {
    page.drawText(line, { x: left, y: top - index * 19, size: 11, font });
  });
  for (const [index, picture] of pictures.entries()) {
    const image = picture[0] === 0x89 ? await pdf.embedPng(picture) : await pdf.embedJpg(picture);
    const isLogo = pictures.length > 1 && index === 0;
    const width = isLogo ? 120 : 150;
    page.drawImage(image, {
      x: isLogo ? 60 : left + index * 170,
      y: isLogo ? HEIGHT_POINTS - 110 : top - lines.length * 19 - 70,
      width,
      height: (width * image.height) / image.width,
    });
  }
  return pdf.save();
}

/** As somebody who took it from another file stores it: another size, another quality. */
const recompressed = (png: Uint8Array, dice: Dice): Promise<Uint8Array> =>
  sharp(png)
    .flatten({ background: 'white' })
    .resize(dice.between(240, 420))
    .jpeg({ quality: dice.between(55, 92) })
    .toBuffer();

/** A pen's path that swings up and down as it goes to the right. */
async function drawnSignature(dice: Dice): Promise<Uint8Array> {
  let path = `M10 ${dice.between(60, 100)}`;
  const strokes = dice.between(7, 12);
  for (let stroke = 1; stroke <= strokes; stroke++) {
    const x = 10 + (stroke * 370) / strokes;
    path += `C${x - dice.between(10, 60)} ${dice.between(5, 155)} ${x + dice.between(-20, 40)} ${dice.between(5, 155)} ${x} ${dice.between(40, 120)}`;
  }
  return drawn(
    400,
    160,
    `<path d="${path}" fill="none" stroke="#1b2a6b" stroke-width="${dice.between(3, 5)}"/>`,
  );
}

const drawnStamp = (dice: Dice): Promise<Uint8Array> =>
  drawn(
    300,
    300,
    `<circle cx="150" cy="150" r="140" fill="none" stroke="#8c1c1c" stroke-width="8"/><circle cx="150" cy="150" r="96" fill="none" stroke="#8c1c1c" stroke-width="4"/>
<text x="150" y="140" text-anchor="middle" font-family="Liberation Sans" font-size="34" fill="#8c1c1c">NOTARY ${dice.digits(3)}</text>
<path d="M70 190L230 ${dice.between(170, 220)}M90 90L${dice.between(180, 220)} 80" stroke="#8c1c1c" stroke-width="6"/>`,
  );

const drawnLogo = (dice: Dice): Promise<Uint8Array> =>
  drawn(
    360,
    120,
    `<rect width="110" height="120" fill="#14532d"/><path d="M55 15L95 100L15 100Z" fill="#f0f4f1"/>
<text x="130" y="76" font-family="Liberation Sans" font-weight="bold" font-size="40" fill="#14532d">Office ${dice.digits(2)}</text>`,
  );

const drawn = (width: number, height: number, markup: string): Promise<Uint8Array> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="white"/>${markup}</svg>`,
    ),
  )
    .png()
    .toBuffer();
