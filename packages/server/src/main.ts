import { join } from 'node:path';
import { DATABASE_FILE } from './data-folder.js';
import { type RunningServer, startServer } from './server.js';
import { type Role, readSettings, type Settings } from './settings.js';
import { SettingsError } from './settings-error.js';
import { StoreError } from './store/errors.js';

/** What an operator should know of how uploads are decoded. */
function confinementOf({ workerSandbox }: RunningServer): string {
  if (!workerSandbox) return 'Workers are other processes.';
  const { kind, hasOwnUser } = workerSandbox;
  if (kind === 'none')
    return 'Workers are not confined: install bubblewrap, or allow user namespaces (ASSAY_WORKER_SANDBOX).';
  const user = hasOwnUser ? ', under a user id of their own' : '';
  return `Workers are confined by ${kind === 'namespaces' ? 'user namespaces' : kind}${user}.`;
}

/** What an operator sees at the start. The key goes to the terminal and nowhere else. */
function greeting(server: RunningServer, role: Role): string {
  const { localUrl, firstKey, setupLink } = server;
  if (role === 'worker')
    return [`This worker tells on ${localUrl} how it is (/readyz, /metrics)`, confinementOf(server), ''].join(
      '\n',
    );
  const key = firstKey ?? '$ASSAY_API_KEY';
  const request = (form: string, path: string): string =>
    `  curl -s -H "x-api-key: ${key}" ${form} ${localUrl}${path}`;
  return [
    `Assay listens on ${localUrl} (reference: ${localUrl}/docs)`,
    confinementOf(server),
    ...(firstKey === undefined ? [] : ['', 'Your first API key, shown this once:', `  ${firstKey}`]),
    ...(setupLink === undefined
      ? []
      : ['', 'Make the first administrator of the console, within a day:', `  ${setupLink}`]),
    '',
    'Try it:',
    request('-F model=document -F file=@examples/statement-edited.pdf', '/v1/detection'),
    request('-F model=light -F file=@examples/licence.png', '/v1/parse'),
    request('-F idFile=@examples/id-card.jpg -F selfieFile=@examples/selfie.jpg', '/v1/verification'),
    '',
  ].join('\n');
}

/**
 * `assay serve`: reads the settings from the environment, starts, prints where and how, and stops on SIGTERM
 * or SIGINT: running analyses finish first; a second signal ends the process at once.
 * @returns when the server listens; the process ends with the signal
 */
export async function main(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<void> {
  // What it writes is its own alone, in a folder too that was there before and is open to others.
  process.umask(0o077);
  let server: RunningServer;
  let settings: Settings | undefined;
  try {
    settings = readSettings(environment);
    // Read once: what is started from here on does not inherit it.
    delete process.env.ASSAY_BOOTSTRAP_API_KEY;
    delete process.env.ASSAY_DATABASE_URL;
    server = await startServer(settings);
  } catch (error) {
    process.stderr.write(`${startFailure(error, settings)}\n`);
    process.exitCode = 1;
    return;
  }
  process.stdout.write(greeting(server, settings.role));

  let stopping = false;
  const onSignal = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    process.stderr.write('Stopping: running analyses finish first. Signal again to stop at once.\n');
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${startFailure(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** What Node says of an address that cannot be listened on. */
type ListenError = NodeJS.ErrnoException & { address?: string; hostname?: string; port?: number };

/** In words, with the settings that name addresses: the API's and the metrics'. */
const LISTEN_CAUSES: ReadonlyMap<string, string> = new Map([
  ['EADDRINUSE', 'the port is in use; set PORT or ASSAY_METRICS_ADDRESS to another one'],
  ['EADDRNOTAVAIL', 'this machine has no such address (HOST, ASSAY_METRICS_ADDRESS)'],
  ['ENOTFOUND', 'the name has no address (HOST, ASSAY_METRICS_ADDRESS)'],
  ['EACCES', 'this user may not; take a port above 1023'],
]);

/** One sentence for what an operator can mend, the whole trace for what they cannot. */
function startFailure(error: unknown, settings?: Settings): string {
  if (error instanceof SettingsError) return error.message;
  if (error instanceof StoreError)
    return `The database${placeOf(settings)} cannot be used: ${error.message}.`;
  const { code = '', address, hostname, port } = error as ListenError;
  const cause = LISTEN_CAUSES.get(code);
  if (cause !== undefined && (address ?? hostname) !== undefined)
    return `The server cannot listen on ${address ?? hostname}${port === undefined ? '' : `:${port}`}: ${cause}.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Which file it is, since its rights are what most often stands in the way; a URL would hold a password. */
const placeOf = (settings: Settings | undefined): string =>
  settings && settings.databaseUrl === undefined ? ` "${join(settings.dataDirectory, DATABASE_FILE)}"` : '';
