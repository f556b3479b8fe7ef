/**
 * Loaded with `--import` before anything else of a process. Whatever its JavaScript, Node's own included,
 * tries to reach beyond this machine is written to the file of OFFLINE_RECORD, one target a line, and
 * refused. It hands itself on to processes of Node and to threads, whose own options and environment stay as
 * they are otherwise.
 *
 * Not seen here: what native code opens by itself, and a thread made of a string (`eval: true`), which Node
 * 20 starts beside its `--import`.
 */
import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import workerThreads from 'node:worker_threads';

const { OFFLINE_RECORD } = process.env;
const IMPORT = `--import=${import.meta.url}`;

const isLocal = (host) =>
  host === undefined || /^(localhost|127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/.test(host);

function refuse(kind, host) {
  appendFileSync(OFFLINE_RECORD, `${kind} ${host}\n`);
  throw new Error(`${kind} ${host} is beyond this machine`);
}

/** Calls `method` of `owner` unless `hostOf` its arguments is beyond this machine. */
function guard(owner, method, hostOf) {
  const original = owner[method];
  owner[method] = function guarded(...parameters) {
    const host = hostOf(parameters);
    return isLocal(host) ? original.apply(this, parameters) : refuse(method, host);
  };
}

/**
 * The forms of `Socket.connect`: (options), (path), (port, host), or an array of these, as `net.connect`
 * passes on.
 */
function hostOfConnect([first, second]) {
  if (Array.isArray(first)) return hostOfConnect(first);
  if (typeof first === 'object') return first.path ? undefined : first.host;
  return typeof second === 'string' ? second : undefined;
}
guard(net.Socket.prototype, 'connect', hostOfConnect);

for (const owner of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
  for (const name of Object.keys(Object.getOwnPropertyDescriptors(owner))) {
    if (/^(lookup|resolve|reverse)/.test(name)) guard(owner, name, ([host]) => host || undefined);
  }
}

/**
 * `send` ends with (..., port, address?, callback?), `connect` with (port, address?, callback?): addresses
 * are their only text.
 */
const addressOf = (parameters) => parameters.slice(1).find((parameter) => typeof parameter === 'string');
guard(dgram.Socket.prototype, 'send', addressOf);
guard(dgram.Socket.prototype, 'connect', addressOf);

const { fork } = childProcess;
childProcess.fork = (file, parameters, options) =>
  fork(file, parameters, {
    ...options,
    execArgv: [...(options.execArgv ?? process.execArgv), IMPORT],
    env: { ...(options.env ?? process.env), OFFLINE_RECORD },
  });

const { spawn } = childProcess;
childProcess.spawn = (program, parameters, options) =>
  program === process.execPath
    ? spawn(program, [IMPORT, ...parameters], {
        ...options,
        env: { ...(options.env ?? process.env), OFFLINE_RECORD },
      })
    : spawn(program, parameters, options);

workerThreads.Worker = class extends workerThreads.Worker {
  constructor(file, options = {}) {
    super(file, {
      ...options,
      execArgv: [...(options.execArgv ?? process.execArgv), IMPORT],
      env: { ...(options.env ?? process.env), OFFLINE_RECORD },
    });
  }
};

syncBuiltinESMExports();
