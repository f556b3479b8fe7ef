import type { Evidence, Finding } from '../../check.js';
import { MEASURE } from './measure.js';
import type { RewrittenPage } from './rewritten-pages.js';

/** Pages told one by one; a document written anew as a whole has them all. */
const MAX_EVIDENCE = 20;

export function findingOf(pages: readonly RewrittenPage[]): Finding {
  const measure = Math.max(MEASURE.nothing, ...pages.map((page) => page.measure));
  const strongest = pages.filter((page) => page.measure === measure);
  const evidence = strongest.slice(0, MAX_EVIDENCE).map(evidenceOf);
  return { measure, summary: summaryOf(measure, strongest), evidence, heat: [] };
}

function summaryOf(measure: number, [first]: readonly RewrittenPage[]): string {
  if (!first) return 'The pages are written as one program writes them.';
  const { summary } = evidenceOf(first);
  return measure === MEASURE.explicable ? `${summary} Stamping, merging or finishing a document in other software does this.` : summary;
}

function evidenceOf({ page, measure, declared, rewriter, traits }: RewrittenPage): Evidence {
  const writer = rewriter?.name ?? 'another program';
  const rest = declared === null ? 'the other pages are not written so' : `${declared} never writes so`;
  const summary =
    declared === null && measure < MEASURE.rewrittenByEditor
      ? `The drawing instructions of page ${page} were read and written anew by ${writer}.`
      : `The drawing instructions of page ${page} were written by ${writer}: ${rest}.`;
  const code = rewriter ? 'CONTENT_REWRITTEN_BY_LIBRARY' : 'CONTENT_NOT_BY_PRODUCER';
  return { code, kind: 'structure', summary, page, ...(declared !== null && { before: declared }), after: rewriter?.name ?? `unlike it in ${traits.join(', ')}` };
}
