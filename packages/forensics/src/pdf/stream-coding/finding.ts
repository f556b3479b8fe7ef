import type { Evidence, Finding } from '../../check.js';
import { MEASURE } from './measure.js';
import type { MixedHexPage } from './mixed-hex.js';
import type { RecompressedPage } from './recompressed-pages.js';
import type { RewrittenPage } from './rewritten-pages.js';

/** Pages told one by one; a document written anew as a whole has them all. */
const MAX_EVIDENCE = 20;

interface Observation {
  readonly measure: number;
  readonly evidence: Evidence;
}

/** A page that both ways of looking point at is told twice, but weighs as much as the stronger. */
export function findingOf(
  rewritten: readonly RewrittenPage[],
  recompressed: readonly RecompressedPage[],
  mixedHex: readonly MixedHexPage[],
): Finding {
  // What explains that a page was written anew, a stamp or Acrobat, explains that it was compressed anew.
  const explained = new Set(
    rewritten.filter(({ measure }) => measure === MEASURE.explicable).map(({ page }) => page),
  );
  const unexplained = recompressed.filter(({ page, by }) => by === 'filler' || !explained.has(page));
  const observations: Observation[] = [
    ...rewritten.map((page) => ({ measure: page.measure, evidence: rewrittenEvidence(page) })),
    ...unexplained.map((page) => ({ measure: page.measure, evidence: recompressedEvidence(page) })),
    ...mixedHex.map((page) => ({ measure: page.measure, evidence: mixedHexEvidence(page) })),
  ];
  const measure = Math.max(MEASURE.nothing, ...observations.map((observation) => observation.measure));
  const strongest = observations
    .filter((observation) => observation.measure === measure)
    .map(({ evidence }) => evidence);
  return {
    measure,
    summary: summaryOf(measure, strongest),
    evidence: strongest.slice(0, MAX_EVIDENCE),
    heat: [],
  };
}

function summaryOf(measure: number, [first]: readonly Evidence[]): string {
  if (!first) return 'The pages are written and compressed as one program does it.';
  return measure === MEASURE.explicable
    ? `${first.summary} Stamping, merging or finishing a document in other software does this.`
    : first.summary;
}

function rewrittenEvidence({ page, declared, rewriter, traits }: RewrittenPage): Evidence {
  const writer = rewriter ? `as ${rewriter.name} writes what it has read and changed` : 'by another program';
  const rest = declared === null ? '' : `; ${declared} never writes so`;
  return {
    code: rewriter ? 'CONTENT_REWRITTEN_BY_LIBRARY' : 'CONTENT_NOT_BY_PRODUCER',
    kind: 'structure',
    summary: `The drawing instructions of page ${page} are written ${writer}${rest}.`,
    page,
    ...(declared !== null && { before: declared }),
    after: rewriter?.name ?? `differs in ${traits.map((trait) => TRAIT_NAMES[trait]).join(', ')}`,
  };
}

const TRAIT_NAMES: Readonly<Record<RewrittenPage['traits'][number], string>> = {
  afterOperator: 'separators',
  beforeShow: 'space before text operators',
  insideArray: 'space inside arrays',
  leadingZero: 'leading zeros',
  fraction: 'trailing zeros',
  strings: 'form of strings',
};

function recompressedEvidence({ page, by }: RecompressedPage): Evidence {
  const start = `The drawing instructions of page ${page}`;
  if (by === 'filler') {
    const summary = `${start} were put into the place of longer ones inside the file: the room that was left is filled up.`;
    return { code: 'CONTENT_PADDED', kind: 'structure', summary, page };
  }
  const others = by === 'pages' ? 'those of most other pages' : 'the fonts and other text of the file';
  const summary = `${start} were compressed by another program than ${others}: saving again would have copied them as they were.`;
  return { code: 'CONTENT_COMPRESSED_ANEW', kind: 'structure', summary, page };
}

function mixedHexEvidence({ page, strings }: MixedHexPage): Evidence {
  const summary = `On page ${page}, ${strings === 1 ? 'one text is' : `${strings} texts are`} spelled in the file unlike all others of the page.`;
  return { code: 'TEXT_SPELLED_UNLIKE_REST', kind: 'structure', summary, page };
}
