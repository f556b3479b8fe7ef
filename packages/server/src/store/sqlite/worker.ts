/**
 * The thread behind the store: answers requests in the order they come, the writer those that wait in one
 * transaction.
 */
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { Connection } from './connection.js';
import { migrate } from './migrate.js';
import { READS } from './operations.js';
import { failureOf, type Request, type Response, type ThreadSettings } from './protocol.js';
import { writeTogether } from './write-group.js';

/** Most requests that commit together: one of them waits for all. */
const MAX_GROUP = 256;

const port = parentPort as MessagePort;
const { path, role } = workerData as ThreadSettings;

function read(from: Connection, requests: readonly Request[]): readonly Response[] {
  return requests.map(({ requestId, operation, parameters }) => {
    const answer = READS[operation as keyof typeof READS] as (
      connection: Connection,
      ...parameters: readonly unknown[]
    ) => unknown;
    try {
      return { requestId, ok: true, value: answer(from, ...parameters) };
    } catch (error) {
      return { requestId, ok: false, failure: failureOf(error) };
    }
  });
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

let connection: Connection | undefined;

function openDatabase(): void {
  const opened = new Connection(path);
  try {
    if (role === 'writer') migrate(opened);
  } catch (error) {
    opened.close();
    throw error;
  }
  connection = opened;
}

function closeDatabase(): void {
  connection?.close();
  connection = undefined;
}

/** Opening and closing: apart from the operations, since they change what the others work on. */
function manage({ requestId, operation }: Request): Response {
  try {
    if (operation === 'open') openDatabase();
    else closeDatabase();
    return { requestId, ok: true, value: undefined };
  } catch (error) {
    return { requestId, ok: false, failure: failureOf(error) };
  }
}

const isManagement = ({ operation }: Request): boolean => operation === 'open' || operation === 'close';

port.on('message', (message: Request) => {
  const requests = role === 'writer' ? takeWaiting(message) : [message];
  // Opened before what came with it: a thread that was started anew finds requests waiting.
  for (const request of requests.filter(({ operation }) => operation === 'open'))
    port.postMessage(manage(request));
  const work = requests.filter((request) => !isManagement(request));
  if (connection && work.length > 0) {
    const responses = role === 'writer' ? writeTogether(connection, work) : read(connection, work);
    for (const response of responses) port.postMessage(response);
  }
  for (const request of requests.filter(({ operation }) => operation === 'close')) {
    port.postMessage(manage(request));
    port.close();
  }
});
