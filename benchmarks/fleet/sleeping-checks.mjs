/**
 * The engine's checks, of which one that looks at every file sleeps as long as the address of this module says (`?ms=2000`): a
 * document takes a worker as long as a real one does, and hardly any processor time.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { CHECKS as REGISTRY } from '@assay/forensics';

const sleepMs = Number(new URL(import.meta.url).searchParams.get('ms'));

const sleeping = REGISTRY.find(({ needs }) => needs.length === 0);

export const CHECKS = REGISTRY.map((check) =>
  check !== sleeping
    ? check
    : {
        ...check,
        examine: async (views) => {
          await sleep(sleepMs);
          return check.examine(views);
        },
      },
);
