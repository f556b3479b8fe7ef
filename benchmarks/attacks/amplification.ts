/**
 * Sends a server every file that amplifies (PDFs, pictures, and clips beside the example's ID): shared objects,
 * swelling streams, huge counts, nesting; and says what each costs.
 *
 *   node scripts/run-source.mjs benchmarks/attacks/amplification.ts [AT_ONCE=1] [NAME...]
 *
 * Needs the build. Says for each file its status, the processor time of the server's whole tree of processes
 * (with AT_ONCE 1; the start of workers in place of dead ones included), the wall clock, and what the record
 * calls missing; then the tree's highest resident memory. Ends with 1 when an answer is 5xx, a document costs
 * more than 30 s of processor time beside the starts, the tree more than 2.5 GB, or the server has ended.
 */
import { readFileSync } from 'node:fs';
import { amplifyingClips } from '../../packages/server/test/hostile/amplifying-clips.js';
import { amplifyingImages } from '../../packages/server/test/hostile/amplifying-images.js';
import { AMPLIFYING_PDFS } from '../../packages/server/test/hostile/amplifying-pdfs.js';
import type { Seed } from '../../packages/server/test/hostile/seeds.js';
import { AttackedServer } from './attacked-server.js';

const MOST_PROCESSOR_SECONDS = 30;
/** Of one start of a worker, on the machine where this was written; one run may need four. */
const STARTS_SECONDS = 4;
const MOST_TREE_MB = 2_500;

const [atOnce = '1', ...names] = process.argv.slice(2);
const id = readFileSync(new URL('../../examples/id-card.jpg', import.meta.url));
const clips = amplifyingClips();
const files = [
  ...Object.values(AMPLIFYING_PDFS).flatMap((family) => family()),
  ...(await amplifyingImages()),
  ...clips,
].filter(({ name }) => names.length === 0 || names.some((wanted) => name.includes(wanted)));
const waiting = files.values();
const faults: string[] = [];
const server = await AttackedServer.start();

async function attack({ name, bytes }: Seed): Promise<void> {
  const [beforeSeconds, startedMs] = [server.treeProcessorSeconds, performance.now()];
  const { status, body } = clips.some((clip) => clip.name === name)
    ? await server.verify(['id.jpg', id], [name, bytes])
    : await server.detect(name, bytes);
  const seconds = server.treeProcessorSeconds - beforeSeconds;
  const wallSeconds = (performance.now() - startedMs) / 1000;
  const { missing = [] } = (body.result ?? {}) as { missing?: readonly string[] };
  const said = status === 200 ? `missing: ${missing.join(' ')}` : JSON.stringify(body).slice(0, 80);
  console.log(
    `${name.padEnd(58)} ${status} ${seconds.toFixed(1).padStart(6)} s cpu ${wallSeconds.toFixed(1).padStart(6)} s` +
      ` ${(bytes.length / 1e6).toFixed(2).padStart(6)} MB, tree so far ${server.highestTreeMb.toFixed(0)} MB, ${said}`,
  );
  if (status >= 500) faults.push(`${name}: ${status}`);
  if (atOnce === '1' && seconds > MOST_PROCESSOR_SECONDS + STARTS_SECONDS)
    faults.push(`${name}: ${seconds.toFixed(1)} s`);
}

async function lane(): Promise<void> {
  for (const file of waiting) await attack(file);
}

await Promise.all(Array.from({ length: Number(atOnce) }, lane));
if (server.highestTreeMb > MOST_TREE_MB) faults.push(`the tree took ${server.highestTreeMb.toFixed(0)} MB`);
if (!server.isAlive) faults.push('the server has ended');
console.log(`${files.length} files, tree at most ${server.highestTreeMb.toFixed(0)} MB`, faults);
await server.stop();
process.exitCode = faults.length === 0 ? 0 : 1;
