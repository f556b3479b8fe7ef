import type { ReactNode } from 'react';
import type { Delivery } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { time } from '../../words/numbers.js';

interface DeliveryTableProps {
  readonly deliveries: readonly Delivery[];
  readonly onSendAgain: (eventId: string) => void;
}

/** What a webhook was told, newest first, and how each try ended. */
export function DeliveryTable({ deliveries, onSendAgain }: DeliveryTableProps): ReactNode {
  if (deliveries.length === 0) return <p>{m.webhooks.toldNothing}</p>;
  return (
    <section className="table-scroll" aria-label={m.webhooks.deliveries}>
      <table className="plain deliveries">
        <thead>
          <tr>
            <th scope="col">{m.audit.at}</th>
            <th scope="col">{m.webhooks.event}</th>
            <th scope="col">{m.webhooks.deliveryState}</th>
            <th scope="col">{m.webhooks.tries}</th>
            <th scope="col">{m.webhooks.lastAnswer}</th>
            <th scope="col">
              <span className="hidden">{m.webhooks.sendAgain}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map(({ event, state, attempts, dueAt, tries }) => (
            <tr key={event.id}>
              <td>{time(event.timestamp)}</td>
              <td>
                <code>{event.type}</code>
              </td>
              <td>
                {m.webhooks.deliveryStates[state]}
                {dueAt !== undefined && attempts > 0 && `; ${m.webhooks.nextTry(time(dueAt))}`}
              </td>
              <td className="number">{attempts}</td>
              <td>{answerOf(tries.at(-1))}</td>
              <td>
                <button type="button" className="quiet" onClick={() => onSendAgain(event.id)}>
                  {m.webhooks.sendAgain}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export const answerOf = (tried: Delivery['tries'][number] | undefined): string =>
  tried ? m.webhooks.answer(tried.status ?? tried.error ?? '', tried.durationMs) : '';
