import { defineCheck, type Finding } from '../../check.js';
import { heatOfEvidence } from '../../heatmap/evidence-heat.js';
import { readPages, splitDocuments } from '../../semantic/labelled-values/read-pages.js';
import { CALIBRATION } from './calibration.js';
import { type JoinedPage, pagesPrintedApart } from './joined-pages.js';
import { MEASURE } from './measure.js';
import type { PageObservation } from './observation.js';
import { pageMake } from './page-make.js';
import { brokenNumbering } from './page-numbers.js';
import { runningValuesThatDiffer } from './running-values.js';
import { claimBetween } from './sequence.js';

/** Evidence beyond this many items is not listed. */
const MAX_EVIDENCE = 100;

/** Finds pages that claim to continue a document but were made apart from it. */
export const pageMismatch = defineCheck({
  id: 'pdf.page-mismatch',
  version: '1.0.0',
  reports: 'DOCUMENT_STRUCTURE',
  group: 'pdf-pages',
  weight: 'fact',
  needs: ['pages', 'pdf'],
  calibration: CALIBRATION,
  examine({ pages, pdf }) {
    const read = readPages(pages);
    const revision = pdf.revisions[pdf.revisions.length - 1];
    const nodes = revision?.pages() ?? [];
    if (!revision || read.length < 2) return { kind: 'not-applicable', because: 'There are no two pages with text to compare.' };
    const documents = splitDocuments(read);
    const firsts = new Set(documents.map(([first]) => first));
    const joined = read.map((page, index): JoinedPage => {
      const before = read[index - 1];
      const claim = before?.page === page.page - 1 ? claimBetween(before, page, !firsts.has(page), pages.pageCount) : undefined;
      return { page: page.page, make: pageMake(revision, nodes[page.page - 1]), claim };
    });
    if (joined.every(({ claim }) => !claim)) return { kind: 'not-applicable', because: 'No page claims to continue the one before it.' };
    const found = [...pagesPrintedApart(joined), ...runningValuesThatDiffer(read), ...brokenNumbering(documents)];
    return { kind: 'examined', finding: findingOf(found.sort((one, other) => other.measure - one.measure), pages) };
  },
});

function findingOf(found: readonly PageObservation[], pages: Parameters<typeof heatOfEvidence>[1]): Finding {
  const [strongest] = found;
  return {
    measure: strongest?.measure ?? MEASURE.nothing,
    summary: strongest?.evidence.summary ?? 'Pages that claim to continue each other were made together.',
    evidence: found.slice(0, MAX_EVIDENCE).map(({ evidence }) => evidence),
    heat: heatOfEvidence(
      found.map(({ evidence, measure }) => ({ evidence, intensity: measure / MEASURE.foreign })),
      pages,
    ),
  };
}
