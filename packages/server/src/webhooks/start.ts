import { Dispatcher, type DispatcherDeps } from './dispatcher.js';
import { NO_WEBHOOK_HOSTS } from './hosts.js';
import { resolveByTheSystem } from './post.js';

/** A receiver that takes longer has failed; it should answer first and work afterwards. */
const TIME_LIMIT_MS = 15_000;

/** Tells receivers of events until it is stopped; where no host is named, events wait. */
export function startWebhooks(deps: Omit<DispatcherDeps, 'resolve' | 'timeLimitMs' | 'random'>): Dispatcher {
  const dispatcher = new Dispatcher({
    ...deps,
    resolve: resolveByTheSystem,
    timeLimitMs: TIME_LIMIT_MS,
    random: Math.random,
  });
  if (deps.hosts !== NO_WEBHOOK_HOSTS) dispatcher.start();
  return dispatcher;
}
