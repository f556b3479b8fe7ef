import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type AnyCheck, defineCheck } from '@assay/forensics';
import { fraction } from '@assay/media';

/** What hostile code finds behind the end of the picture: where it is to try what it must not reach. */
export interface Targets {
  readonly serverProcessId: number;
  /** Of a server on this machine that takes connections. */
  readonly port: number;
  readonly secretFile: string;
  readonly dataFolder: string;
  readonly otherUpload: string;
}

export const ATTEMPTS = [
  "the server's environment",
  "the link secret's file",
  'the data folder, read',
  'the data folder, written',
  "another job's upload",
  'a connection to this machine',
  'a signal to the server',
  'its own code, written',
  'the accounts of the machine',
  "another process's memory map",
] as const;
type Attempt = (typeof ATTEMPTS)[number];

const connects = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.destroy();
      resolve();
    });
    socket.on('error', reject);
  });

/** Each succeeds by returning something, and fails by throwing or by nothing. */
const attempts = (targets: Targets): Readonly<Record<Attempt, () => unknown>> => ({
  "the server's environment": () => readFileSync(`/proc/${targets.serverProcessId}/environ`).length,
  "the link secret's file": () => readFileSync(targets.secretFile).length,
  'the data folder, read': () => readdirSync(targets.dataFolder).length,
  'the data folder, written': () => {
    writeFileSync(`${targets.dataFolder}/written`, 'by a worker');
    return true;
  },
  "another job's upload": () => readFileSync(targets.otherUpload).length,
  'a connection to this machine': async () => {
    await connects(targets.port);
    return true;
  },
  'a signal to the server': () => process.kill(targets.serverProcessId, 0),
  'its own code, written': () => {
    const own = fileURLToPath(import.meta.url);
    writeFileSync(own, readFileSync(own));
    return true;
  },
  'the accounts of the machine': () => readFileSync('/etc/passwd').length,
  "another process's memory map": () => readFileSync(`/proc/${targets.serverProcessId}/maps`).length,
});

async function succeeded(attempt: () => unknown): Promise<boolean> {
  try {
    return Boolean(await attempt());
  } catch {
    return false;
  }
}

/** Code that took over a decoder, as far as it can be typed out: it lists what it reached. */
export const CHECKS: readonly AnyCheck[] = [
  defineCheck({
    id: 'test.hostile',
    version: '1.0.0',
    reports: 'DOCUMENT_STRUCTURE',
    group: 'hostile',
    weight: 'context',
    needs: ['bytes'],
    calibration: { points: [{ measure: 0, logLikelihoodRatio: 0 }], source: 'none: a test' },
    async examine({ bytes }) {
      const text = Buffer.from(bytes).toString('latin1');
      const targets: Targets = JSON.parse(text.slice(text.lastIndexOf('{')));
      const reached: string[] = [];
      for (const [name, attempt] of Object.entries(attempts(targets)))
        if (await succeeded(attempt)) reached.push(name);
      return {
        kind: 'examined',
        finding: { measure: fraction(0), summary: JSON.stringify(reached), evidence: [], heat: [] },
      };
    },
  }),
];
