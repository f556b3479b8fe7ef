import { Dispatcher, type DispatcherDeps } from './dispatcher.js';
import { NO_WEBHOOK_HOSTS } from './hosts.js';
import { POSTING } from './post.js';

/** Tells receivers of events until it is stopped; where no host is named, events wait. */
export function startWebhooks(deps: Omit<DispatcherDeps, 'resolve' | 'timeLimitMs' | 'random'>): Dispatcher {
  const dispatcher = new Dispatcher({
    ...deps,
    ...POSTING,
    random: Math.random,
  });
  if (deps.hosts !== NO_WEBHOOK_HOSTS) dispatcher.start();
  return dispatcher;
}
