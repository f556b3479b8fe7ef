import { setTimeout as delay } from 'node:timers/promises';
import { type AnyCheck, CHECKS as REGISTRY } from '@assay/forensics';

const DELAY_MS = 6000;

/** The engine's checks, the first of them slow: a document stays in its worker for long enough to look. */
export const CHECKS: readonly AnyCheck[] = REGISTRY.map((check, index) =>
  index > 0
    ? check
    : {
        ...check,
        examine: async (views) => {
          await delay(DELAY_MS);
          return check.examine(views);
        },
      },
);
