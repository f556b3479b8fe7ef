import { setTimeout as delay } from 'node:timers/promises';
import { type AnyCheck, CHECKS as REGISTRY } from '@assay/forensics';

const DELAY_MS = 1500;

/** The engine's checks, each of them slow: a document stays in its worker for long enough to look. */
export const CHECKS: readonly AnyCheck[] = REGISTRY.map((check) => ({
  ...check,
  examine: async (views) => {
    await delay(DELAY_MS);
    return check.examine(views);
  },
}));
