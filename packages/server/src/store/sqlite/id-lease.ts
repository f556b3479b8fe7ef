/** Ids that are taken from the durable counter at once; by the clock they are those of 6.4 s. */
const LEASE_SIZE = 64;

/** Gives out ids from leases, so that not every reservation of a busy server waits for the disk. */
export class IdLease {
  readonly #lease: (least: number, count: number) => Promise<number>;
  #nextId = 0;
  #endId = 0;
  #leasing: Promise<void> | undefined;

  /** @param lease durably takes `count` ids that nobody else gets, from `least` on or later, and returns the first */
  constructor(lease: (least: number, count: number) => Promise<number>) {
    this.#lease = lease;
  }

  /** @returns the next id that is not below `least` */
  async next(least: number): Promise<number> {
    this.#nextId = Math.max(this.#nextId, least);
    while (this.#nextId >= this.#endId) {
      this.#leasing ??= this.#renew().finally(() => {
        this.#leasing = undefined;
      });
      await this.#leasing;
    }
    return this.#nextId++;
  }

  async #renew(): Promise<void> {
    const first = await this.#lease(this.#nextId, LEASE_SIZE);
    this.#nextId = Math.max(this.#nextId, first);
    this.#endId = first + LEASE_SIZE;
  }
}
