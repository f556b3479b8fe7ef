import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AssayError } from '../errors.js';

const HEADER = 'idempotency-key';
const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/;

/** The request's `Idempotency-Key`; undefined where none was sent. @throws AssayError IDEMPOTENCY_KEY_INVALID */
export function readIdempotencyKey(headers: FastifyRequest['headers']): string | undefined {
  const sent = headers[HEADER];
  if (sent === undefined) return undefined;
  if (typeof sent !== 'string' || !VISIBLE_ASCII.test(sent)) throw new AssayError('IDEMPOTENCY_KEY_INVALID');
  return sent;
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
