/**
 * Whether two processes that write and checkpoint the same database at once lose what was committed, as SQLite
 * 3.7.0 to 3.51.2 may (the WAL-reset fault); prints what was committed, what is missing, and the check of the
 * file: `node scripts/run-source.mjs benchmarks/store/wal-reset.ts [SECONDS]`, 30 by default.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Connection } from '../../packages/server/src/store/sqlite/connection.js';

const WRITERS = 2;

/** Commits without pause, and checkpoints after every commit: the log is reset as often as it can be. */
function write(path: string, writer: number, untilMs: number): void {
  const connection = new Connection(path);
  // Of its own accord it would checkpoint each thousand pages.
  connection.execute('PRAGMA wal_autocheckpoint=0');
  let committed = 0;
  while (Date.now() < untilMs) {
    connection.writeTransaction(() =>
      connection.run('INSERT INTO row (writer, number, bytes) VALUES (?, ?, randomblob(?))', [
        writer,
        committed + 1,
        500 + (committed % 7) * 3000,
      ]),
    );
    committed += 1;
    connection.get('PRAGMA wal_checkpoint(PASSIVE)');
  }
  connection.close();
  console.log(committed);
}

async function stress(seconds: number): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-wal-'));
  const path = join(folder, 'stress.db');
  const connection = new Connection(path);
  connection.execute(
    'CREATE TABLE row (writer INTEGER, number INTEGER, bytes BLOB, PRIMARY KEY (writer, number))',
  );
  const untilMs = Date.now() + seconds * 1000;
  const committed = await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      const args = [...process.execArgv, process.argv[1]!, path, `${writer}`, `${untilMs}`];
      const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      let output = '';
      child.stdout?.on('data', (chunk) => {
        output += chunk;
      });
      await once(child, 'exit');
      return Number(output);
    }),
  );
  const [version] = connection.get<[string]>('SELECT sqlite_version()') ?? [''];
  let missing = 0;
  for (const [writer, count] of committed.entries())
    missing +=
      count - (connection.get<[number]>('SELECT count(*) FROM row WHERE writer = ?', [writer])?.[0] ?? 0);
  const [check] = connection.get<[string]>('PRAGMA integrity_check') ?? [''];
  connection.close();
  await rm(folder, { recursive: true });
  console.log(
    `SQLite ${version}: ${committed.join(' + ')} commits, each with a checkpoint: ${missing} missing, integrity ${check}`,
  );
  return missing === 0 && check === 'ok';
}

const [first, writer, untilMs] = process.argv.slice(2);
if (writer !== undefined) write(first ?? '', Number(writer), Number(untilMs));
else if (!(await stress(Number(first ?? 30)))) process.exitCode = 1;
