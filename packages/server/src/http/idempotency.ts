import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ValidationIssue } from '../errors.js';

const HEADER = 'idempotency-key';
const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/;

/** The request's `Idempotency-Key`: absent, good, or an issue to report. */
export function readIdempotencyKey(headers: FastifyRequest['headers']): {
  key: string | undefined;
  issues: ValidationIssue[];
} {
  const sent = headers[HEADER];
  if (sent === undefined) return { key: undefined, issues: [] };
  if (typeof sent === 'string' && VISIBLE_ASCII.test(sent)) return { key: sent, issues: [] };
  const msg = 'Idempotency-Key should be 1 to 255 visible ASCII characters';
  return {
    key: undefined,
    issues: [{ loc: ['header', HEADER], msg, type: 'idempotency_key_invalid', ctx: { max_length: 255 } }],
  };
}

/** What a key stands for: the method, the path and every part of the form. */
export const requestFingerprint = (method: string, path: string, formFingerprint: string): string =>
  createHash('sha256').update(`${method} ${path}\n${formFingerprint}`).digest('hex');

/** Runs tasks of one name one after another, tasks of different names side by side. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Settles as `task` does, once every earlier task of this name has settled. */
  async take<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(name) ?? Promise.resolve();
    const mine = before.then(task, task);
    this.#last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (this.#last.get(name) === mine) this.#last.delete(name);
    }
  }
}
