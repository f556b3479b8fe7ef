/**
 * Latency of an organization's own figures over N records of a year, a twentieth of them labeled and a fifth decided,
 * in both stores. `node scripts/run-source.mjs benchmarks/store/insights.ts [N=100000] [rounds=10]`
 */
import { constants, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calibrationOf } from '../../packages/server/src/insights/calibration.js';
import { checkFiguresOf } from '../../packages/server/src/insights/checks.js';
import { peopleFiguresOf } from '../../packages/server/src/insights/people.js';
import { volumesOf } from '../../packages/server/src/insights/volumes.js';
import { Database } from '../../packages/server/src/store/postgres/database.js';
import { migrate } from '../../packages/server/src/store/postgres/migrate.js';
import { openPostgresStore } from '../../packages/server/src/store/postgres/open.js';
import { openSqliteStore } from '../../packages/server/src/store/sqlite/open.js';
import type { RecordStore } from '../../packages/server/src/store/types.js';
import { filledDatabase } from './fill-database.js';
import { fillPostgres } from './fill-postgres.js';
import { LatencyTable } from './latencies.js';

const count = Number(process.argv[2] ?? 100_000);
const rounds = Number(process.argv[3] ?? 10);
const DAY_MICROS = 86_400_000_000;
const AT_ONCE = 500;
const SPANS = { 'a quarter': 90, 'all of it': 3660 };

/** Every twentieth labeled, one in four of them by own judgment; every fifth decided. */
async function say(store: RecordStore): Promise<void> {
  const person = { name: 'Ana', email: 'ana@example.org', passwordHash: 'x', organizationId: 1 };
  const personId = (await store.insertPerson({ ...person, roles: ['reviewer'] }))!;
  const atMicros = Date.now() * 1000;
  const made = { reason: 'evidence', isAgainst: false, lookedAt: [], versions: {} };
  for (let first = 1; first <= count; first += AT_ONCE) {
    const ids = Array.from({ length: Math.min(AT_ONCE, count - first + 1) }, (_, index) => first + index);
    await Promise.all(
      ids.flatMap((id) => {
        const truth = id % 3 === 0 ? ('manipulated' as const) : ('not' as const);
        const basis = id % 4 === 0 ? ('own_judgement' as const) : ('court' as const);
        const label = { organizationId: 1, detectionId: id, atMicros, by: { personId }, truth, basis };
        const decision = id % 3 === 0 ? ('reject' as const) : ('accept' as const);
        const entry = { organizationId: 1, kind: 'detection', recordId: id, personId, atMicros } as const;
        return [
          ...(id % 20 === 0 ? [store.addLabel({ ...label, note: '' })] : []),
          ...(id % 5 === 0
            ? [store.addReviewEntry({ ...entry, words: '', made: { ...made, decision } })]
            : []),
        ];
      }),
    );
  }
}

async function measure(name: string, store: RecordStore): Promise<void> {
  await say(store);
  const everything = { fromMicros: 0, toMicros: Number.MAX_SAFE_INTEGER };
  const days = await store.countByDay(1, 'detection', everything);
  const nowMicros = (days.at(-1)!.day + 1) * DAY_MICROS - 1;
  const deps = { store, policy: { mediumFrom: 25, highFrom: 75 } };
  const table = new LatencyTable();
  for (let round = 0; round < rounds; round += 1)
    for (const [span, spanDays] of Object.entries(SPANS)) {
      const asked = { organizationId: 1, days: spanDays, nowMicros, own: false };
      await table.of(`volumes, ${span}`).measure(() => volumesOf(deps, asked));
      await table.of(`people, ${span}`).measure(() => peopleFiguresOf(deps, asked));
      await table.of(`checks, ${span}`).measure(() => checkFiguresOf(deps, asked));
      await table
        .of(`checks of a country, ${span}`)
        .measure(() => checkFiguresOf(deps, { ...asked, country: 'mx' }));
      await table.of(`calibration, ${span}`).measure(() => calibrationOf(deps, asked));
    }
  table.print(`${name}, ${count} records`);
}

const folder = mkdtempSync(join(tmpdir(), 'assay-insights-bench-'));
try {
  const path = join(folder, 'assay.db');
  copyFileSync(filledDatabase(count, 'short'), path, constants.COPYFILE_FICLONE);
  const store = await openSqliteStore({ path });
  await measure('SQLite', store);
  await store.close();
} finally {
  rmSync(folder, { recursive: true });
}

const { startPostgres } = (await import(
  new URL('../../testing/servers/postgres.mjs', import.meta.url).href
)) as { startPostgres: () => Promise<{ url: string; stop: () => Promise<void> }> };
const server = await startPostgres();
try {
  const database = new Database({ url: server.url, connections: 1 });
  await migrate(database);
  await fillPostgres(database, count, 'short');
  await database.close();
  const store = await openPostgresStore({ url: server.url });
  await measure('PostgreSQL', store);
  await store.close();
} finally {
  await server.stop();
}
