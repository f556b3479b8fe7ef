/** The thread behind the store: opens the database in its role, then answers requests in the order they come. */
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { Connection } from './connection.js';
import { migrate } from './migrate.js';
import { READS } from './operations.js';
import { failureOf, OPENED, type Request, type Response, type ThreadSettings } from './protocol.js';
import { writeTogether } from './write-group.js';

/** Most requests that commit together: one of them waits for all. */
const MAX_GROUP = 256;

const port = parentPort as MessagePort;
const { path, role } = workerData as ThreadSettings;

function open(): Connection {
  const connection = new Connection(path);
  if (role === 'writer') migrate(connection);
  return connection;
}

function read(connection: Connection, { requestId, operation, parameters }: Request): Response {
  const answer = READS[operation as keyof typeof READS] as (connection: Connection, ...parameters: readonly unknown[]) => unknown;
  try {
    return { requestId, ok: true, value: answer(connection, ...parameters) };
  } catch (error) {
    return { requestId, ok: false, failure: failureOf(error) };
  }
}

/** The request at hand and all that queued up behind it while the last group was being committed. */
function takeWaiting(first: Request): Request[] {
  const requests = [first];
  while (requests.length < MAX_GROUP) {
    const next = receiveMessageOnPort(port) as { message: Request } | undefined;
    if (!next) break;
    requests.push(next.message);
  }
  return requests;
}

function serve(connection: Connection): void {
  port.on('message', (message: Request) => {
    const waiting = role === 'writer' ? takeWaiting(message) : [message];
    const requests = waiting.filter(({ operation }) => operation !== 'close');
    const responses =
      role === 'writer' && requests.length > 0 ? writeTogether(connection, requests) : requests.map((one) => read(connection, one));
    for (const response of responses) port.postMessage(response);
    const close = waiting.find(({ operation }) => operation === 'close');
    if (!close) return;
    connection.close();
    port.postMessage({ requestId: close.requestId, ok: true, value: undefined } satisfies Response);
    port.close();
  });
}

try {
  serve(open());
  port.postMessage({ requestId: OPENED, ok: true, value: undefined } satisfies Response);
} catch (error) {
  port.postMessage({ requestId: OPENED, ok: false, failure: failureOf(error) } satisfies Response);
}
