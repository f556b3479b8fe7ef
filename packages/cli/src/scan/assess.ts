import {
  type CheckReport,
  type CheckVerdict,
  judge,
  judgeCheck,
  type ReckonedVerdict,
  type Subject,
  type VerdictPolicy,
} from '@assay/forensics';
import type { Format } from '@assay/media';
import {
  type Analyst,
  type Examination,
  NO_INVOICE_SENTENCE,
  toReports,
  UNDECODABLE_SENTENCES,
  UndecodableError,
} from '@assay/server';
import type { FileProblem, FoundFile } from '../batch/find-files.js';

/** A document and what was concluded about it. */
export interface AssessedFile {
  readonly path: string;
  readonly format: Format;
  readonly pageCount: number;
  readonly verdict: ReckonedVerdict;
  readonly checks: readonly (CheckReport & { readonly standing: CheckVerdict })[];
  /** Pages with the places of findings, where they were asked for. */
  readonly markedPages: Examination['markedPages'];
  /** Where these were written, in the order of the pages; absent where they were not asked for. */
  readonly marked?: readonly string[];
}

/** A file that ended without a verdict, and why. */
export interface UnassessedFile {
  readonly path: string;
  readonly problem: FileProblem;
  readonly message: string;
}

export type ScannedFile = AssessedFile | UnassessedFile;

export const isAssessed = (file: ScannedFile): file is AssessedFile => 'verdict' in file;

/** How files are examined and judged. */
export interface ScanRequest {
  readonly model: Subject;
  readonly policy: VerdictPolicy;
  /** The day that dates of a document are held against, `YYYY-MM-DD` in UTC. */
  readonly receivedOn: string;
  readonly drawsMarks: boolean;
  /** The electronic invoice that a PDF prints. */
  readonly invoicePath?: string | undefined;
}

/**
 * Examines one file in the pool and judges what was found.
 * @throws AnalysisFault when the fault is ours
 */
export async function assess(
  analyst: Analyst,
  file: FoundFile,
  { model, policy, receivedOn, drawsMarks, invoicePath }: ScanRequest,
): Promise<ScannedFile> {
  if ('problem' in file) return file;
  const { path, format } = file;
  if (model === 'object' && format === 'pdf')
    return { path, problem: 'FORMAT_NOT_ACCEPTED', message: 'the model object takes pictures only' };
  if (invoicePath !== undefined && format !== 'pdf')
    return {
      path,
      problem: 'FORMAT_NOT_ACCEPTED',
      message: 'only a PDF is held against an electronic invoice',
    };
  try {
    const invoice = invoicePath !== undefined && { invoicePath };
    const job = { path, ...invoice, format, subject: model, receivedOn, drawsMarks };
    const examination = await analyst.examine(job);
    const reports = toReports(examination);
    const verdict = judge(reports, policy, model, examination.pageCount);
    const checks = reports.map((report) => ({
      ...report,
      standing: judgeCheck(report, policy, verdict.likelihood),
    }));
    const { pageCount, markedPages } = examination;
    return { path, format, pageCount, verdict, checks, markedPages };
  } catch (error) {
    if (error instanceof UndecodableError) return { path, problem: 'UNDECODABLE', message: messageOf(error) };
    throw error;
  }
}

const messageOf = ({ code, file }: UndecodableError): string =>
  file === 'invoice' ? NO_INVOICE_SENTENCE : UNDECODABLE_SENTENCES[code];
