/** Times of one kind of work, in milliseconds. */
export class Latencies {
  readonly #timesMs: number[] = [];

  async measure<T>(work: () => Promise<T>): Promise<T> {
    const startedMs = performance.now();
    const result = await work();
    this.#timesMs.push(performance.now() - startedMs);
    return result;
  }

  /** The time that `percent` of all measurements did not exceed. */
  percentileMs(percent: number): number {
    const sorted = this.#timesMs.toSorted((a, b) => a - b);
    return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
  }

  row(name: string): string {
    const columns = [50, 99, 100].map((percent) => this.percentileMs(percent).toFixed(2).padStart(9));
    return `${name.padEnd(46)}${String(this.#timesMs.length).padStart(7)}${columns.join('')}`;
  }
}

export const LATENCY_HEADING = `${''.padEnd(46)}${'n'.padStart(7)}${['p50 ms', 'p99 ms', 'max ms'].map((name) => name.padStart(9)).join('')}`;
