/**
 * The engine's checks, the first of which sleeps as long as the address of this module says (`?ms=2000`): a
 * document takes a worker as long as a real one does, and hardly any processor time.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { CHECKS as REGISTRY } from '@assay/forensics';

const sleepMs = Number(new URL(import.meta.url).searchParams.get('ms'));

export const CHECKS = REGISTRY.map((check, index) =>
  index > 0
    ? check
    : {
        ...check,
        examine: async (views) => {
          await sleep(sleepMs);
          return check.examine(views);
        },
      },
);
