import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentText, decodeRaster, fraction, median } from '@assay/media';
import { squareToCorners } from '../../corpus/photo/paper-pose.js';
import { type CheckAlone, checkAlone } from '../check-alone.js';
import { groupedBy } from '../statistics/grouped-by.js';

const USAGE = 'npm run evaluate -- photocopies FOLDER';
const CHECK_ID = 'image.photocopy';

/**
 * Rim of a card on which nothing is printed, as a share of its sides: the check looks where text was read,
 * and here nothing is read.
 */
const RIM = 0.06;

interface Measured extends CheckAlone {
  readonly kind: string;
  readonly megapixels: number;
}

/**
 * `npm run evaluate -- photocopies`: holds what the check says of the files of `corpus/photocopy` against how
 * they were made. The place of the card is taken from the manifest and the class is given, so that only what
 * the pixels say is measured.
 * @throws RangeError for a command line that cannot be used
 */
export async function evaluatePhotocopies(commandLine: readonly string[]): Promise<void> {
  const [folder] = commandLine;
  if (!folder || commandLine.length > 1) throw new RangeError(`expected ${USAGE}`);
  const measured: Measured[] = [];
  for (const line of readFileSync(join(folder, 'manifest.csv'), 'utf8').trim().split('\n').slice(1)) {
    const [file = '', , , kind = '', is = '', card = ''] = line.split(',');
    measured.push(await measure(join(folder, file), `${is}: ${kind}`, card.split(' ').map(Number)));
  }
  report(measured);
}

async function measure(path: string, kind: string, card: readonly number[]): Promise<Measured> {
  const raster = await decodeRaster(new Uint8Array(readFileSync(path)), 'jpeg');
  const alone = await checkAlone(CHECK_ID, {
    raster,
    text: textOn(card),
    codes: { barcodes: [], mrz: undefined },
    fields: { fields: [] },
    documentClass: {
      name: 'identity/national_id',
      confidence: fraction(1),
      country: undefined,
      region: undefined,
      because: [],
      isGiven: true,
    },
  });
  return { kind, megapixels: (raster.width * raster.height) / 1e6, ...alone };
}

/** One line as large as the print of a card that lies as its corners say. */
function textOn(card: readonly number[]): DocumentText {
  const corner = (index: number): readonly [number, number] => [
    card[2 * index] ?? 0,
    card[2 * index + 1] ?? 0,
  ];
  const upright = squareToCorners({
    topLeft: corner(0),
    topRight: corner(1),
    bottomRight: corner(2),
    bottomLeft: corner(3),
  });
  const line = { page: 1, words: [], box: { x1: RIM, y1: RIM, x2: 1 - RIM, y2: 1 - RIM }, emWidth: 0.02 };
  return { pages: [{ page: 1, source: 'ocr', lines: [line], aspect: 1.5, upright }], pagesUnread: 0 };
}

function report(measured: readonly Measured[]): void {
  const of = (files: readonly Measured[], status: string): number =>
    files.filter((one) => one.status === status).length;
  for (const [kind, files] of [...groupedBy(measured, (one) => one.kind)].sort()) {
    const measures = files.flatMap((one) => one.finding?.measure ?? []);
    const codes = groupedBy(
      files.flatMap((one) => one.finding?.evidence.map(({ code }) => code) ?? []),
      (code) => code,
    );
    const seen = [...codes].map(([code, { length }]) => `${code} ${length}`).join(', ');
    console.log(
      `${kind}: ${files.length} files, ${of(files, 'FAIL')} called a photocopy, ${of(files, 'PASS')} not, ${of(files, 'NOT_APPLICABLE')} cannot be told; ` +
        `measure ${Math.min(...measures).toFixed(3)} to ${Math.max(...measures).toFixed(3)}${seen && ` (${seen})`}`,
    );
  }
  const [cost, size] = [
    median(measured.map((one) => one.cpuMs)),
    median(measured.map((one) => one.megapixels)),
  ];
  console.log(
    `processor time of the check: median ${cost?.toFixed(0)} ms, at a median of ${size?.toFixed(1)} megapixels`,
  );
}
