/**
 * Keeps both workers busy with hostile and with real files at once, and says how much memory the tree takes.
 *
 *   node scripts/run-source.mjs benchmarks/attacks/memory.ts [PATH...] [NAME...]
 *
 * Needs the build. A folder stands for all files in it; without a PATH the real files are those of
 * `examples/`. What is no path is a part of the names of the hostile files to send; without one all are sent. Hostile files are examined one after the other while real ones are examined and read beside
 * them, so that there is always one of each at work, and real ones alone once the hostile are through.
 * Resident memory counts what processes share once for each. Ends with 1 when the tree takes more than 2.5 GB, an answer is 5xx, or
 * the server has ended.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sniff } from '@assay/media';
import { amplifyingImages } from '../../packages/server/test/hostile/amplifying-images.js';
import { AMPLIFYING_PDFS } from '../../packages/server/test/hostile/amplifying-pdfs.js';
import { handMadeImages } from '../../packages/server/test/hostile/hand-made-images.js';
import { costlyPdfs, handMadePdfs } from '../../packages/server/test/hostile/hand-made-pdfs.js';
import { AttackedServer } from './attacked-server.js';

const MOST_TREE_MB = 2_500;
const EXAMPLES = fileURLToPath(new URL('../../examples/', import.meta.url));

const filesBelow = (path: string): string[] =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesBelow(join(path, name))) : [path];
const given = process.argv.slice(2);
const [paths, names] = [given.filter(existsSync), given.filter((one) => !existsSync(one))];
const real = (paths.length > 0 ? paths : [EXAMPLES])
  .flatMap(filesBelow)
  .filter((path) => sniff(readFileSync(path)) !== undefined);
const hostile = [
  ...Object.values(AMPLIFYING_PDFS).flatMap((family) => family()),
  ...handMadePdfs(),
  ...costlyPdfs(),
  ...(await handMadeImages()),
  ...(await amplifyingImages()),
].filter(({ name }) => names.length === 0 || names.some((wanted) => name.includes(wanted)));

const faults: string[] = [];
const server = await AttackedServer.start();
let highestMb = 0;

async function send(kind: 'detect' | 'parse', name: string, bytes: Uint8Array): Promise<void> {
  const { status } = await server[kind](name, bytes);
  if (status >= 500) faults.push(`${kind} ${name}: ${status}`);
  if (server.highestTreeMb < highestMb + 50) return;
  highestMb = server.highestTreeMb;
  console.log(`tree ${highestMb.toFixed(0)} MB with ${kind} ${name}`);
}

async function sendReal(path: string): Promise<void> {
  const bytes = readFileSync(path);
  await send('detect', basename(path), bytes);
  await send('parse', basename(path), bytes);
}

function sayHighest(after: string): void {
  const { highestTreeMb, highestServerMb, highestWorkerMb } = server;
  const [tree, own, worker] = [highestTreeMb, highestServerMb, highestWorkerMb].map((mb) => mb.toFixed(0));
  console.log(`${after}: tree at most ${tree} MB, the server ${own} MB, a worker ${worker} MB`);
}

let isThrough = false;
const beside = (async () => {
  for (let index = 0; !isThrough; index++) await sendReal(real[index % real.length]!);
})();
for (const { name, bytes } of hostile) await send('detect', name, bytes);
isThrough = true;
await beside;
sayHighest(`${hostile.length} hostile files beside real ones`);

const waiting = real.values();
const lane = async (): Promise<void> => {
  for (const path of waiting) await sendReal(path);
};
await Promise.all([lane(), lane()]);
sayHighest(`then ${real.length} real files, two at a time`);

if (server.highestTreeMb > MOST_TREE_MB) faults.push(`the tree took ${server.highestTreeMb.toFixed(0)} MB`);
if (!server.isAlive) faults.push('the server has ended');
console.log(faults);
await server.stop();
process.exitCode = faults.length === 0 ? 0 : 1;
