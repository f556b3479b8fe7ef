import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openBlobs, openStore, readSettings } from '@assay/server';
import { JOB_STATES } from '../../packages/server/src/store/job-types.js';
import { type Fleet, startFleet } from './installation.js';
import type { Rounds } from './kills.js';
import { type Job, Ledger, pictureOf, type RecordThere, type Sent, sha256Of } from './ledger.js';

const PROCESS = fileURLToPath(new URL('./queue-process.mjs', import.meta.url));
const ROLES = ['admit', 'admit', 'conclude', 'conclude'] as const;
const SENDERS = 4;
const BREATH_MS = 100;
/** Longest life of a process once all of them are there. */
const MOST_LIFE_MS = 1000;
/** Longest time after the last round until everything has ended. */
const SETTLING_MS = 240_000;
const PAGE = 100;
/** Of the submissions: those that are not refused, and those whose senders wait. */
const [DECODABLE_SHARE, WAITING_SHARE] = [0.9, 0.4];

type Answer = Partial<Sent> & { readonly key: string; readonly error?: string };

const randomOf = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(Math.random() * items.length)] as Item;

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts one. @returns when it has said that it is there */
async function startProcess(fleet: Fleet, role: (typeof ROLES)[number], name: string): Promise<ChildProcess> {
  const environment = {
    PATH: process.env.PATH,
    ...fleet.environment,
    ASSAY_ROLE: role === 'admit' ? 'api' : 'worker',
    ASSAY_WORKERS: '2',
    ASSAY_DATA_DIR: join(fleet.folder, name),
  };
  const child = fork(PROCESS, [role], {
    env: environment,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  await once(child, 'message');
  child.setMaxListeners(0);
  return child;
}

/** What one process said of a submission; undefined when it was killed first. */
function asked(child: ChildProcess, question: { readonly key: string }): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const settle = (answer: Answer | undefined): void => {
      child.off('message', hear);
      child.off('exit', gone);
      resolve(answer);
    };
    const hear = (answer: Answer): void => {
      if (answer.key === question.key) settle(answer);
    };
    const gone = (): void => settle(undefined);
    child.on('message', hear);
    child.once('exit', gone);
    child.send(question, (error) => error && gone());
  });
}

/**
 * Rounds of `kill -9` of a random process that admits or concludes by the queue alone: what a round costs is a
 * hundredth of that of a whole server.
 */
export async function killQueue({ rounds, endsAtMs }: Rounds): Promise<boolean> {
  const fleet = await startFleet();
  const settings = readSettings({ ...fleet.environment, ASSAY_DATA_DIR: join(fleet.folder, 'audit') });
  const store = await openStore(settings);
  const processes: { role: (typeof ROLES)[number]; child: ChildProcess }[] = [];
  for (const [index, role] of ROLES.entries())
    processes.push({ role, child: await startProcess(fleet, role, `${role}-${index}`) });
  const ledger = new Ledger();
  let isOver = false;
  const senders = Array.from({ length: SENDERS }, async () => {
    while (!isOver) {
      await sendOne(
        fleet,
        ledger,
        () => randomOf(processes.filter(({ role }) => role === 'admit')).child,
        () => isOver,
      );
      await sleep(BREATH_MS);
    }
  });
  const kills = { admit: 0, conclude: 0 };
  let round = 0;
  while (round < rounds && Date.now() < endsAtMs) {
    round += 1;
    const index = Math.floor(Math.random() * processes.length);
    const { role, child } = processes[index]!;
    await sleep(Math.random() * MOST_LIFE_MS);
    child.kill('SIGKILL');
    kills[role] += 1;
    processes[index] = { role, child: await startProcess(fleet, role, `${role}-${index}`) };
    if (round % 10 === 0)
      console.log(`round ${round}: ${ledger.acknowledgedCount} of ${ledger.sentCount} acknowledged`);
  }
  isOver = true;
  await Promise.all(senders);
  const organizationId = await store.organizationByName('default');
  const jobs = (): Promise<Job[]> =>
    pagesOf(async (offset) => {
      const query = { kinds: ['detection'], states: JOB_STATES, limit: PAGE, offset } as const;
      return (await store.listJobs(organizationId, query)).jobs;
    });
  const end = Date.now() + SETTLING_MS;
  while (Date.now() < end && (await jobs()).some(({ state }) => state === 'queued' || state === 'running'))
    await sleep(1000);
  const blobs = await openBlobs(settings);
  const hashOf = async ({ storedName }: { storedName: string }): Promise<string> =>
    sha256Of(await buffer(await blobs.read(storedName)));
  const detections = await pagesOf(async (offset) => {
    const query = { limit: PAGE, offset, sortBy: 'detectionId', direction: 'asc', tags: [] } as const;
    return (await store.listDetections(organizationId, query)).records;
  });
  const records = await Promise.all(
    detections.map(async ({ detectionId, tags, files }): Promise<RecordThere> => {
      const key = tags.find(({ name }) => name === 'sent')?.value ?? '';
      return { key, id: detectionId, files: await Promise.all(files.map(hashOf)) };
    }),
  );
  const found = ledger.hold(await jobs(), records);
  console.log(
    `queue: ${round} rounds, ${kills.admit} of a process that admits, ${kills.conclude} of one that concludes\n  ${found.join('\n  ')}`,
  );
  for (const { child } of processes) child.kill('SIGKILL');
  await store.close();
  await fleet.stop(false);
  return ledger.faults.length === 0;
}

/** Sends one submission, again under its key while it gets no answer. */
async function sendOne(
  fleet: Fleet,
  ledger: Ledger,
  admitting: () => ChildProcess,
  isOver: () => boolean,
): Promise<void> {
  const key = randomUUID();
  const bytes = pictureOf(key);
  const isDecodable = Math.random() < DECODABLE_SHARE;
  const sent: Sent = { kind: 'detection', sha256: sha256Of(bytes), isDecodable };
  ledger.note(key, sent);
  const waits = Math.random() < WAITING_SHARE;
  for (let tries = 1; ; tries += 1) {
    const path = join(fleet.folder, `upload-${key}-${tries}`);
    await writeFile(path, bytes);
    const question = {
      key,
      path,
      sizeBytes: bytes.length,
      sha256: sent.sha256,
      waits,
      isRefused: !isDecodable,
    };
    const { error, key: _, ...told } = (await asked(admitting(), question)) ?? { key, error: 'killed' };
    Object.assign(sent, told);
    if (error === undefined || isOver()) return;
    await sleep(BREATH_MS);
  }
}

async function pagesOf<Entry>(page: (offset: number) => Promise<readonly Entry[]>): Promise<Entry[]> {
  const all: Entry[] = [];
  for (;;) {
    const entries = await page(all.length);
    all.push(...entries);
    if (entries.length < PAGE) return all;
  }
}
