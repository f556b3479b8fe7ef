import { isIP } from 'node:net';

/** Wrong tries before the first wait. */
const FREE_TRIES = 5;
/** Waits after the fifth wrong try and each one behind it. */
const WAITS_MS = [1, 2, 4, 8, 15].map((minutes) => minutes * 60_000);
/** What is forgotten first when an attacker names ever new people is the oldest. */
const MAX_REMEMBERED = 100_000;
/** Without a wrong try for this long, counting starts again. */
const FORGOTTEN_AFTER_MS = 24 * 3600_000;

interface Tries {
  readonly wrong: number;
  readonly lastMs: number;
}

/**
 * Wrong tries to sign in, by person and by address: both wait. Of this process, and gone with it.
 *
 * A right password takes back the wrong tries of that person from that address, and no others: who guesses at a
 * colleague gains nothing by his own account, nor by the colleague's signing in elsewhere.
 */
export class BackOff {
  readonly #tries = new Map<string, Tries>();

  /** @returns milliseconds that this person from this address has to wait; 0 for none */
  waitMs(person: string, address: string, nowMs: number): number {
    return Math.max(this.#waitOf(person, nowMs), this.#waitOf(address, nowMs));
  }

  #waitOf(name: string, nowMs: number): number {
    const tries = this.#tries.get(name);
    if (!tries || tries.wrong < FREE_TRIES) return 0;
    const wait = WAITS_MS[Math.min(tries.wrong - FREE_TRIES, WAITS_MS.length - 1)] ?? 0;
    return tries.lastMs + wait - nowMs;
  }

  wrong(person: string, address: string, nowMs: number): void {
    for (const name of [person, address, pairOf(person, address)]) {
      const before = this.#tries.get(name);
      const counts = before && nowMs - before.lastMs < FORGOTTEN_AFTER_MS;
      this.#tries.delete(name);
      this.#tries.set(name, { wrong: (counts ? before.wrong : 0) + 1, lastMs: nowMs });
    }
    for (const oldest of this.#tries.keys()) {
      if (this.#tries.size <= MAX_REMEMBERED) break;
      this.#tries.delete(oldest);
    }
  }

  right(person: string, address: string): void {
    const pair = pairOf(person, address);
    const own = this.#tries.get(pair)?.wrong ?? 0;
    this.#tries.delete(pair);
    for (const name of [person, address]) {
      const tries = this.#tries.get(name);
      if (tries) this.#tries.set(name, { ...tries, wrong: Math.max(0, tries.wrong - own) });
    }
  }
}

const pairOf = (person: string, address: string): string => `${person} ${address}`;

/** An address as tries are counted by it: a customer's IPv6 network is one, and so is all that is no address. */
export function addressName(ip: string): string {
  // A proxy's word, as an address with a port: each connection would be another one.
  if (isIP(ip) === 0) return 'address:none';
  if (!ip.includes(':') || /^::ffff:\d+\./i.test(ip)) return `address:${ip}`;
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const filled =
    tail === undefined ? groups : [...groups, ...Array(8 - groups.length - rest.length).fill('0'), ...rest];
  return `address:${filled.slice(0, 4).join(':')}::/64`;
}
