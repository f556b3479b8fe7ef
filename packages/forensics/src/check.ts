import type { Box, ViewName, ViewTypes } from '@assay/media';
import type { Calibration } from './verdict/calibration.js';

/** What a finding rests on; on the wire as `evidence[].kind`. */
export type EvidenceKind =
  | 'value_comparison'
  | 'validation'
  | 'history'
  | 'structure'
  | 'statistic'
  | 'model_prediction';

/** One located observation. Absent keys are unknown, not empty. */
export interface Evidence {
  /** Stable and documented in docs/checks; upper case with underscores, like `TEXT_REPLACED`. */
  readonly code: string;
  readonly kind: EvidenceKind;
  /** One plain sentence that a customer could read. May quote the document: never to be logged. */
  readonly summary: string;
  /** From 1. */
  readonly page?: number;
  readonly boundingBox?: Box;
  /** The earlier and the later text, where known. */
  readonly before?: string;
  readonly after?: string;
  /** What was read at the place, where the check does not say what is printed; added after the checks. */
  readonly text?: string;
  /** The field that stands at the place, as docs/fields.md names it; added after the checks. */
  readonly field?: string;
  /** From 1: the number that stands at the place on the marked page; added after the checks. */
  readonly mark?: number;
}

/** Where a check saw something, to be drawn over the page. Intensities 0 (nothing) to 1 (sure). */
export interface HeatLayer {
  /** From 1. */
  readonly page: number;
  /** Of the page or image as displayed; any unit, only the ratio matters. */
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly { readonly box: Box; readonly intensity: number }[];
  /** Row-major `columns * rows` intensities spread over the whole displayed page. */
  readonly grid?: { readonly columns: number; readonly rows: number; readonly intensities: Float32Array };
}

/** What a check found. Facts only: what they mean for the document is the judge's business. */
export interface Finding {
  /**
   * The check's own statistic, monotone: higher is more suspicious. Its range is stated in the check's
   * README; the check's calibration turns it into a log-likelihood ratio.
   */
  readonly measure: number;
  /** One plain sentence. May quote the document: never to be logged. */
  readonly summary: string;
  readonly evidence: readonly Evidence[];
  readonly heat: readonly HeatLayer[];
  /**
   * How much of the document was examined, 0..1; all of it when absent. A clean part clears the document only
   * so far, and a document of which hardly anything was looked at is undecided.
   */
  readonly shareOfDocument?: number;
}

/**
 * What `examine` answers: a finding, or why this document gives the check nothing to examine ("cannot tell"
 * included).
 */
export type Examined =
  | { readonly kind: 'examined'; readonly finding: Finding }
  | { readonly kind: 'not-applicable'; readonly because: string; readonly obstacle?: Obstacle };

/** How a check ends that has nothing to say of a document. @param because in a sentence */
export const cannotTell = (because: string): Examined => ({ kind: 'not-applicable', because });

/**
 * One property of a document that keeps several checks from looking, so that the verdict can say it once.
 * Absent where a check just has nothing of its kind to examine.
 */
export type Obstacle = 'encrypted' | 'no-text';

/** How a check ended. Only `examined` can be a PASS. */
export type CheckOutcome = Examined | { readonly kind: 'broken'; readonly errorCode: BrokenCode };

/** Why a check broke; shown to the reader, so it says nothing of our insides. */
export type BrokenCode = 'CHECK_FAILED' | 'TIME_LIMIT' | 'MEMORY_LIMIT' | 'DECODER_FAILED';

/** The technical check types of the contract that a check may report under. */
export type CheckType =
  | 'IMAGE_MANIPULATION'
  | 'DOCUMENT_STRUCTURE'
  | 'DOCUMENT_CLASSIFIER'
  | 'SEMANTIC_QUALITY'
  | 'SEMANTIC_FRAUD'
  | 'PHOTOCOPY'
  | 'AI_GENERATED'
  | 'PROVENANCE'
  | 'DIGITAL_SIGNATURE'
  | 'RECAPTURE';

/** A check: views in, finding out. No clock, network, disk or logger. */
export interface Check<V extends ViewName = ViewName, O extends ViewName = ViewName> {
  /** Like `pdf.unexplained-revision`: stored with every finding, never reused for another meaning. */
  readonly id: string;
  /** Raised whenever the same bytes may score differently. */
  readonly version: string;
  readonly reports: CheckType;
  /** Checks of one group see the same cause: the judge counts only the strongest of them. */
  readonly group: string;
  /**
   * Where what it finds comes from, kept apart in the reasoning about pictures: `declared` by the file
   * itself, else measured.
   */
  readonly basis?: 'declared';
  /** A fact can convict; a context (re-saved, dates differ) raises at most the middle band on its own. */
  readonly weight: 'fact' | 'context';
  /**
   * A fact that honest templates and filled forms show, too: it counts toward a rejection only where a fact of
   * another group speaks of the same place.
   */
  readonly convictsWith?: 'fact-at-same-place';
  /** The check is run on documents that offer all of these. */
  readonly needs: readonly V[];
  /** Handed over where the document offers them. */
  readonly optional?: readonly O[];
  readonly calibration: Calibration;
  /**
   * The measure from which the check fails although its calibration is flat: what it looks at is not
   * manipulation, such as a document too poor to be judged (docs/decisions/0011). Its status only; the
   * verdict stays as it is.
   */
  readonly failsFrom?: number;
  /** @throws DecodeError or anything else: the outcome is then `broken`, for this check alone. */
  examine(views: Pick<ViewTypes, V> & Partial<Pick<ViewTypes, O>>): Examined | Promise<Examined>;
}

/**
 * Keeps the view names of `needs` and `optional` in the check's type, so that `examine` is handed just those.
 */
export const defineCheck = <const V extends ViewName, const O extends ViewName = never>(
  check: Check<V, O>,
): Check<V, O> => check;
