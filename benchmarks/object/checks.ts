/**
 * Every check of pictures that are no documents, on made photos of 2 and of 12 megapixels in one process,
 * beside the floor: libvips decoding the pixels.
 * `node scripts/run-source.mjs benchmarks/object/checks.ts [rounds=5]` Processor time, warm. What a view
 * costs is laid to the check that asks for it first. Ends with 1 when the photo of 12 megapixels takes over 2
 * seconds.
 */
import { checksOf, examine } from '@assay/forensics';
import { decodeRaster, median } from '@assay/media';
import { CredentialSupply, openDocument, PdfiumSupply, ReaderSupply } from '@assay/server';
import { warmMedianSeconds } from '../processor-time.js';
import { madePhoto } from './made-photo.js';

const SIZES = [
  { width: 1632, height: 1224 },
  { width: 4000, height: 3000 },
];
const BOUND = { megapixels: 12, seconds: 2 };
const OPENING = 'opening: pixels';

const rounds = Number(process.argv[2] ?? 5);
const supply = new ReaderSupply();
const supplies = {
  pdfium: await PdfiumSupply.start(),
  readers: supply,
  trustedRoots: [],
  credentials: new CredentialSupply([]),
};
const checks = checksOf('object');
const plan = { skip: new Map(), kept: new Map(), heatmaps: false, marks: false, fingerprints: false };
const job = { path: '', format: 'jpeg', subject: 'object' } as const;

/** Processor seconds since the process began. */
function usedSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/**
 * Opens the photo and runs the checks, as a worker of the server does. @returns seconds by check, and how
 * each ended
 */
async function look(
  photo: Uint8Array,
): Promise<{ readonly seconds: ReadonlyMap<string, number>; readonly ends: ReadonlyMap<string, string> }> {
  const seconds = new Map<string, number>();
  let stage = OPENING;
  let since = usedSeconds();
  const turnTo = (next: string): void => {
    const now = usedSeconds();
    seconds.set(stage, (seconds.get(stage) ?? 0) + now - since);
    [stage, since] = [next, now];
  };
  const { views } = await openDocument(photo, { kind: 'examine', job, plan }, supplies);
  const reports = await examine(views, checks, { onStart: turnTo });
  turnTo(OPENING);
  return { seconds, ends: new Map(reports.map(({ check, outcome }) => [check.id, outcome.kind])) };
}

const line = (name: string, seconds: number, more = ''): string =>
  `${name.padEnd(40)}${(1000 * seconds).toFixed(0).padStart(7)}  ${more}`;

/** @returns seconds for all checks, opening included */
async function measure(width: number, height: number): Promise<number> {
  const photo = await madePhoto(width, height);
  const floor = await warmMedianSeconds(rounds, () => decodeRaster(photo, 'jpeg'));
  const looks = [await look(photo)];
  for (let round = 0; round < rounds; round++) looks.push(await look(photo));
  const warm = looks.slice(1);
  const names = [...(warm[0]?.seconds.keys() ?? [])];
  const rows = names.map(
    (name) => [name, median(warm.map(({ seconds }) => seconds.get(name) ?? 0)) ?? Number.NaN] as const,
  );
  const all =
    median(warm.map(({ seconds }) => [...seconds.values()].reduce((sum, value) => sum + value, 0))) ??
    Number.NaN;
  console.log(
    `\n${width} x ${height} pixels, ${(photo.length / 1e6).toFixed(1)} MB: processor ms, median of ${rounds} rounds`,
  );
  for (const [name, seconds] of rows) console.log(line(name, seconds, warm[0]?.ends.get(name)));
  console.log(line('all', all, `${(all / floor).toFixed(1)} times the floor`));
  console.log(line('floor: libvips decodes it', floor));
  return all;
}

let missed = 0;
for (const { width, height } of SIZES) {
  const seconds = await measure(width, height);
  if (Math.round((width * height) / 1e6) !== BOUND.megapixels) continue;
  const isKept = seconds <= BOUND.seconds;
  if (!isKept) missed += 1;
  console.log(
    `bound ${BOUND.seconds} s: ${isKept ? 'kept' : 'MISSED'}; resident ${Math.round(process.memoryUsage.rss() / 1e6)} MB`,
  );
}
process.exit(missed === 0 ? 0 : 1);
