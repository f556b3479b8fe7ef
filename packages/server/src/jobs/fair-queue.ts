/** Jobs of one organization, oldest first. */
interface Line {
  readonly jobIds: string[];
  running: number;
  /** Number of the turn that last served it; 0 for none. */
  served: number;
}

/**
 * Who is next: of the organizations with waiting jobs the one with the fewest running, among those the one
 * that was served longest ago. A flood of one organization makes nobody wait but itself.
 */
export class FairQueue {
  readonly #lines = new Map<number, Line>();
  #turn = 0;
  #size = 0;

  /** Waiting jobs. */
  get size(): number {
    return this.#size;
  }

  waitingOf(organizationId: number): number {
    return this.#lines.get(organizationId)?.jobIds.length ?? 0;
  }

  add(organizationId: number, jobId: string): void {
    const line = this.#lines.get(organizationId) ?? { jobIds: [], running: 0, served: this.#turn };
    this.#lines.set(organizationId, line);
    line.jobIds.push(jobId);
    this.#size += 1;
  }

  /** Takes the next job out; its organization counts as having one more running until {@link ended}. */
  take(): { organizationId: number; jobId: string } | undefined {
    let next: [number, Line] | undefined;
    for (const entry of this.#lines) {
      const [, line] = entry;
      if (line.jobIds.length === 0) continue;
      const order = next ? line.running - next[1].running || line.served - next[1].served : -1;
      if (order < 0) next = entry;
    }
    if (!next) return undefined;
    const [organizationId, line] = next;
    line.running += 1;
    line.served = ++this.#turn;
    this.#size -= 1;
    return { organizationId, jobId: line.jobIds.shift() as string };
  }

  ended(organizationId: number): void {
    const line = this.#lines.get(organizationId);
    if (!line) return;
    line.running -= 1;
    if (line.running === 0 && line.jobIds.length === 0) this.#lines.delete(organizationId);
  }

  /** Takes a job out that is not to run. */
  remove(organizationId: number, jobId: string): void {
    const line = this.#lines.get(organizationId);
    const index = line?.jobIds.indexOf(jobId) ?? -1;
    if (index < 0) return;
    line?.jobIds.splice(index, 1);
    this.#size -= 1;
  }
}
