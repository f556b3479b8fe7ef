import { defineCheck, type Evidence } from '../../check.js';
import { onOneLine } from '../../observation.js';
import { CALIBRATION } from './calibration.js';
import { KINDS, KNOWN_PROGRAMS, type KnownProgram } from './known-programs.js';
import { MEASURE } from './measure.js';
import { type NamedProgram, namedPrograms } from './named-programs.js';

/** Finds the names that programs for pictures leave in what they save. */
export const editorSoftware = defineCheck({
  id: 'provenance.editor-software',
  version: '1.1.0',
  reports: 'PROVENANCE',
  group: 'origin-editor',
  basis: 'declared',
  weight: 'context',
  needs: ['metadata'],
  calibration: CALIBRATION,
  examine({ metadata }) {
    const named = namedPrograms(metadata);
    if (named.length === 0) return { kind: 'not-applicable', because: 'The file names no program.' };
    const marks = found(named).sort(
      (left, right) => KINDS[right.known.kind].measure - KINDS[left.known.kind].measure,
    );
    const [strongest] = marks;
    const evidence = marks.map(evidenceOf);
    return {
      kind: 'examined',
      finding: {
        measure: strongest ? KINDS[strongest.known.kind].measure : MEASURE.unmarked,
        summary: evidence[0]?.summary ?? 'The file names no program that is known for changing pictures.',
        evidence,
        heat: [],
      },
    };
  },
});

interface Mark {
  readonly known: KnownProgram;
  readonly named: NamedProgram;
}

/** Each known program once, at the first place that names it. */
function found(named: readonly NamedProgram[]): Mark[] {
  const marks = new Map<KnownProgram, Mark>();
  for (const one of named) {
    const known = KNOWN_PROGRAMS.find(({ mark }) => mark.test(one.text.trim()));
    if (known && !marks.has(known)) marks.set(known, { known, named: one });
  }
  return [...marks.values()];
}

function evidenceOf({ known: { program, kind }, named: { place, text } }: Mark): Evidence {
  const { code, says } = KINDS[kind];
  const summary = `The picture went through ${program} (named in its ${place}), ${says}.`;
  return { code, kind: 'structure', summary, after: onOneLine(text.trim()) };
}
