import type { Evidence } from '../../check.js';

/** One thing that a file says of how its picture was made, on this check's scale. */
export interface Declaration {
  readonly measure: number;
  readonly evidence: Evidence;
}

/** The codes of this check. */
type Code =
  | 'GENERATED_BY_MODEL'
  | 'PARTLY_GENERATED'
  | 'GENERATION_PARAMETERS'
  | 'AIGC_LABEL'
  | 'OTHER_SOURCE_DECLARED';

interface Declared {
  readonly code: Code;
  readonly measure: number;
  readonly summary: string;
  /**
   * What is quoted of the file: a term, the name of a program or a field, never a prompt, which may be
   * personal.
   */
  readonly after: string;
}

export const declaration = ({ code, measure, summary, after }: Declared): Declaration => ({
  measure,
  evidence: { code, kind: 'structure', summary, after },
});
