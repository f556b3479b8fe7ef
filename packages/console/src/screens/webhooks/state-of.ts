import type { Webhook } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { time } from '../../words/numbers.js';

/** Whether it is told, and since when that fails. */
export const stateOf = ({ state, failingSince }: Webhook): string =>
  failingSince === undefined
    ? m.webhooks.states[state]
    : `${m.webhooks.states[state]}; ${m.webhooks.failingSince(time(failingSince))}`;
