import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dossier, Fingerprint } from '@assay/linking';
import { dossierOfBytes } from '@assay/server';
import { ask, startAnswering } from '../answering-process.js';
import type { DossierTask, TakenBytes } from './dossier-process.js';
import type { TakenDossier } from './types.js';

/** Networks of one thread each; more processes than this only wait for each other's memory. */
export const MOST_WORKERS = 2;

export interface TakingOptions {
  /** 1 to {@link MOST_WORKERS}. */
  readonly workers: number;
  /** A folder of what was recognized before, by picture. */
  readonly textCache: string | undefined;
  /** Whether pictures are not read, which takes most of the time. */
  readonly pixelsUnread: boolean;
  /** Whether faces are looked for, as where an operator lets the server keep them for a time. */
  readonly faces: boolean;
  /** A folder of dossiers taken before, by file; to be emptied when a fingerprinter changes. */
  readonly dossierCache: string | undefined;
  readonly onDone: (done: number) => void;
}

/**
 * Takes every submission's dossier, in processes of their own.
 * @returns in the order of `files`
 * @throws Error naming the file that could not be opened
 */
export async function takeDossiers(
  folder: string,
  files: readonly string[],
  options: TakingOptions,
): Promise<TakenDossier[]> {
  const taken = new Array<TakenDossier>(files.length);
  let [next, done] = [0, 0];
  const lane = async (): Promise<void> => {
    let child: ChildProcess | undefined;
    try {
      for (let index = next++; index < files.length; index = next++) {
        const file = files[index]!;
        const bytes = await takeOnce(options.dossierCache, file, async () => {
          child ??= await startAnswering(
            new URL('./dossier-process.ts', import.meta.url),
            commandLineOf(options),
          );
          const task: DossierTask = { path: join(folder, file) };
          const answer = await ask<TakenBytes>(child, task);
          if ('error' in answer) throw new Error(`${file}: ${answer.error}`);
          return answer;
        });
        const { broken, cpuMs } = bytes;
        const stored = new Uint8Array(Buffer.from(bytes.dossier, 'base64'));
        taken[index] = {
          file,
          dossier: withFace(dossierOfBytes(stored), bytes.face),
          sizeBytes: stored.length,
          broken,
          cpuMs,
        };
        options.onDone(++done);
      }
    } finally {
      child?.disconnect();
    }
  };
  await Promise.all(Array.from({ length: Math.min(options.workers, files.length) }, lane));
  return taken;
}

const commandLineOf = ({ textCache, pixelsUnread, faces }: TakingOptions): string[] => [
  ...(textCache === undefined ? [] : [`--text-cache=${textCache}`]),
  ...(pixelsUnread ? ['--pixels-unread'] : []),
  ...(faces ? ['--faces'] : []),
];

function withFace(dossier: Dossier, face: TakenBytes['face']): Dossier {
  if (!face) return dossier;
  const value = { form: 'vector', numbers: Float32Array.from(face.template) } as const;
  const portrait: Fingerprint = {
    kind: 'face',
    part: 'portrait',
    value,
    ...(face.page !== undefined && { page: face.page }),
  };
  return { ...dossier, fingerprints: [...dossier.fingerprints, portrait] };
}

async function takeOnce(
  folder: string | undefined,
  file: string,
  take: () => Promise<TakenBytes>,
): Promise<TakenBytes> {
  if (folder === undefined) return take();
  const path = join(folder, `${file}.json`);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as TakenBytes;
  const taken = await take();
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, JSON.stringify(taken));
  return taken;
}
