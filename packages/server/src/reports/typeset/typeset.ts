import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { serialize } from 'node:v8';
import { AssayError } from '../../errors.js';
import { FrameError, FrameReader, frameHeader } from '../../workers/pipe/frames.js';
import { RunClock } from '../../workers/run-clock.js';
import { strictestSandbox } from '../../workers/sandbox/choose.js';
import { launchConfined, NO_SANDBOX } from '../../workers/sandbox/launch.js';
import type { SandboxMode } from '../../workers/sandbox/modes.js';
import { workerCode } from '../../workers/worker-code.js';
import { workerEnvironment } from '../../workers/worker-launch.js';

/** What a process sets: a template, and the files that it reads by name. */
export interface TypesetTask {
  /** Typst. */
  readonly template: string;
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** Resident. */
  readonly memoryLimitBytes: number;
  /** Of processor time. */
  readonly timeLimitMs: number;
}

/** A report of one page takes .3 s and 130 MB (docs/console.md); one of a hundred findings must not be refused. */
const LIMITS = { memoryLimitBytes: 768 * 1024 * 1024, timeLimitMs: 30_000 };
const MAX_REPORT_BYTES = 64 * 1024 * 1024;
const TEMPORARY_BYTES = 1024 * 1024;

/** From the sources, tests run the build's program, as they do with workers. */
const PROGRAM = new URL(
  extname(fileURLToPath(import.meta.url)) === '.ts'
    ? '../../../dist/reports/typeset/program.js'
    : './program.js',
  import.meta.url,
);
const NO_FONTS = new URL('./no-fonts.conf', import.meta.url);

const COMPILER = '@myriaddreamin/typst-ts-node-compiler';
/** How the compiler names its programs of one system: by the C library, or not at all. */
const VARIANTS = ['', '-gnu', '-musl', '-msvc', '-gnueabihf'];

/** Whether the optional package is installed, with a program for this platform. Nothing of it is loaded here. */
export function canTypeset(): boolean {
  try {
    const { resolve } = createRequire(createRequire(import.meta.url).resolve(COMPILER));
    return VARIANTS.some((variant) => {
      try {
        return existsSync(resolve(`${COMPILER}-${process.platform}-${process.arch}${variant}`));
      } catch {
        return false;
      }
    });
  } catch {
    return false;
  }
}

/**
 * Sets a document in a process of its own, confined as workers are, which is ended when it takes too long or too much.
 * The same task gives the same bytes.
 * @throws AssayError INTERNAL when it fails
 */
export async function typeset(
  template: string,
  files: TypesetTask['files'],
  mode: SandboxMode,
): Promise<Uint8Array> {
  const readable = [...workerCode(PROGRAM, undefined), fileURLToPath(NO_FONTS)];
  const environment = { ...workerEnvironment(process.env), FONTCONFIG_FILE: fileURLToPath(NO_FONTS) };
  const sandbox = mode === 'off' ? NO_SANDBOX : strictestSandbox(readable, environment);
  const confinement = {
    command: [process.execPath, fileURLToPath(PROGRAM)] as const,
    readable,
    temporaryBytes: TEMPORARY_BYTES,
  };
  const child = launchConfined(sandbox, confinement, environment, 2);
  const pipe = child.stdio[3];
  if (!(pipe instanceof Duplex) || child.pid === undefined)
    throw new AssayError('INTERNAL', { reason: 'no process to set a report in' });
  const clock = new RunClock(
    child.pid,
    { processorMs: LIMITS.timeLimitMs, stageProcessorMs: LIMITS.timeLimitMs },
    () => child.kill('SIGKILL'),
  );
  try {
    const task = serialize({ template, files, ...LIMITS } satisfies TypesetTask);
    return await new Promise<Uint8Array>((resolve, reject) => {
      const failed = (reason: string): void => reject(new AssayError('INTERNAL', { reason }));
      const frames = new FrameReader(MAX_REPORT_BYTES, (kind, payload) =>
        kind === 'fileBytes'
          ? resolve(Uint8Array.from(payload))
          : failed(`the report was refused: ${withoutTexts(payload.toString('utf8'))}`),
      );
      pipe.on('data', (piece: Buffer) => {
        try {
          frames.push(piece);
        } catch (error) {
          if (!(error instanceof FrameError)) throw error;
          failed(error.message);
        }
      });
      // A process that has ended reads no further.
      pipe.on('error', () => {});
      child.on('error', (error) => failed(error.message));
      child.on('close', (code, signal) => failed(`the process that sets reports ended: ${signal ?? code}`));
      child.stderr?.resume();
      const stages = child.stdio[4];
      if (stages && 'resume' in stages) stages.resume();
      pipe.write(frameHeader('message', task.length));
      pipe.write(task);
    });
  } finally {
    clock.stop();
    child.kill('SIGKILL');
  }
}

/** What the compiler says, for the log: what it quotes may be the document's. */
const withoutTexts = (failure: string): string => failure.replace(/(["`])[^"`]*\1/g, '"…"').slice(0, 500);
