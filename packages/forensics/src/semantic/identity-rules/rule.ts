import type {
  Box,
  DocumentClass,
  DocumentCodes,
  DocumentField,
  DocumentFields,
  DocumentText,
  FieldReading,
} from '@assay/media';
import type { Observation } from '../../observation.js';
import type { Slip } from '../reading-doubt/slips.js';
import { bothSources } from '../source-agreement/both-sources.js';

/** What rules look at. */
export interface IdentityDocument {
  readonly codes: DocumentCodes;
  readonly text: DocumentText;
  readonly documentClass: DocumentClass | undefined;
  /** `YYYY-MM-DD`; undefined where the day of submission is unknown. */
  readonly receivedOn: string | undefined;
  field(name: string): DocumentField | undefined;
  /** What is printed of a field, the surest reading of it; undefined where only codes have it. */
  printed(name: string): FieldReading | undefined;
}

/** What one rule saw, and the prints that it rests on: unless these were read surely, it weighs nothing. */
export interface RuleObservation extends Observation {
  readonly restsOn: readonly FieldReading[];
  /** The slip that would explain it. */
  readonly slip?: Slip;
}

/** One rule of the codes or the law. `applies`: the document has what it looks at. */
export interface RuleResult {
  readonly applies: boolean;
  readonly seen: readonly RuleObservation[];
}
export type Rule = (document: IdentityDocument) => RuleResult;

export function identityDocument(
  views: { readonly codes: DocumentCodes; readonly text: DocumentText; readonly fields: DocumentFields },
  documentClass: DocumentClass | undefined,
  receivedOn: string | undefined,
): IdentityDocument {
  const sources = bothSources(views.fields);
  return {
    codes: views.codes,
    text: views.text,
    documentClass,
    receivedOn,
    field: (name) => views.fields.fields.find((field) => field.name === name),
    printed: (name) => [...(sources.get(name)?.printed ?? [])].sort((a, b) => b.confidence - a.confidence)[0],
  };
}

export const NOT_APPLICABLE: RuleResult = { applies: false, seen: [] };

/** Where the evidence of a rule lies. */
export interface Place {
  readonly page: number;
  readonly box: Box | undefined;
}

/** An observation about a code, or about prints that `restsOn` names. */
export function seen(
  { measure, code, summary }: { readonly measure: number; readonly code: string; readonly summary: string },
  place: Place | undefined,
  values: { readonly before?: string; readonly after?: string } = {},
  restsOn: readonly FieldReading[] = [],
  slip?: Slip,
): RuleObservation {
  return {
    measure,
    restsOn,
    ...(slip && { slip }),
    evidence: {
      code,
      kind: 'validation',
      summary,
      ...(place && { page: place.page }),
      ...(place?.box && { boundingBox: place.box }),
      ...values,
    },
  };
}
