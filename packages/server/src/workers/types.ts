import type {
  Instruction,
  NetworkSteps,
  SelfieLook,
  VerificationFinding,
  VerificationPolicy,
} from '@assay/biometrics';
import type { Correction, ReadField, TakenLesson } from '@assay/extraction';
import type { CheckOutcome, CheckType, IdentityAgreement, Mark, PageMark, Subject } from '@assay/forensics';
import type { Dossier } from '@assay/linking';
import type {
  Box,
  DecodeErrorCode,
  DetectorLook,
  DocumentClass,
  DocumentClassName,
  DocumentField,
  Format,
  ImageFormat,
  VideoFormat,
} from '@assay/media';
import type { NetworkFiles } from '../network-files.js';
import type { ReadingPart } from '../reading-parts.js';
import type { KeptLesson } from '../store/lesson-types.js';
import type { Country } from '../store/record-types.js';
import type { Sandbox, SandboxKind } from './sandbox/launch.js';
import type { SandboxMode } from './sandbox/modes.js';

/**
 * One document for the pool. The worker reads the file itself: the server never holds an upload in memory.
 */
export interface AnalysisJob {
  readonly path: string;
  readonly format: Format;
  /** The file of its electronic invoice, where one was sent beside a PDF. */
  readonly invoicePath?: string | undefined;
  /** Where the sender expects the document to come from; `us` when absent. */
  readonly country?: Country;
  /** What the sender says that the document is: it is then not classified. */
  readonly documentClass?: DocumentClassName | undefined;
  /** The day it was submitted, `YYYY-MM-DD` in UTC: what dates of the document are held against. */
  readonly receivedOn?: string;
  /** What the sender calls it; a document when absent. An object is not read, and has checks of its own. */
  readonly subject?: Subject;
  /** False where no other submission is to be compared with it: no fingerprints are then taken. */
  readonly isLinked?: boolean;
  /** Types of checks that the sender does not want: those that report them are not run. */
  readonly without?: readonly CheckType[];
  /** Whether pages with numbered marks are drawn now; not when absent. */
  readonly drawsMarks?: boolean;
  /** Whether the face that it shows largest is among its fingerprints; not when absent. */
  readonly takesFace?: boolean;
}

/** A document whose fields are read. */
export interface ReadingJob extends Omit<AnalysisJob, 'invoicePath'> {
  /** What its organization's corrections taught; undefined where they taught nothing. */
  readonly lessons?: KeyedLessons | undefined;
}

/** Lessons of one organization, and the key of their words. */
export interface KeyedLessons {
  /** 32 bytes. */
  readonly key: Uint8Array;
  /** Newest first, each as JSON. */
  readonly kept: readonly KeptLesson[];
}

/** A document that was read, and what people said of its fields. */
export interface TeachingJob extends Omit<AnalysisJob, 'invoicePath'> {
  readonly key: Uint8Array;
  readonly fields: readonly ReadField[];
  readonly corrections: readonly Correction[];
}

/** What a document teaches. */
export interface Taught {
  /** As JSON; undefined where it teaches nothing. */
  readonly lesson: string | undefined;
  readonly unlearned: TakenLesson['unlearned'];
}

/** One pair of files for the pool; the worker reads them itself, too. */
export interface VerificationJob {
  readonly id: { readonly path: string; readonly format: Format };
  /** The other side of a card, where that is a file of its own. */
  readonly idBack?: VerificationJob['id'] | undefined;
  readonly selfie: {
    readonly path: string;
    readonly format: ImageFormat | VideoFormat;
    /** What the person was told to do while the clip was made. */
    readonly instructions?: readonly Instruction[] | undefined;
  };
  readonly policy: VerificationPolicy;
  /** Set to have the ID read, and its print held against its codes. */
  readonly idReading?: IdReadingRequest | undefined;
}

/** What reading an ID has to know of its submission. */
export interface IdReadingRequest {
  readonly country: Country;
  /** `YYYY-MM-DD` in UTC: what its expiry is held against. */
  readonly receivedOn: string;
}

/** What is to be seen of one document or clip. Pages and saves count from 1; the last save where none is named. */
export type View =
  | { readonly kind: 'outline' }
  | {
      readonly kind: 'picture';
      readonly page: number;
      /** The longer side; a picture is never enlarged. */
      readonly maxSidePixels: number;
      readonly save?: number | undefined;
    }
  /** A place of a page, drawn so large that letters are sharp; a picture is never enlarged. */
  | {
      readonly kind: 'crop';
      readonly page: number;
      readonly box: Box;
      /** The longer side of what is cut out. */
      readonly maxSidePixels: number;
      readonly save?: number | undefined;
    }
  /** A page with the places of findings outlined and numbered. */
  | { readonly kind: 'marked'; readonly page: number; readonly marks: readonly PageMark[] }
  | { readonly kind: 'words'; readonly page: number; readonly save?: number | undefined }
  /** Of a clip: what is shown at that moment. */
  | { readonly kind: 'frame'; readonly timeMs: number; readonly maxSidePixels: number };

/** A document or a clip for the eye. */
export interface ViewJob {
  readonly path: string;
  readonly format: Format | VideoFormat;
  readonly view: View;
}

export type Viewed =
  | {
      readonly kind: 'outline';
      /** As displayed: points of a PDF, pixels of a picture. */
      readonly pages: readonly {
        readonly width: number;
        readonly height: number;
        readonly hasText: boolean;
      }[];
      /** Of a PDF that was saved more than once, and which pages look otherwise than before. */
      readonly saves: readonly { readonly pagesChanged: readonly number[] }[];
    }
  | { readonly kind: 'picture'; readonly webp: Uint8Array }
  | { readonly kind: 'words'; readonly words: readonly { readonly text: string; readonly box: Box }[] }
  /** There is no such page or frame. */
  | { readonly kind: 'none' };

/** The files of a pair; the ID may be two. */
export type PairFile = 'id' | 'idBack' | 'selfie';

/** A file of a submission that has several; a document's own has no name. */
export type NamedFile = PairFile | 'invoice';

/** A check and how it ended, as it leaves the worker: plain data. */
export interface ExaminedCheck {
  readonly checkId: string;
  readonly version: string;
  readonly reports: CheckType;
  readonly outcome: CheckOutcome;
}

/** Everything a worker says about one document. */
export interface Examination {
  /** As in the job. */
  readonly subject: Subject;
  readonly checks: readonly ExaminedCheck[];
  /** One per page with something to show; `page` from 1, RGBA PNG in the page's proportions. */
  readonly heatmaps: readonly { readonly page: number; readonly png: Uint8Array }[];
  /** The places of findings, with the numbers that their evidence has as `mark`, on the pages that may be drawn with them. */
  readonly marks: readonly Mark[];
  /** The pages on which marks stand, as WebP, with these; `page` from 1. None where the job does not ask for them. */
  readonly markedPages: readonly { readonly page: number; readonly webp: Uint8Array }[];
  /** 1 for an image. */
  readonly pageCount: number;
  /** What the document is, told or found; undefined when nothing tells. */
  readonly documentClass: DocumentClassName | undefined;
  /**
   * What later submissions are compared with; undefined when taking it came to no end, or it is not to be
   * linked.
   */
  readonly dossier: Dossier | undefined;
}

/** What a worker read of one document: plain data. */
export interface DocumentReading {
  /** Undefined when nothing tells. */
  readonly documentClass: DocumentClass | undefined;
  readonly fields: readonly DocumentField[];
  /** 1 for an image. */
  readonly pageCount: number;
  /**
   * Pages whose text was not read: beyond a limit, not to be decoded, or all of them when reading text came
   * to no end.
   */
  readonly pagesUnread: number;
  /** Parts that were not read: reading them threw or came to no end. In the order of `READING_PARTS`. */
  readonly partsUnread: readonly ReadingPart[];
  /** The records whose corrections changed a field, or took one away. */
  readonly learnedFrom: readonly number[];
}

/** What a worker found out about a pair of files: plain data, without any template of a face. */
export type PairComparison =
  | {
      readonly kind: 'compared';
      readonly finding: VerificationFinding;
      /** Liveness threw or came to no end, and was left out. */
      readonly livenessLost: boolean;
      /** What the ID says of itself; undefined where it was not asked for. */
      readonly identity?: IdentityAgreement | undefined;
    }
  /** Comparing threw or came to no end, without liveness too. */
  | { readonly kind: 'lost' };

/**
 * Nothing of the document could be decoded: the caller's file, answered with 422. Carries no text of the
 * document.
 */
export class UndecodableError extends Error {
  override readonly name = 'UndecodableError';
  readonly code: DecodeErrorCode | 'TIME_LIMIT' | 'MEMORY_LIMIT' | 'DECODER_CRASHED' | 'NO_VIDEO_DECODER';
  /** Where it was not the document itself. */
  readonly file: NamedFile | undefined;

  constructor(code: UndecodableError['code'], file?: NamedFile) {
    super(`the document cannot be decoded (${code})`);
    this.code = code;
    this.file = file;
  }
}

/** Our fault, not the document's: answered with 500. The trace is for the log. */
export class AnalysisFault extends Error {
  override readonly name = 'AnalysisFault';
  readonly trace: ErrorTrace;

  constructor(trace: ErrorTrace) {
    super(`the examination failed (${trace.name})`);
    this.trace = trace;
    this.stack = [`AnalysisFault: ${this.message}`, ...trace.frames.map((frame) => `    ${frame}`)].join(
      '\n',
    );
  }
}

/** What of an error may be logged: its class and stack frames. Its message may quote the document. */
export interface ErrorTrace {
  readonly name: string;
  readonly frames: readonly string[];
}

/** What went wrong in a worker, for the log. Holds no text of any document. */
export type AnalysisIncident =
  | {
      readonly kind: 'worker-died';
      readonly cause: DeathCause;
      /** As `nameOfStage` says, or `idle`. */
      readonly stage: string;
      readonly exit: string;
    }
  | { readonly kind: 'worker-not-started'; readonly message: string }
  | { readonly kind: 'check-broken'; readonly checkId: string; readonly trace: ErrorTrace }
  | { readonly kind: 'fingerprinting-broken'; readonly fingerprinter: string; readonly trace: ErrorTrace }
  | { readonly kind: 'reading-broken'; readonly part: ReadingPart; readonly trace: ErrorTrace }
  | { readonly kind: 'comparison-broken'; readonly trace: ErrorTrace }
  | { readonly kind: 'decoder-threw'; readonly trace: ErrorTrace };

/**
 * Why a worker process ended: our time limit, our memory limit, a fault of its own, a signal from outside, or
 * words that no sound worker says.
 */
export const DEATH_CAUSES = ['time', 'memory', 'crash', 'killed', 'lied'] as const;
export type DeathCause = (typeof DEATH_CAUSES)[number];

export interface AnalystSettings {
  /** Processes, each with one document at a time; >= 1. */
  readonly workers: number;
  /** Documents taken beyond one per worker; 0 = none. */
  readonly queueLimit: number;
  /**
   * Processor time for one document over all its runs, those without a check that died included. Not wall
   * clock: a busy machine changes no answer.
   */
  readonly timeLimitMs: number;
  /**
   * Resident memory of one worker process, from about 300 up: Node, PDFium and libvips take 90 before any
   * document, 170 after small ones; reading pictures 600 to 700, and up to 950 after hundreds.
   */
  readonly memoryLimitMb: number;
  /** Documents after which a worker is replaced by a fresh one. */
  readonly recycleAfter?: number;
  /** DER certificates of the authorities whose signatures are trusted; none when absent. */
  readonly trustedRoots?: readonly Uint8Array[];
  /** DER certificates of the authorities whose content credentials are trusted; none when absent. */
  readonly credentialTrustList?: readonly Uint8Array[];
  /** An operator's own network against attacks; none when absent. */
  readonly antiSpoof?: NetworkFiles | undefined;
  /** Steps fitted on the operator's pictures, of the network that ships; its own when absent. */
  readonly livenessSteps?: NetworkSteps | undefined;
  /**
   * An operator's own network that tells generated pictures; only a calibrated one takes part in
   * examinations. None when absent.
   */
  readonly generation?: NetworkFiles | undefined;
  /**
   * A module that exports some of `CHECKS: readonly AnyCheck[]`, `READERS: Readers` and `VERIFIER: Verifier`
   * in place of the engine's own: for tests.
   */
  readonly engineModule?: URL;
  /** Ids of the checks that such a module has beside the registry's: a worker answers with no other. */
  readonly ownCheckIds?: readonly string[];
  /** `auto` when absent: confined where this machine allows it. */
  readonly sandbox?: SandboxMode;
  /** Ways to confine workers that are tried, the strictest first; all when absent. */
  readonly sandboxKinds?: readonly SandboxKind[];
  readonly onIncident?: (incident: AnalysisIncident) => void;
}

/** For whom a document is taken in hand. */
export interface Turn {
  /** Those that wait are taken fairly over organizations. */
  readonly organizationId: number;
  /** Aborted when nobody waits for the outcome any more: a document that has not begun is let go. */
  readonly signal?: AbortSignal | undefined;
  /** Told after each run how much processor time it took. */
  readonly onProcessorMs?: ((ms: number) => void) | undefined;
}

/** The bounded pool of killable workers. */
export interface Analyst {
  /**
   * @throws UndecodableError when the document's bytes cannot be opened at all.
   * @throws AssayError QUEUE_FULL or SHUTTING_DOWN when the job was not taken, INTERNAL when no worker can be
   * started.
   * @throws AnalysisFault when the examination failed through no fault of the document.
   * @throws AssayError CLIENT_GONE when `turn` was aborted before it began.
   */
  examine(job: AnalysisJob, turn?: Turn): Promise<Examination>;
  /** Reads the fields of a document. @throws as {@link examine} */
  read(job: ReadingJob, turn?: Turn): Promise<DocumentReading>;
  /** Takes what corrections of a document teach. @throws as {@link examine} */
  learn(job: TeachingJob, turn?: Turn): Promise<Taught>;
  /** Shows a document to a person. @throws as {@link examine} */
  view(job: ViewJob, turn?: Turn): Promise<Viewed>;
  /**
   * What the operator's network that tells generated pictures says of one, calibrated or not; undefined for a
   * picture too small for it.
   * @throws as {@link examine}
   */
  look(job: { readonly path: string; readonly format: ImageFormat }): Promise<DetectorLook | undefined>;
  /** What the network against recaptures says of the person of a selfie. @throws as {@link examine} */
  lookAtSelfie(job: VerificationJob['selfie']): Promise<SelfieLook>;
  /** Compares an ID and a selfie. @throws as {@link examine}; an UndecodableError names the file */
  compare(job: VerificationJob, turn?: Turn): Promise<PairComparison>;
  /** Whether every worker and every place to wait for one is taken. */
  readonly isFull: boolean;
  /** For /metrics. */
  readonly running: number;
  readonly waiting: number;
  /** Workers that ended before it was time, by cause. For /metrics. */
  readonly deaths: ReadonlyMap<DeathCause, number>;
  /** How the workers are confined. */
  readonly sandbox: Sandbox;
  /** Takes no more jobs, lets the running and waiting ones finish, then ends the workers. */
  close(): Promise<void>;
}
