import { type CheckReport, type CheckType, DEFAULT_POLICY, type VerdictPolicy } from '@assay/forensics';
import type { DocumentClassName, Format } from '@assay/media';
import { judgedFile } from '../detection/judged-file.js';
import { detectionToWire } from '../detection/wire.js';
import { PARSING_MODELS } from '../parsing/models.js';
import { parsedDocument } from '../parsing/parsed-document.js';
import { parsingToWire } from '../parsing/wire.js';
import type { Detection } from '../store/detection-types.js';
import type { Parsing } from '../store/parsing-types.js';
import type { Country } from '../store/record-types.js';
import { byCountryRule } from '../verdict/country-rules.js';
import { judgeExamination } from '../verdict/judge-examination.js';
import type { Analyst } from '../workers/index.js';

/** A file to hold against its record. */
export interface ReplayedFile {
  readonly path: string;
  /** The electronic invoice that was sent with it. */
  readonly invoicePath?: string | undefined;
  readonly format: Format;
  readonly sizeBytes: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
}

/** How a file was examined, beside its bytes. */
export interface ExaminedAs {
  readonly model: Detection['model'];
  readonly country: Country;
  readonly documentClass?: DocumentClassName | undefined;
  /** `YYYY-MM-DD` in UTC. */
  readonly receivedOn: string;
  readonly without?: readonly CheckType[];
  readonly policy?: VerdictPolicy;
  /** What the checks of other submissions found; nothing is said by them when absent. */
  readonly ofMemory?: readonly CheckReport[];
}

/** What a record says of a submission, and not of its file. */
const NO_SUBMISSION = { organizationId: 0, fileName: '', createdAtMicros: 0, tags: [], files: [] };

/**
 * The record of a detection as the API spells it, of no submission: without id, name, time, tags and files.
 * @throws UndecodableError, AnalysisFault, AssayError as the analyst
 */
export async function examinedRecord(
  analyst: Analyst,
  file: ReplayedFile,
  {
    model,
    country,
    documentClass,
    receivedOn,
    without = [],
    policy = DEFAULT_POLICY,
    ofMemory = [],
  }: ExaminedAs,
): Promise<object> {
  const examination = await analyst.examine({
    path: file.path,
    invoicePath: file.invoicePath,
    format: file.format,
    country,
    documentClass,
    receivedOn,
    subject: model,
    without,
    isLinked: false,
  });
  const judgment = byCountryRule(country, judgeExamination(examination, policy, ofMemory));
  const { sha256 } = file;
  return detectionToWire(
    {
      ...NO_SUBMISSION,
      detectionId: 0,
      ...uploadOf(file),
      sha256,
      country,
      ...judgedFile(examination, judgment),
    },
    '',
  );
}

/** The same of a parsed document. */
export async function readRecord(
  analyst: Analyst,
  file: ReplayedFile,
  { model, country, receivedOn }: Pick<ExaminedAs, 'country' | 'receivedOn'> & Pick<Parsing, 'model'>,
): Promise<object> {
  const { path, format } = file;
  const reading = await analyst.read({ path, format, country, receivedOn });
  return parsingToWire(
    {
      ...NO_SUBMISSION,
      parseId: 0,
      ...uploadOf(file),
      sha256: file.sha256,
      model,
      modelVersion: PARSING_MODELS[model].version,
      engineVersion: '',
      country,
      ...parsedDocument(reading, model, country),
    },
    '',
  );
}

const uploadOf = ({ format, sizeBytes }: ReplayedFile) => ({
  mediaType: format === 'pdf' ? ('document' as const) : ('image' as const),
  fileType: format,
  fileSizeBytes: sizeBytes,
});
