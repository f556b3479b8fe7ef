import { readFile } from 'node:fs/promises';
import type { Language } from '@assay/forensics';
import { describeChecks } from '../checks/describe-checks.js';
import { findingsOf } from '../detection/findings.js';
import { getDetection } from '../detection/records.js';
import { detectionToWire } from '../detection/wire.js';
import { AssayError } from '../errors.js';
import type { Detection } from '../store/detection-types.js';
import type { RecordStore } from '../store/types.js';
import type { Viewer } from '../viewing/viewer.js';
import type { SandboxMode } from '../workers/sandbox/modes.js';
import { reportContents } from './contents/contents.js';
import { drawPictures, type Picture, type Pictures } from './contents/pictures.js';
import { canonicalJson, manifestOf } from './manifest.js';
import { signManifest } from './signature/manifest-signature.js';
import type { ReportSigner } from './signature/signer.js';
import { allDrawable } from './typeset/characters.js';
import { canTypeset, typeset } from './typeset/typeset.js';
import { WORDS } from './words/index.js';

export interface ReportDeps {
  readonly store: RecordStore;
  readonly viewer: Pick<Viewer, 'view'>;
  readonly sandbox: SandboxMode;
  /** Who signs; asked for when the first report is made. */
  readonly signer: () => Promise<ReportSigner>;
}

/** Links that are read to be grouped by submission; as many as the API lists at most. */
const MOST_LINKS = 500;
/** What waits to be set; each takes a second or two. */
const MOST_WAITING = 20;

/** Makes reports, one after the other: whoever asks for many waits, and nobody else does. */
export class Reports {
  readonly #deps: ReportDeps;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();
  #template: Promise<string> | undefined;
  #signer: Promise<ReportSigner> | undefined;

  constructor(deps: ReportDeps) {
    this.#deps = deps;
  }

  /** Whether this installation can make any. */
  get areAvailable(): boolean {
    return canTypeset();
  }

  /**
   * The report on a detection, as a PDF. The same record, with the same links and entries, gives the same bytes.
   * @throws AssayError RECORD_NOT_FOUND, REPORTS_UNAVAILABLE, QUEUE_FULL
   */
  async pdfOf(organizationId: number, detectionId: number, language: Language): Promise<Uint8Array> {
    const detection = await getDetection(this.#deps.store, organizationId, detectionId);
    if (!this.areAvailable) throw new AssayError('REPORTS_UNAVAILABLE');
    if (this.#waiting >= MOST_WAITING) throw new AssayError('QUEUE_FULL');
    this.#waiting += 1;
    const made = this.#last.then(() => this.#make(detection, language));
    this.#last = made.catch(() => {});
    try {
      return await made;
    } finally {
      this.#waiting -= 1;
    }
  }

  async #make(detection: Detection, language: Language): Promise<Uint8Array> {
    const { store, viewer, sandbox } = this.#deps;
    this.#template ??= readFile(new URL('./typeset/report.typ', import.meta.url), 'utf8');
    // One that could not be made is tried anew by whoever asks next.
    this.#signer ??= this.#deps.signer().catch((error: unknown) => {
      this.#signer = undefined;
      throw error;
    });
    const [descriptions, template, signer] = await Promise.all([
      describeChecks(language),
      this.#template,
      this.#signer,
    ]);
    const findings = findingsOf(detection);
    const { organizationId, detectionId } = detection;
    const links = await store.listEvidenceLinks(organizationId, detectionId, MOST_LINKS);
    const review = await store.findReview(organizationId, 'detection', detectionId);
    const reviewed = review ?? { state: 'none', entries: [] };
    const pictures = await drawPictures(viewer, detection, findings);
    const asOfMicros = Math.max(
      detection.createdAtMicros,
      ...links.map(({ createdAtMicros }) => createdAtMicros),
      ...reviewed.entries.map(({ atMicros }) => atMicros),
    );
    const drawn = picturesIn(pictures);
    const attachments = {
      'record.json': json(detectionToWire(detection, '')),
      ...(detection.arithmetic && { 'arithmetic.json': json(detection.arithmetic) }),
    };
    const manifest = manifestOf({ detection, attachments, pictures: drawn, template, asOfMicros });
    const fingerprint = signer.certificates[0]?.fingerprint256 ?? '';
    const { value, replaced } = allDrawable(
      reportContents(
        { detection, findings, descriptions, pictures, links, reviewed, fingerprint, asOfMicros },
        WORDS[language],
      ),
    );
    const manifestBytes = Buffer.from(canonicalJson(manifest));
    const attached = {
      ...attachments,
      'manifest.json': manifestBytes,
      'manifest.jws': Buffer.from(signManifest(manifestBytes, signer)),
    };
    const files = {
      ...attached,
      ...Object.fromEntries(drawn.map(({ name, webp }) => [name, webp])),
      'contents.json': json({ ...value, replaced, attachments: Object.keys(attached).map(typed) }),
    };
    const pdf = await typeset(template, files, sandbox);
    // What signs is loaded with the first report.
    const { signPdf } = await import('./signature/sign-pdf.js');
    return signPdf(pdf, signer, signedAt(asOfMicros, signer));
  }
}

/** How attached files are called, and what they are. */
const typed = (name: string): readonly [name: string, mimeType: string] => [
  name,
  name.endsWith('.json') ? 'application/json' : 'application/jose',
];

/**
 * The time of the newest thing that the report tells of, so that the same record gives the same bytes; of a record that is
 * older than the signer's certificate the first moment of that, before which nobody could have signed.
 */
function signedAt(asOfMicros: number, { certificates: [own] }: ReportSigner): Date {
  const validFromMs = own ? Date.parse(own.validFrom) : 0;
  return new Date(Math.max(Math.floor(asOfMicros / 1000), validFromMs));
}

const json = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value, undefined, 1));

const picturesIn = (pictures: Pictures | undefined): readonly Picture[] =>
  pictures
    ? [
        ...[...pictures.places.values()].flatMap(({ before, after }) => (before ? [before, after] : [after])),
        ...pictures.pages,
      ]
    : [];
