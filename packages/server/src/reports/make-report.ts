import { readFile } from 'node:fs/promises';
import { type CheckDescription, describeChecks } from '../console/checks/describe-checks.js';
import { getDetection } from '../detection/records.js';
import { detectionToWire } from '../detection/wire.js';
import { AssayError } from '../errors.js';
import type { RecordStore } from '../store/types.js';
import type { Viewer } from '../viewing/viewer.js';
import type { SandboxMode } from '../workers/sandbox/modes.js';
import { reportContents } from './contents/contents.js';
import { findingsOf } from './contents/findings.js';
import { drawPictures, type Picture, type Pictures } from './contents/pictures.js';
import { canonicalJson, manifestOf } from './manifest.js';
import { allDrawable } from './typeset/characters.js';
import { canTypeset, typeset } from './typeset/typeset.js';
import { en } from './words/en.js';

export interface ReportDeps {
  readonly store: RecordStore;
  readonly viewer: Pick<Viewer, 'view'>;
  readonly sandbox: SandboxMode;
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
  #descriptions: Promise<ReadonlyMap<string, CheckDescription>> | undefined;
  #template: Promise<string> | undefined;

  constructor(deps: ReportDeps) {
    this.#deps = deps;
  }

  /** Whether this installation can make any. */
  get areAvailable(): boolean {
    return canTypeset();
  }

  /**
   * The report on a detection, as a PDF. The same record, with the same links, gives the same bytes.
   * @throws AssayError RECORD_NOT_FOUND, REPORTS_UNAVAILABLE, QUEUE_FULL
   */
  async pdfOf(organizationId: number, detectionId: number): Promise<Uint8Array> {
    const detection = await getDetection(this.#deps.store, organizationId, detectionId);
    if (!this.areAvailable) throw new AssayError('REPORTS_UNAVAILABLE');
    if (this.#waiting >= MOST_WAITING) throw new AssayError('QUEUE_FULL');
    this.#waiting += 1;
    const made = this.#last.then(() => this.#make(detection));
    this.#last = made.catch(() => {});
    try {
      return await made;
    } finally {
      this.#waiting -= 1;
    }
  }

  async #make(detection: Awaited<ReturnType<typeof getDetection>>): Promise<Uint8Array> {
    const { store, viewer, sandbox } = this.#deps;
    this.#descriptions ??= describeChecks().then((all) => new Map(all.map((one) => [one.checkId, one])));
    this.#template ??= readFile(new URL('./typeset/report.typ', import.meta.url), 'utf8');
    const [descriptions, template] = await Promise.all([this.#descriptions, this.#template]);
    const findings = findingsOf(detection);
    const links = await store.listEvidenceLinks(detection.organizationId, detection.detectionId, MOST_LINKS);
    const pictures = await drawPictures(viewer, detection, findings);
    const asOfMicros = Math.max(
      detection.createdAtMicros,
      ...links.map(({ createdAtMicros }) => createdAtMicros),
    );
    const drawn = picturesIn(pictures);
    const attachments = {
      'record.json': json(detectionToWire(detection, '')),
      ...(detection.arithmetic && { 'arithmetic.json': json(detection.arithmetic) }),
    };
    const manifest = manifestOf({ detection, attachments, pictures: drawn, template, asOfMicros });
    const { value, replaced } = allDrawable(
      reportContents({ detection, findings, descriptions, pictures, links, asOfMicros }, en),
    );
    const attached = { ...attachments, 'manifest.json': Buffer.from(canonicalJson(manifest)) };
    const names = Object.keys(attached);
    return typeset(
      template,
      {
        ...attached,
        ...Object.fromEntries(drawn.map(({ name, webp }) => [name, webp])),
        'contents.json': json({ ...value, replaced, attachments: names.map((name) => [name, name]) }),
      },
      sandbox,
    );
  }
}

const json = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value, undefined, 1));

const picturesIn = (pictures: Pictures | undefined): readonly Picture[] =>
  pictures
    ? [
        ...[...pictures.places.values()].flatMap(({ before, after }) => (before ? [before, after] : [after])),
        ...pictures.pages,
      ]
    : [];
