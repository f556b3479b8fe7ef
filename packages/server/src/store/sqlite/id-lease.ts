/** Ids taken from the durable counter at once. The rest of a lease is lost at a stop, which leaves a gap. */
const LEASE_SIZE = 256;

/** Gives out ids from leases, so that only one reservation in {@link LEASE_SIZE} waits for the disk. */
export class IdLease {
  readonly #lease: (count: number) => Promise<number>;
  #nextId = 0;
  #endId = 0;
  #leasing: Promise<void> | undefined;

  /** @param lease durably takes `count` ids that nobody else gets and returns the first */
  constructor(lease: (count: number) => Promise<number>) {
    this.#lease = lease;
  }

  async next(): Promise<number> {
    while (this.#nextId === this.#endId) {
      this.#leasing ??= this.#renew().finally(() => {
        this.#leasing = undefined;
      });
      await this.#leasing;
    }
    return this.#nextId++;
  }

  async #renew(): Promise<void> {
    const first = await this.#lease(LEASE_SIZE);
    this.#nextId = first;
    this.#endId = first + LEASE_SIZE;
  }
}
