import { once } from 'node:events';
import { createServer as createHttpServer, request } from 'node:http';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What stands before a service. */
export interface Gate {
  /** Milliseconds that everything waits. */
  delayMs: number;
  /** Whether everything is refused: by 500 before S3, by a closed door before PostgreSQL. */
  isBroken: boolean;
  close(): void;
}

/** @returns the proxy, and its address in place of `endpoint` */
export async function s3Proxy(endpoint: string): Promise<{ proxy: Gate; endpoint: string }> {
  const { hostname, port } = new URL(endpoint);
  const server = createHttpServer(async (asked, answer) => {
    if (proxy.isBroken) {
      asked.resume();
      answer.writeHead(500).end('<Error><Code>InternalError</Code></Error>');
      return;
    }
    await sleep(proxy.delayMs);
    const { method, headers, url: path } = asked;
    const passed = request({ host: hostname, port, method, headers, path }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  const proxy: Gate = { delayMs: 0, isBroken: false, close };
  return { proxy, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Every word of either side waits. @returns the proxy, and the URL in place of `url`, by TCP */
export async function postgresProxy(url: string): Promise<{ proxy: Gate; url: string }> {
  const { searchParams, pathname } = new URL(url);
  const socketPath = join(searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const sockets = new Set<Socket>();
  const pass = async (from: Socket, to: Socket): Promise<void> => {
    for await (const piece of from) {
      await sleep(proxy.delayMs / 2);
      to.write(piece);
    }
    to.end();
  };
  const server = createServer((client) => {
    if (proxy.isBroken) return void client.destroy();
    const upstream = createConnection(socketPath);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      socket.on('error', () => {});
    }
    pass(client, upstream).catch(() => upstream.destroy());
    pass(upstream, client).catch(() => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = (): void => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  const proxy: Gate = { delayMs: 0, isBroken: false, close };
  return { proxy, url: `postgres://postgres@127.0.0.1:${(server.address() as AddressInfo).port}${pathname}` };
}
