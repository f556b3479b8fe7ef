import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { SettingsError } from '../settings-error.js';
import { ALLOCATOR } from './allocator.js';
import { strictestSandbox } from './sandbox/choose.js';
import { launchConfined, NO_SANDBOX, type Sandbox, type SandboxKind } from './sandbox/launch.js';
import type { SandboxMode } from './sandbox/modes.js';
import type { AnalystSettings } from './types.js';
import { V8_OPTIONS } from './v8-options.js';
import { workerCode } from './worker-code.js';

/** `.ts` when the server itself runs from its sources (tsx, vitest), `.js` from a build. */
const EXTENSION = extname(fileURLToPath(import.meta.url));

/** Where the other packages are taken from their sources too (scripts/run-source.mjs). */
const SOURCE_CONDITIONS = process.execArgv.filter((option) => option.startsWith('--conditions='));

/** Whether workers run from TypeScript, too. */
const RUNS_SOURCES = EXTENSION === '.ts' && SOURCE_CONDITIONS.length > 0;

/**
 * Where the worker's programs are. Tests run the server from its sources and the other packages from their build; their
 * workers are the build's too, since tsx would compile some hundred files anew for each.
 */
const WORKER = new URL(
  EXTENSION === '.ts' && !RUNS_SOURCES ? '../../dist/workers/worker/' : './worker/',
  import.meta.url,
);

/**
 * The worker's program: the one compiled before where the build has laid it down, in which all packages are once. A module
 * that stands in place of the engine's own parts imports packages as well, and has to get the worker's.
 */
function entryFor(engineModule: URL | undefined): URL {
  const isCompiled = engineModule === undefined && existsSync(new URL('program.cjs', WORKER));
  return new URL(isCompiled ? 'start-program.js' : `worker${RUNS_SOURCES ? '.ts' : '.js'}`, WORKER);
}

/** What a worker may write to its own /tmp, which is memory: Node and its libraries keep little there. */
const TEMPORARY_BYTES = 64 * 1024 * 1024;

/** Handed on where set: what Node and the system's loader need, and nothing that could hold a secret. */
const INHERITED_VARIABLES = ['TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];

/**
 * A worker's whole environment. A document that takes over a decoder finds no key, password or setting here.
 * A library that asks for the home folder is told /tmp, since a confined worker sees no accounts
 * and the question would fail. The fixed time zone and locale keep results the same on every machine.
 */
export function workerEnvironment(parent: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const inherited = INHERITED_VARIABLES.flatMap((name) =>
    parent[name] === undefined ? [] : [[name, parent[name]] as const],
  );
  return {
    ...Object.fromEntries(inherited),
    HOME: '/tmp',
    TZ: 'UTC',
    LC_ALL: 'C',
    GLIBC_TUNABLES: ALLOCATOR,
  };
}

/** How TypeScript sources are run, and the other packages from where this process takes them. */
function sourceOptions(): string[] {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return [...SOURCE_CONDITIONS, `--import=${tsx}`];
}

/**
 * How workers are confined on this machine.
 * @param among the kinds to choose from; all of them when absent
 * @throws SettingsError when confinement is required and cannot be had
 */
export function sandboxOfWorkers(
  mode: SandboxMode,
  engineModule: URL | undefined,
  among?: readonly SandboxKind[],
): Sandbox {
  if (mode === 'off') return NO_SANDBOX;
  const environment = workerEnvironment(process.env);
  const sandbox = strictestSandbox(workerCode(entryFor(engineModule), engineModule), environment, among);
  if (mode === 'required' && sandbox.kind === 'none')
    throw new SettingsError(
      'ASSAY_WORKER_SANDBOX: workers cannot be confined on this machine; install bubblewrap, or allow user namespaces.',
    );
  return sandbox;
}

/**
 * Starts a worker process. Its stdout goes nowhere; its stderr is a pipe to us, since a library may print
 * pieces of the document there; descriptor 3 is the pipe of messages, 4 that of stages. Node's own message
 * channel is not used: bytes on it that are no message end the process that reads them.
 */
export function launchWorker(
  { memoryLimitMb, engineModule }: Pick<AnalystSettings, 'memoryLimitMb' | 'engineModule'>,
  sandbox: Sandbox,
): ChildProcess {
  const entry = entryFor(engineModule);
  const options = [
    `--max-old-space-size=${memoryLimitMb}`,
    ...V8_OPTIONS,
    '--expose-gc',
    ...(RUNS_SOURCES ? sourceOptions() : []),
  ];
  const confinement = {
    command: [process.execPath, ...options, fileURLToPath(entry)] as const,
    readable: workerCode(entry, engineModule),
    temporaryBytes: TEMPORARY_BYTES,
  };
  return launchConfined(sandbox, confinement, workerEnvironment(process.env), 2);
}
