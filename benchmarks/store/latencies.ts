import { processorTimeMs } from '../../packages/server/src/workers/processor-time.js';

/** How long one kind of work took, by the clock and in processor time. */
export class Latencies {
  readonly #timesMs: number[] = [];
  /**
   * Unlike the clock not stretched by what else runs on the machine; only of meaning while this process does
   * nothing else.
   */
  readonly #processorMs: number[] = [];

  /** Processor time of the whole process. */
  async measure<T>(work: () => Promise<T>): Promise<T> {
    const processor = process.cpuUsage();
    return this.#measure(work, () => {
      const { user, system } = process.cpuUsage(processor);
      return (user + system) / 1000;
    });
  }

  /** Processor time of the process and of those that it started, to a hundredth of a second. */
  async measureWithChildren<T>(work: () => Promise<T>): Promise<T> {
    return this.measureUsing(() => processorTimeMs(process.pid) ?? Number.NaN, work);
  }

  /** Processor time as `usedMs` tells it, before and after. */
  async measureUsing<T>(usedMs: () => number, work: () => Promise<T>): Promise<T> {
    const before = usedMs();
    return this.#measure(work, () => usedMs() - before);
  }

  async #measure<T>(work: () => Promise<T>, processorMs: () => number): Promise<T> {
    const startedMs = performance.now();
    const result = await work();
    this.#timesMs.push(performance.now() - startedMs);
    this.#processorMs.push(processorMs());
    return result;
  }

  row(name: string): string {
    const times = PERCENTS.map((percent) => percentile(this.#timesMs, percent));
    const processorTimes = PERCENTS.map((percent) => percentile(this.#processorMs, percent));
    const columns = [...times, ...processorTimes].map((ms) => ms.toFixed(2).padStart(9));
    return `${name.padEnd(NAME_WIDTH)}${String(this.#timesMs.length).padStart(7)}${columns.join('')}`;
  }
}

const NAME_WIDTH = 46;
const PERCENTS = [50, 95, 99, 100] as const;

const HEADING = `${''.padEnd(NAME_WIDTH)}${[
  'n',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'max ms',
  'cpu p50',
  'cpu p95',
  'cpu p99',
  'cpu max',
]
  .map((name, index) => name.padStart(index === 0 ? 7 : 9))
  .join('')}`;

/** The value that `percent` of all values do not exceed. */
function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** Several kinds of work, one row each. */
export class LatencyTable {
  readonly #rows = new Map<string, Latencies>();

  of(name: string): Latencies {
    const latencies = this.#rows.get(name) ?? new Latencies();
    this.#rows.set(name, latencies);
    return latencies;
  }

  print(title: string): void {
    console.log(`\n${title}\n${HEADING}`);
    for (const [name, latencies] of this.#rows) console.log(latencies.row(name));
  }
}
