import { setTimeout as sleep } from 'node:timers/promises';
import { startFleet } from './installation.js';
import { Ledger } from './ledger.js';
import { type Gate, postgresProxy, s3Proxy } from './proxies.js';
import { KEY } from './serving.js';

const OUTAGE_MS = 30_000;
/** Before and after an outage. */
const AROUND_MS = 8_000;
const SLOW_MS = 2000;
const SENDERS = 3;
const BREATH_MS = 300;
const SETTLING_MS = 180_000;

/** One fleet, one outage after the other, each under load and audited by itself. @returns whether all came true */
export async function outages(): Promise<boolean> {
  const proxies: { s3?: Gate; database?: Gate } = {};
  const fleet = await startFleet(undefined, {
    s3: async (before) => {
      const { proxy, endpoint } = await s3Proxy(before);
      proxies.s3 = proxy;
      return endpoint;
    },
    database: async (before) => {
      const { proxy, url } = await postgresProxy(before);
      proxies.database = proxy;
      return url;
    },
  });
  const [s3, database] = [proxies.s3 as Gate, proxies.database as Gate];
  const settings = { ASSAY_WORKERS: '2', ASSAY_LOG_LEVEL: 'warn' };
  const api = await fleet.serve('api', 'api', settings);
  const workers = [
    await fleet.serve('worker', 'worker-1', settings),
    await fleet.serve('worker', 'worker-2', settings),
  ];
  let isGood = true;
  const ledger = new Ledger();

  const during = async (
    title: string,
    begin: () => Promise<void>,
    end: () => Promise<void>,
  ): Promise<void> => {
    let isOver = false;
    const address = (): string => api.baseUrl;
    const senders = Array.from({ length: SENDERS }, async () => {
      while (!isOver) {
        await ledger.send(address, () => isOver);
        await sleep(BREATH_MS);
      }
    });
    const asking = askAgain(api.baseUrl, ledger, () => isOver);
    await sleep(AROUND_MS);
    await begin();
    await sleep(OUTAGE_MS);
    await end();
    const endedAt = Date.now();
    const before = ledger.acknowledgedCount;
    while (ledger.acknowledgedCount === before) await sleep(50);
    const firstMs = Date.now() - endedAt;
    await sleep(AROUND_MS);
    isOver = true;
    await Promise.all([...senders, asking]);
    for (const { child, role } of [api, ...workers])
      if (child.exitCode !== null || child.signalCode !== null)
        ledger.faults.push(`a process ended: ${role}`);
    const found = await ledger.audit(api.baseUrl, SETTLING_MS);
    console.log(`${title}: the first acknowledgment ${firstMs} ms after its end\n  ${found.join('\n  ')}`);
    isGood &&= ledger.faults.length === 0;
    ledger.faults.length = 0;
    ledger.statuses.clear();
  };

  await during('PostgreSQL shut down', fleet.postgres.shutDown, fleet.postgres.startAgain);
  const set = (proxy: Gate, state: Partial<Gate>) => async () => void Object.assign(proxy, state);
  await during('S3 answers 500', set(s3, { isBroken: true }), set(s3, { isBroken: false }));
  await during('S3 is slow', set(s3, { delayMs: SLOW_MS }), set(s3, { delayMs: 0 }));
  await during('PostgreSQL is slow', set(database, { delayMs: SLOW_MS }), set(database, { delayMs: 0 }));
  s3.close();
  database.close();
  await fleet.stop(!isGood);
  if (!isGood) console.log(`  logs: ${fleet.folder}`);
  return isGood;
}

/** Asks for a record that is there: it is given, or the asker is told to come again. */
async function askAgain(baseUrl: string, ledger: Ledger, isOver: () => boolean): Promise<void> {
  const headers = { 'x-api-key': KEY };
  let known: string | undefined;
  while (!isOver()) {
    await sleep(BREATH_MS);
    const path = known === undefined ? '/v1/detection?limit=1' : `/v1/detection/${known}`;
    const response = await fetch(`${baseUrl}${path}`, { headers }).catch(() => undefined);
    const text = await response?.text();
    if (response?.status === 200) {
      const body = JSON.parse(text ?? '{}');
      known ??= body.data?.[0]?.detectionId;
      if (body.data === undefined && (body.result ?? body).detectionId !== known)
        ledger.faults.push(`record ${known} was asked for, and another came`);
    } else if (response?.status !== 503 || !response.headers.has('retry-after'))
      ledger.faults.push(`record ${known}: answered ${response?.status}`);
  }
}
