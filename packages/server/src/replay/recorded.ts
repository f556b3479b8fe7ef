import { CHECKS_OF_MEMORY } from '@assay/forensics';
import { DOCUMENT_CLASS_NAMES } from '@assay/media';
import { type Static, type TSchema, Type } from '@fastify/type-provider-typebox';
import { Compile } from 'typebox/compile';
import { word } from '../http/schema-types.js';
import type { Parsing } from '../store/parsing-types.js';
import { COUNTRIES } from '../submission/country.js';

/** What is said of a record that cannot be replayed, in a sentence. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
}

const country = word(COUNTRIES);
/** As records are stamped, in UTC without a zone. */
const timestampISO = Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}T` });

const recordedCheck = Type.Object({
  checkId: Type.String(),
  type: Type.String(),
  status: Type.String(),
  details: Type.String(),
  evidence: Type.Array(
    Type.Object({
      code: Type.String(),
      kind: word(['value_comparison', 'validation', 'history', 'structure', 'statistic', 'model_prediction']),
      summary: Type.String(),
    }),
  ),
});

const recordedDetection = Type.Object({
  detectionId: Type.Integer(),
  sha256: Type.String(),
  model: word(['document', 'object']),
  country,
  documentType: Type.Union([Type.Null(), word(DOCUMENT_CLASS_NAMES)]),
  timestampISO,
  modelResults: Type.Object({
    technicalChecks: Type.Array(recordedCheck),
    arithmetic: Type.Object({
      policy: Type.Object({ mediumFrom: Type.Number(), highFrom: Type.Number() }),
      terms: Type.Array(
        Type.Object({ checkId: Type.String(), measure: Type.Number(), shareOfDocument: Type.Number() }),
      ),
    }),
  }),
});
export type RecordedDetection = Static<typeof recordedDetection>;

const recordedParsing = Type.Object({
  parseId: Type.Integer(),
  fileSize: Type.Integer(),
  model: word<Parsing['model']>(['light', 'performance']),
  country,
  timestampISO,
  fields: Type.Object({}),
});
export type RecordedParsing = Static<typeof recordedParsing>;

export type Recorded =
  | { readonly kind: 'detection'; readonly record: RecordedDetection }
  | { readonly kind: 'parse'; readonly record: RecordedParsing };

/**
 * A record as the API answers with it, or the `result` of an answer. What else it holds is kept: all of it is
 * compared.
 * @throws RecordError for anything else
 */
export function readRecorded(value: unknown): Recorded {
  const record = isObject(value) && 'result' in value ? value.result : value;
  if (!isObject(record)) throw new RecordError('This is no record.');
  if ('parseId' in record) return { kind: 'parse', record: checked(recordedParsing, record) };
  if ('detectionId' in record) return { kind: 'detection', record: checked(recordedDetection, record) };
  throw new RecordError('Records of detections and of parsed documents can be replayed, and no others.');
}

function checked<Schema extends TSchema>(schema: Schema, record: object): Static<Schema> {
  const compiled = Compile(schema);
  if (compiled.Check(record)) return record as Static<Schema>;
  const [first] = compiled.Errors(record);
  const where = first ? `${first.instancePath || 'the record'} ${first.message}` : 'it is incomplete';
  throw new RecordError(
    `The record is not as GET by its id answers: ${where}. Lists leave out what is needed, and records of older versions may lack it.`,
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Ids of the checks that look at other submissions, which no file shows. */
export const IDS_OF_MEMORY: readonly string[] = CHECKS_OF_MEMORY.map(({ id }) => id);
