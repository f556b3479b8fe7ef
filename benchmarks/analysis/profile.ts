/**
 * Where the processor time of a document goes, by stage and by function, in the code that a worker runs, in one
 * process. `node scripts/run-source.mjs benchmarks/analysis/profile.ts [rounds=3] [part of a name] [functions=12]`
 * Run so, functions have the names of their files; `npm run bench -- analysis/profile` profiles the build, which is what a document costs.
 * Median of warm rounds; what checks share is laid to the one that asks first, so that the first that needs text pays for reading.
 * Ends with 1 when a document takes longer than its bound. Its tables are kept in docs/decisions/0029-where-time-goes.md.
 */
import { median } from '@assay/media';
import { runTask, startEngine } from '@assay/server';
import { functionShares } from '../function-profile.js';
import { PROFILED_TASKS, type ProfiledTask } from './profiled-tasks.js';

/** Shorter stages are not listed. */
const LEAST_LISTED_MS = 1;

type Engine = Awaited<ReturnType<typeof startEngine>>;
type Task = Parameters<typeof runTask>[1];
type Stage = Parameters<Parameters<typeof runTask>[3]['tell']>[0];

const rounds = Number(process.argv[2] ?? 3);
const wanted = process.argv[3] ?? '';
const functionCount = Number(process.argv[4] ?? 12);

function taskOf({ kind, format, subject }: ProfiledTask): Task {
  const job = { format, subject, country: 'us', receivedOn: '2026-03-14' } as const;
  return kind === 'read'
    ? { kind, job, plan: { skip: new Set() } }
    : {
        kind,
        job,
        plan: { skip: new Map(), kept: new Map(), heatmaps: true, marks: true, fingerprints: true },
      };
}

function nameOf(stage: Stage): string {
  if (stage.kind === 'check') return stage.checkId;
  if (stage.kind === 'reading') return `reading ${stage.part}`;
  return stage.kind === 'fingerprinting' ? `fingerprint ${stage.fingerprinter}` : stage.kind;
}

function usedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** One run. @returns processor time by stage */
async function run(engine: Engine, task: Task, bytes: Uint8Array): Promise<ReadonlyMap<string, number>> {
  const spent = new Map<string, number>();
  let stage = 'opening';
  let sinceMs = usedMs();
  const turnTo = (next: string): void => {
    const nowMs = usedMs();
    spent.set(stage, (spent.get(stage) ?? 0) + nowMs - sinceMs);
    [stage, sinceMs] = [next, nowMs];
  };
  const { result, broken } = await runTask(engine, task, [bytes], {
    tell: (next) => turnTo(nameOf(next)),
    opened: () => {},
    ended: () => {},
  });
  turnTo('');
  if (broken.length > 0 || !['examined', 'read'].includes(result.kind))
    throw new Error(`the run ended as ${result.kind}, broken: ${broken.map(({ stage }) => nameOf(stage))}`);
  engine.pdfium.replenish();
  return spent;
}

const totalOf = (spent: ReadonlyMap<string, number>): number =>
  [...spent.values()].reduce((sum, ms) => sum + ms, 0);

/** @returns whether the bound was kept */
async function profile(engine: Engine, profiled: ProfiledTask): Promise<boolean> {
  const bytes = await profiled.bytes();
  const task = taskOf(profiled);
  for (let warmUp = 0; warmUp < 2; warmUp++) await run(engine, task, bytes);
  const spent: ReadonlyMap<string, number>[] = [];
  for (let round = 0; round < rounds; round++) spent.push(await run(engine, task, bytes));
  const allMs = median(spent.map(totalOf)) ?? Number.NaN;
  const isKept = allMs <= (profiled.boundMs ?? Infinity);
  const bound =
    profiled.boundMs === undefined ? '' : `, bound ${profiled.boundMs}: ${isKept ? 'kept' : 'MISSED'}`;
  console.log(`\n### ${profiled.name}: ${allMs.toFixed(0)} ms of processor time${bound}\n`);
  const stages = [...new Set(spent.flatMap((one) => [...one.keys()]))]
    .map((name) => ({ name, ms: median(spent.map((one) => one.get(name) ?? 0)) ?? Number.NaN }))
    .filter(({ ms }) => ms >= LEAST_LISTED_MS)
    .sort((one, other) => other.ms - one.ms);
  console.log('| ms | stage |\n|---:|---|');
  for (const { name, ms } of stages) console.log(`| ${ms.toFixed(0)} | ${name} |`);
  const functions = await functionShares(async () => {
    for (let round = 0; round < rounds; round++) await run(engine, task, bytes);
  });
  console.log('\n| ms | function, in itself |\n|---:|---|');
  for (const { name, share } of functions.slice(0, functionCount))
    console.log(`| ${(share * allMs).toFixed(0)} | ${name} |`);
  return isKept;
}

const engine = await startEngine({ trustedRoots: [], credentialTrustList: [] });
let missed = 0;
for (const profiled of PROFILED_TASKS)
  if (profiled.name.includes(wanted) && !(await profile(engine, profiled))) missed += 1;
process.exit(missed === 0 ? 0 : 1);
