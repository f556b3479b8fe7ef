import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Correction } from '@assay/extraction';
import type { BlobStore } from '../blobs/types.js';
import { type Clock, utcDay } from '../clock.js';
import { correctionState } from '../store/correction-types.js';
import type { DueLesson } from '../store/lesson-types.js';
import type { Parsing } from '../store/parsing-types.js';
import type { RecordStore } from '../store/types.js';
import { type Analyst, type Taught, UndecodableError } from '../workers/types.js';
import type { Lessons } from './lessons.js';

/** Between two looks for corrections to learn from: whoever corrects one document sends the next some seconds later. */
const INTERVAL_MS = 2_000;
/** Whoever takes longer is taken to be gone: no document is read for as long. */
const LEASE_MICROS = 15 * 60 * 1_000_000;

export interface LearningDeps {
  readonly store: RecordStore;
  readonly blobs: BlobStore;
  readonly analyst: Pick<Analyst, 'learn' | 'isFull'>;
  readonly lessons: Pick<Lessons, 'keyOf'>;
  readonly temporaryDirectory: string;
  readonly clock: Clock;
  /** Told after each. */
  readonly onEnd: (
    result: { readonly parseId: number; readonly taught: Taught } | { readonly error: unknown },
  ) => void;
}

/**
 * Learns from corrections in the background, one record at a time, while a worker is free.
 * @returns a function that stops it, and resolves when the one under way has ended
 */
export function startLearning(deps: LearningDeps): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    while (!isStopped && !deps.analyst.isFull && (await learnNext(deps)));
    if (!isStopped) timer = setTimeout(again, INTERVAL_MS).unref();
  };
  const again = (): void => {
    underWay = run();
  };
  let underWay = run();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await underWay;
  };
}

/** @returns false where nothing is to be learned */
async function learnNext(deps: LearningDeps): Promise<boolean> {
  try {
    const due = await deps.store.claimLesson(deps.clock(), LEASE_MICROS);
    if (!due) return false;
    const taught = await learn(deps, due);
    await deps.store.keepLesson(due, taught.lesson ?? null);
    deps.onEnd({ parseId: due.parseId, taught });
    return true;
  } catch (error) {
    // It is claimed again once its lease has ended.
    deps.onEnd({ error });
    return false;
  }
}

const NOTHING: Taught = { lesson: undefined, unlearned: [] };

async function learn(deps: LearningDeps, { organizationId, parseId }: DueLesson): Promise<Taught> {
  const { store, blobs, analyst, lessons, temporaryDirectory } = deps;
  const parsing = await store.findParsing(organizationId, parseId);
  const corrections = correctionsOf((await store.listCorrections(organizationId, parseId)) ?? []);
  const [file] = parsing?.files ?? [];
  if (!parsing || !file || corrections.length === 0) return NOTHING;
  const folder = await mkdtemp(join(temporaryDirectory, 'lesson-'));
  try {
    const path = join(folder, 'document');
    await pipeline(await blobs.read(file.storedName), createWriteStream(path, { mode: 0o600 }));
    const key = await lessons.keyOf(organizationId);
    return await analyst.learn({ path, key, corrections, ...factsOf(parsing) }, { organizationId });
  } catch (error) {
    // It was read once: a worker that died over it now will again.
    if (error instanceof UndecodableError) return NOTHING;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const factsOf = ({ fileType, country, documentClass, createdAtMicros, fields }: Parsing) => ({
  format: fileType,
  country,
  documentClass: documentClass ?? undefined,
  receivedOn: utcDay(createdAtMicros),
  fields: fields.map(({ name, value, page, boundingBox }) => ({ name, value, page, box: boundingBox })),
});

/** What holds of what people said. */
const correctionsOf = (entries: Parameters<typeof correctionState>[0]): Correction[] =>
  correctionState(entries).corrections.flatMap(({ path, is, place }) =>
    path === null
      ? []
      : [
          {
            path,
            is: is ?? undefined,
            place: place && { page: place.page, box: place.boundingBox },
          },
        ],
  );
