import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeRaster, median, sniff } from '@assay/media';
import { type CheckAlone, checkAlone } from '../check-alone.js';
import { parseCsv } from '../csv.js';
import { groupedBy } from '../statistics/grouped-by.js';

const USAGE = 'npm run evaluate -- recaptures FOLDER';
const CHECK_ID = 'image.recapture';

interface Measured extends CheckAlone {
  readonly kind: string;
}

/**
 * `npm run evaluate -- recaptures`: what is called a photo of a display, of the files of `corpus/recaptures`
 * or of any folder whose manifest has `file`, `is` and `kind`.
 * @throws RangeError for a command line that cannot be used
 */
export async function evaluateRecaptures(commandLine: readonly string[]): Promise<void> {
  const [folder] = commandLine;
  if (!folder || commandLine.length > 1) throw new RangeError(`expected ${USAGE}`);
  const measured: Measured[] = [];
  for (const { file = '', kind = '', is = '' } of parseCsv(
    readFileSync(join(folder, 'manifest.csv'), 'utf8'),
  )) {
    measured.push(await measure(join(folder, file), `${is}: ${kind}`));
  }
  report(measured);
}

async function measure(file: string, kind: string): Promise<Measured> {
  const bytes = new Uint8Array(readFileSync(file));
  const format = sniff(bytes);
  if (!format || format === 'pdf') throw new RangeError(`expected a picture, received ${file}`);
  const raster = await decodeRaster(bytes, format);
  return { kind, ...(await checkAlone(CHECK_ID, { raster })) };
}

function report(measured: readonly Measured[]): void {
  for (const [kind, files] of [...groupedBy(measured, (one) => one.kind)].sort()) {
    const of = (status: string): number => files.filter((one) => one.status === status).length;
    const measures = files.flatMap((one) => one.finding?.measure ?? []);
    console.log(
      `${kind}: ${files.length} files, ${of('FAIL')} called a photo of a display, ${of('PASS')} not, ${of('NOT_APPLICABLE')} cannot be told; ` +
        `measure median ${median(measures)?.toFixed(2) ?? '-'}, largest ${Math.max(...measures).toFixed(2)}`,
    );
  }
  console.log(
    `processor time of the check: median ${median(measured.map((one) => one.cpuMs))?.toFixed(0)} ms`,
  );
}
