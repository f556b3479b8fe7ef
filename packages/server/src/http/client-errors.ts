import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AssayError, type AssayErrorCode } from '../errors.js';
import { errorBody } from './error-answers.js';

const CODES: Readonly<Record<string, AssayErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIME_LIMIT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
};

/** For how long a refused client may still read its answer. */
const LINGER_MS = 1000;

/**
 * Answers what Node's HTTP parser refuses before there is a request: with a body and a request id like every
 * other answer.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const answer = new AssayError(CODES[error.code ?? ''] ?? 'BAD_REQUEST');
  const body = JSON.stringify(errorBody(answer));
  socket.end(
    [
      `HTTP/1.1 ${answer.statusCode} ${STATUS_CODES[answer.statusCode]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${randomUUID()}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  // A client that keeps its side open would keep its submission: nothing more is read from it.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
