/** What waits of one organization, oldest first, and what it has had. */
interface Line<Item> {
  readonly items: Item[];
  running: number;
  /** How many were taken of it, each halved with every {@link HALF_LIFE_TURNS} turns, as of turn `served`. */
  taken: number;
  /** Number of the turn that last served it; that of its making for none. */
  served: number;
}

/**
 * How long what an organization has had is held against it. Simulated with 20 organizations, of which one sends
 * 500 documents at once, 50 to 1000 make no difference that matters (2026-11-28, fair-queue.test.ts has the
 * model).
 */
const HALF_LIFE_TURNS = 200;
/** A line that is empty and has had less is forgotten. */
const LEAST_REMEMBERED = 0.1;

/**
 * Who is next: of the organizations with something that waits the one that has had the least of late, those that
 * run included; among equals the one that was served longest ago. A flood of one organization gets what the
 * others leave, and its even share where they all send more than is examined. To look at running ones alone is
 * not enough: then a flood comes in between whenever somebody else has one running.
 */
export class FairQueue<Item> {
  readonly #lines = new Map<number, Line<Item>>();
  #turn = 0;
  #size = 0;

  /** How many wait. */
  get size(): number {
    return this.#size;
  }

  waitingOf(organizationId: number): number {
    return this.#lines.get(organizationId)?.items.length ?? 0;
  }

  add(organizationId: number, item: Item): void {
    const line = this.#lines.get(organizationId) ?? { items: [], running: 0, taken: 0, served: this.#turn };
    this.#lines.set(organizationId, line);
    line.items.push(item);
    this.#size += 1;
  }

  /** Takes the next one out; its organization counts as having one more running until {@link ended}. */
  take(): { organizationId: number; item: Item } | undefined {
    let next: { organizationId: number; line: Line<Item>; had: number } | undefined;
    for (const [organizationId, line] of this.#lines) {
      if (line.items.length === 0) continue;
      const had = line.running + this.#takenOf(line);
      const order = next ? had - next.had || line.served - next.line.served : -1;
      if (order < 0) next = { organizationId, line, had };
    }
    if (!next) return undefined;
    const { organizationId, line } = next;
    line.taken = this.#takenOf(line) + 1;
    line.running += 1;
    line.served = ++this.#turn;
    this.#size -= 1;
    if (this.#turn % HALF_LIFE_TURNS === 0) this.#forgetIdle();
    return { organizationId, item: line.items.shift() as Item };
  }

  /** To be called once for each that was taken. */
  ended(organizationId: number): void {
    const line = this.#lines.get(organizationId);
    if (line) line.running -= 1;
  }

  /** Takes one out that is not to run. @returns false when it does not wait */
  remove(organizationId: number, item: Item): boolean {
    const items = this.#lines.get(organizationId)?.items ?? [];
    const index = items.indexOf(item);
    if (index < 0) return false;
    items.splice(index, 1);
    this.#size -= 1;
    return true;
  }

  #takenOf({ taken, served }: Line<Item>): number {
    return taken * 2 ** ((served - this.#turn) / HALF_LIFE_TURNS);
  }

  #forgetIdle(): void {
    for (const [organizationId, line] of this.#lines)
      if (line.running + line.items.length === 0 && this.#takenOf(line) < LEAST_REMEMBERED)
        this.#lines.delete(organizationId);
  }
}
