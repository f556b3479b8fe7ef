/**
 * A child process that takes one submission's dossier after another:
 * `dossier-process.ts [--text-cache DIR] [--pixels-unread] [--faces]`. Each message is a {@link DossierTask}.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { DocumentPages, TextRecognizer } from '@assay/extraction';
import { takeDossier } from '@assay/linking';
import { sniff } from '@assay/media';
import {
  CredentialSupply,
  dossierToBytes,
  openDocument,
  PdfiumSupply,
  portraitFingerprint,
  ReaderSupply,
  startFaceSupply,
} from '@assay/server';
import { cachedRecognizer } from './cached-recognizer.js';
import { UNREAD_PIXELS } from './unread-pixels.js';

export interface DossierTask {
  readonly path: string;
}

/** As messages between processes carry it. */
export interface TakenBytes {
  /** As the server stores it before it is encrypted; base64. */
  readonly dossier: string;
  /**
   * The face that it shows, which the server never stores as it is: numbers of its template, and its page.
   * Absent: none was found, or looked for.
   */
  readonly face?: { readonly page?: number; readonly template: readonly number[] };
  readonly broken: readonly string[];
  readonly cpuMs: number;
}

const { values } = parseArgs({
  options: {
    'text-cache': { type: 'string' },
    'pixels-unread': { type: 'boolean' },
    faces: { type: 'boolean' },
  },
});
const pdfium = await PdfiumSupply.start();
const supply = new ReaderSupply();
const faces = startFaceSupply();
const readers = { barcodes: supply.barcodes, recognizer: recognizer() };

function recognizer(): TextRecognizer {
  if (values['pixels-unread']) return UNREAD_PIXELS;
  const folder = values['text-cache'];
  return folder === undefined ? supply.recognizer : cachedRecognizer(supply.recognizer, folder);
}

/** As a worker of the server that examines the file. */
async function take(path: string): Promise<TakenBytes> {
  const started = process.cpuUsage();
  const bytes = new Uint8Array(await readFile(path));
  const format = sniff(bytes);
  if (!format) throw new RangeError('none of the accepted formats');
  const plan = { skip: new Map(), kept: new Map(), heatmaps: false, marks: false, fingerprints: true };
  const { views, portraitPages } = await openDocument(
    bytes,
    { kind: 'examine', job: { format, takesFace: values.faces ?? false }, plan },
    { pdfium, readers, trustedRoots: [], credentials: new CredentialSupply([]) },
  );
  const documentClass = (await views.get('documentClass').catch(() => undefined))?.name;
  const broken: string[] = [];
  const dossier = await takeDossier(views, documentClass, {
    onBroken: (id, error) => broken.push(`${id}: ${error instanceof Error ? error.message : String(error)}`),
  });
  const face = portraitPages && (await faceOf(await portraitPages()));
  const { user, system } = process.cpuUsage(started);
  return {
    dossier: Buffer.from(dossierToBytes(dossier)).toString('base64'),
    ...(face && { face }),
    broken,
    cpuMs: (user + system) / 1000,
  };
}

async function faceOf(pages: DocumentPages): Promise<TakenBytes['face']> {
  const [portrait] = await portraitFingerprint(pages, faces);
  if (portrait?.value.form !== 'vector') return undefined;
  return {
    ...(portrait.page !== undefined && { page: portrait.page }),
    template: [...portrait.value.numbers],
  };
}

process.on('message', async ({ path }: DossierTask) => {
  try {
    process.send?.(await take(path));
    pdfium.replenish();
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
