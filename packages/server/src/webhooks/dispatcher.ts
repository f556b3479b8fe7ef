import type { WebhookStore } from '../store/webhook-types.js';
import { type DeliverDeps, deliver } from './deliver.js';

/** How often is looked for what is due. */
const TICK_MS = 1000;
/** Requests to one receiver at the same time. */
const AT_ONCE = 8;
/** Receivers that are told of something at the same time, by this process. */
const MOST_RECEIVERS = 32;
/** Beyond the time limit of a request: then whoever sees it tries again. */
const LEASE_GRACE_MS = 45_000;

export interface DispatcherDeps extends DeliverDeps {
  readonly store: DeliverDeps['store'] & WebhookStore;
  readonly onFault: (error: unknown) => void;
}

/**
 * Tells receivers of events: each by itself, so that one that hangs holds up no other. At least once: what a
 * process was at when it was killed is told again.
 */
export class Dispatcher {
  readonly #deps: DispatcherDeps;
  readonly #busy = new Map<number, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(deps: DispatcherDeps) {
    this.#deps = deps;
  }

  start(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      void this.look()
        .catch(this.#deps.onFault)
        .finally(() => this.start());
    }, TICK_MS);
    this.#timer.unref();
  }

  /** Begins what is due with receivers that nothing is being sent to. */
  async look(): Promise<void> {
    const { store, clock, onFault } = this.#deps;
    for (const webhookId of await store.webhooksDue(clock())) {
      if (this.#isStopped || this.#busy.size >= MOST_RECEIVERS) return;
      if (this.#busy.has(webhookId)) continue;
      const telling = this.#tell(webhookId)
        .catch(onFault)
        .finally(() => this.#busy.delete(webhookId));
      this.#busy.set(webhookId, telling);
    }
  }

  /** Begins nothing more; resolves when what was begun has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.whenIdle();
  }

  /** Resolves when what was begun has ended. */
  async whenIdle(): Promise<void> {
    await Promise.all(this.#busy.values());
  }

  async #tell(webhookId: number): Promise<void> {
    const { store, clock, timeLimitMs } = this.#deps;
    while (!this.#isStopped) {
      const leaseUntilMicros = clock() + (timeLimitMs + LEASE_GRACE_MS) * 1000;
      const taken = await store.claimDeliveries(webhookId, clock(), leaseUntilMicros, AT_ONCE);
      if (!taken || taken.claimed.length === 0) return;
      await Promise.all(
        taken.claimed.map(async (claimed) =>
          store.endDelivery(webhookId, await deliver(this.#deps, taken.webhook, claimed)),
        ),
      );
    }
  }
}
