import { createHash } from 'node:crypto';
import { addressName } from '../accounts/back-off.js';
import type { Settings } from '../settings.js';

/** Addresses and credentials that are remembered; those seen first are forgotten first. */
const MAX_REMEMBERED = 10_000;

interface Refusals {
  readonly count: number;
  /** When counting starts again. */
  readonly untilMs: number;
}

/**
 * Requests that nobody is let in with, counted by the address that they come from. Whoever asks too often is
 * no longer looked up, unless by a credential that was good before: behind a proxy all have its address.
 */
export class Strangers {
  readonly #limit: Settings['rateLimit'];
  readonly #refusals = new Map<string, Refusals>();
  /** SHA-256 of credentials that were good. */
  readonly #known = new Set<string>();

  /** @param limit of refusals from one address; the same as of requests with one credential */
  constructor(limit: Settings['rateLimit']) {
    this.#limit = limit;
  }

  isTurnedAway(address: string, credential: string, nowMs: number): boolean {
    if (this.#limit === 'off') return false;
    const refusals = this.#refusals.get(addressName(address));
    if (!refusals || refusals.untilMs <= nowMs || refusals.count < this.#limit.requests) return false;
    return !this.#known.has(digestOf(credential));
  }

  refused(address: string, credential: string, nowMs: number): void {
    if (this.#limit === 'off') return;
    this.#known.delete(digestOf(credential));
    const name = addressName(address);
    const before = this.#refusals.get(name);
    const counts = before !== undefined && before.untilMs > nowMs;
    this.#refusals.set(
      name,
      counts ? { ...before, count: before.count + 1 } : { count: 1, untilMs: nowMs + this.#limit.windowMs },
    );
    forgetFirst(this.#refusals);
  }

  letIn(credential: string): void {
    if (this.#limit === 'off') return;
    this.#known.add(digestOf(credential));
    forgetFirst(this.#known);
  }
}

const digestOf = (credential: string): string => createHash('sha256').update(credential).digest('base64');

function forgetFirst(remembered: Map<string, unknown> | Set<string>): void {
  const [first] = remembered.keys();
  if (remembered.size > MAX_REMEMBERED && first !== undefined) remembered.delete(first);
}
