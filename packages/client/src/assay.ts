import { CaptureSessions } from './capture.js';
import { Events } from './events.js';
import { type Job, Jobs } from './jobs.js';
import { allRecords } from './pages.js';
import type {
  DetectionFilters,
  DetectionRecord,
  EvidenceLinks,
  Label,
  ModelDescriptor,
  NewLabel,
  ParseCorrections,
  ParseFilters,
  ParseRecord,
  Review,
  StoredFile,
  Tags,
  VerificationFilters,
  VerificationRecord,
} from './records.js';
import { Retentions } from './retention.js';
import { type AssayOptions, Transport } from './transport.js';
import type { SubmitOptions, Upload } from './upload.js';
import type { Usage, UsageSpan } from './usage.js';

/** What every submission may say beside its files. */
interface Submission extends SubmitOptions {
  readonly tags?: Tags;
  /** `us` unless given. */
  readonly country?: 'us' | 'mx' | 'br';
}

interface NewDetection extends Submission {
  readonly file: Upload;
  /** `document` for documents as PDF or picture, `object` for pictures in general. */
  readonly model: DetectionRecord['model'];
  /** The electronic invoice that a PDF prints, as XML: CII, UBL, CFDI, NF-e. */
  readonly invoiceFile?: Upload;
  /** False switches the rule off that rejects photocopies (Mexico). */
  readonly photocopy?: boolean;
  /** `<type>` or `<group>/<type>`, where the caller knows better than the classifier. */
  readonly document?: string;
}

interface NewParse extends Submission {
  readonly file: Upload;
  /** `light` for identity cards, `performance` for statements, pay stubs and common IDs. */
  readonly model: ParseRecord['model'];
}

interface NewVerification extends Submission {
  readonly idFile: Upload;
  /** The other side of the ID, where that is a picture of its own. */
  readonly idBackFile?: Upload;
  /** A picture or a video. */
  readonly selfieFile: Upload;
  /** Of the capture session that the video was made for. */
  readonly captureSessionId?: string;
}

/**
 * A server of Assay. Every method throws an `AssayError`: `InvalidRequestError`, `AccessError`, `NotFoundError`,
 * `BusyError`, `UnreachableError`, or the base class.
 */
export class Assay {
  readonly #transport: Transport;
  readonly detections: Detections;
  readonly parses: Parses;
  readonly verifications: Verifications;
  readonly captureSessions: CaptureSessions;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly events: Events;
  readonly retention: Retentions;

  constructor(options: AssayOptions) {
    const transport = new Transport(options);
    this.detections = new Detections(transport);
    this.parses = new Parses(transport);
    this.verifications = new Verifications(transport);
    this.captureSessions = new CaptureSessions(transport);
    this.files = new Files(transport);
    this.jobs = new Jobs(transport);
    this.events = new Events(transport);
    this.retention = new Retentions(transport);
    this.#transport = transport;
  }

  /** What the organization used, by day and kind; this month unless told otherwise. */
  usage({ from, to }: UsageSpan = {}): Promise<Usage> {
    const query = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
    return this.#transport.read((client) => client.GET('/v1/usage', { params: { query } }));
  }
}

/** Whether a document was manipulated, and where the evidence is. */
class Detections {
  readonly #transport: Transport;
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Examines a file; the answer is the stored record. */
  async create({ signal, idempotencyKey, ...fields }: NewDetection): Promise<DetectionRecord> {
    return resultOf(await this.#transport.submit('/v1/detection', fields, given({ signal, idempotencyKey })));
  }

  /** As `create`, but answered at once with a job: `jobs.wait` tells its end, and its record. */
  enqueue({ signal, idempotencyKey, ...fields }: NewDetection): Promise<Job> {
    return this.#transport.enqueue('/v1/detection', fields, given({ signal, idempotencyKey }));
  }

  /** @throws NotFoundError */
  async get(detectionId: number): Promise<DetectionRecord> {
    const params = { path: { detectionId } };
    return resultOf(
      await this.#transport.read((client) => client.GET('/v1/detection/{detectionId}', { params })),
    );
  }

  /** For good, with its files; for keys with `detection:delete`. @throws NotFoundError */
  async delete(detectionId: number): Promise<void> {
    const params = { path: { detectionId } };
    await this.#transport.read((client) => client.DELETE('/v1/detection/{detectionId}', { params }));
  }

  /** Every record that matches, newest first unless sorted otherwise; pages are fetched as they are needed. */
  list({ tags, ...filters }: DetectionFilters = {}): AsyncGenerator<DetectionRecord, void, undefined> {
    return allRecords(
      (limit, offset) => {
        const query = { ...filters, ...tagFilter(tags), limit, offset };
        return this.#transport.read((client) => client.GET('/v1/detection', { params: { query } }));
      },
      (record) => record.detectionId,
    );
  }

  /** What a detection shares with other submissions of the organization, strongest first; at most `limit`, 500. */
  links(detectionId: number, limit = 50): Promise<EvidenceLinks> {
    const params = { path: { detectionId }, query: { limit } };
    return this.#transport.read((client) =>
      client.GET('/v1/detection/{detectionId}/evidence-links', { params }),
    );
  }

  /** The answer with the report (PDF) as its body; for keys with `report:read`. @throws NotFoundError */
  report(detectionId: number, options: { readonly signal?: AbortSignal } = {}): Promise<Response> {
    return this.#transport.open(`/v1/detection/${detectionId}/report`, options.signal);
  }

  /** What a person decided of it in the console; for keys with `review:read`. @throws NotFoundError */
  async review(detectionId: number): Promise<Review> {
    const params = { path: { detectionId } };
    const answer = await this.#transport.read((client) =>
      client.GET('/v1/detection/{detectionId}/review', { params }),
    );
    return answer.review;
  }

  /** What the document turned out to be, null until somebody said so; for keys with `label:read`. @throws NotFoundError */
  async label(detectionId: number): Promise<Label | null> {
    const params = { path: { detectionId } };
    const answer = await this.#transport.read((client) =>
      client.GET('/v1/detection/{detectionId}/label', { params }),
    );
    return answer.label;
  }

  /** Says what the document turned out to be; for keys with `label:write`. @throws NotFoundError, InvalidRequestError */
  async setLabel(detectionId: number, body: NewLabel): Promise<Label> {
    const params = { path: { detectionId } };
    const answer = await this.#transport.read((client) =>
      client.PUT('/v1/detection/{detectionId}/label', { params, body }),
    );
    return answer.label;
  }

  models(): Promise<ModelDescriptor[]> {
    return this.#transport.read((client) => client.GET('/v1/detection-models'));
  }
}

/** What a document says, as fields. */
class Parses {
  readonly #transport: Transport;
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  async create({ signal, idempotencyKey, ...fields }: NewParse): Promise<ParseRecord> {
    return resultOf(await this.#transport.submit('/v1/parse', fields, given({ signal, idempotencyKey })));
  }

  /** As `create`, but answered at once with a job: `jobs.wait` tells its end, and its record. */
  enqueue({ signal, idempotencyKey, ...fields }: NewParse): Promise<Job> {
    return this.#transport.enqueue('/v1/parse', fields, given({ signal, idempotencyKey }));
  }

  /** @throws NotFoundError */
  async get(parseId: number): Promise<ParseRecord> {
    const params = { path: { parseId } };
    return resultOf(await this.#transport.read((client) => client.GET('/v1/parse/{parseId}', { params })));
  }

  /** For good, with its files; for keys with `parse:delete`. @throws NotFoundError */
  async delete(parseId: number): Promise<void> {
    const params = { path: { parseId } };
    await this.#transport.read((client) => client.DELETE('/v1/parse/{parseId}', { params }));
  }

  /** What people corrected of it in the console. @throws NotFoundError */
  async corrections(parseId: number): Promise<ParseCorrections> {
    const params = { path: { parseId } };
    const answer = await this.#transport.read((client) =>
      client.GET('/v1/parse/{parseId}/corrections', { params }),
    );
    return answer.corrections;
  }

  list({ tags, ...filters }: ParseFilters = {}): AsyncGenerator<ParseRecord, void, undefined> {
    return allRecords(
      (limit, offset) => {
        const query = { ...filters, ...tagFilter(tags), limit, offset };
        return this.#transport.read((client) => client.GET('/v1/parse', { params: { query } }));
      },
      (record) => record.parseId,
    );
  }

  models(): Promise<ModelDescriptor[]> {
    return this.#transport.read((client) => client.GET('/v1/parsing-models'));
  }
}

/** Whether an ID and a selfie show the same living person. */
class Verifications {
  readonly #transport: Transport;
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  async create({ signal, idempotencyKey, ...fields }: NewVerification): Promise<VerificationRecord> {
    return resultOf(
      await this.#transport.submit('/v1/verification', fields, given({ signal, idempotencyKey })),
    );
  }

  /** As `create`, but answered at once with a job: `jobs.wait` tells its end, and its record. */
  enqueue({ signal, idempotencyKey, ...fields }: NewVerification): Promise<Job> {
    return this.#transport.enqueue('/v1/verification', fields, given({ signal, idempotencyKey }));
  }

  /** @throws NotFoundError */
  async get(verificationId: number): Promise<VerificationRecord> {
    const params = { path: { verificationId } };
    return resultOf(
      await this.#transport.read((client) => client.GET('/v1/verification/{verificationId}', { params })),
    );
  }

  /** For good, with its files; for keys with `verification:delete`. @throws NotFoundError */
  async delete(verificationId: number): Promise<void> {
    const params = { path: { verificationId } };
    await this.#transport.read((client) => client.DELETE('/v1/verification/{verificationId}', { params }));
  }

  list({ tags, ...filters }: VerificationFilters = {}): AsyncGenerator<VerificationRecord, void, undefined> {
    return allRecords(
      (limit, offset) => {
        const query = { ...filters, ...tagFilter(tags), limit, offset };
        return this.#transport.read((client) => client.GET('/v1/verification', { params: { query } }));
      },
      (record) => record.verificationId,
    );
  }
}

/** Originals and heat maps. */
class Files {
  readonly #transport: Transport;
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** The answer with the file as its body: a stream, or `await (…).bytes()`. @throws NotFoundError */
  get(
    file: Pick<StoredFile, 'fileName'>,
    options: { readonly signal?: AbortSignal } = {},
  ): Promise<Response> {
    return this.#transport.open(`/v1/files/${encodeURIComponent(file.fileName)}`, options.signal);
  }
}

const resultOf = <Record>({ result }: { readonly result: Record }): Record => result;

/** Without what is undefined. */
function given({
  signal,
  idempotencyKey,
}: { [Name in keyof SubmitOptions]: SubmitOptions[Name] | undefined }): SubmitOptions {
  return { ...(signal && { signal }), ...(idempotencyKey !== undefined && { idempotencyKey }) };
}

const tagFilter = (tags: Tags | undefined): { tagFilter?: string[] } =>
  tags === undefined ? {} : { tagFilter: Object.entries(tags).map(([name, value]) => `${name}=${value}`) };
