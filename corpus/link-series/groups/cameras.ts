import sharp from 'sharp';
import { phonePhoto } from '../../papers/treatments/phone-photo.js';
import { toSharp } from '../../papers/treatments/picture.js';
import { type PrintedStatement, printStatement, rollCustomer } from '../papers/statements.js';
import type { Series } from '../series.js';

const DPI = 110;

/**
 * Photographs of strangers' statements: some by one camera, which writes its serial number into the file,
 * some each by its own.
 */
export async function addPhotographs(
  series: Series,
  { bank }: PrintedStatement,
  byOne: number,
  byOwn: number,
): Promise<void> {
  const { dice } = series;
  const serial = dice.digits(10);
  for (let index = 1; index <= byOne + byOwn; index++) {
    const isByOne = index <= byOne;
    const name = `photo-${isByOne ? 'by-one' : 'by-own'}-${index}`;
    const { printed, origin } = await printStatement(series, bank, rollCustomer(series, bank), name);
    const [page] = await printed.pictures(DPI);
    if (!page) throw new RangeError('expected a page');
    const photo = await toSharp(await phonePhoto(page, dice, true))
      .png()
      .toBuffer();
    const camera = isByOne ? serial : dice.digits(10);
    const bytes = await sharp(photo)
      .withExif({ IFD0: { Make: 'Lumen', Model: 'L2' }, IFD2: { BodySerialNumber: camera } })
      .jpeg({ quality: 82 })
      .toBuffer();
    const { writer: _, ...ofPaper } = origin;
    series.add(name, 'jpg', bytes, { ...ofPaper, look: 'scan', camera });
  }
}
