import { connect } from 'node:net';
import { type AnyCheck, CHECKS as REGISTRY } from '@assay/forensics';

/** TEST-NET-1 (RFC 5737): an address of nobody. */
export const NOBODY = '192.0.2.1';

/** The engine's checks, each of which calls out from the worker in which it runs. */
export const CHECKS: readonly AnyCheck[] = REGISTRY.map((check) => ({
  ...check,
  examine: (views) => {
    connect(80, NOBODY);
    return check.examine(views);
  },
}));
