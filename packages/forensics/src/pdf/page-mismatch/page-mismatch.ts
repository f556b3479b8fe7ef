import { defineCheck } from '../../check.js';
import { findingOfStrongest } from '../../observation.js';
import { readPages, splitDocuments } from '../../semantic/labeled-values/read-pages.js';
import { CALIBRATION } from './calibration.js';
import { type NumberedPage, pagesBetweenOthers, pagesOfOtherCounts } from './inserted-pages.js';
import { pagesPrintedApart } from './joined-pages.js';
import { MEASURE } from './measure.js';
import { pageMake } from './page-make.js';
import { brokenNumbering } from './page-numbers.js';
import { picturePages } from './picture-pages.js';
import { runningValuesThatDiffer } from './running-values.js';
import { claimBetween } from './sequence.js';

/** Finds pages that claim to continue a document but were made apart from it. */
export const pageMismatch = defineCheck({
  id: 'pdf.page-mismatch',
  version: '1.1.1',
  reports: 'DOCUMENT_STRUCTURE',
  group: 'pdf-pages',
  weight: 'fact',
  needs: ['pages', 'pdf'],
  calibration: CALIBRATION,
  examine({ pages, pdf }) {
    const read = readPages({ pages });
    const revision = pdf.revisions[pdf.revisions.length - 1];
    const nodes = revision?.pages() ?? [];
    if (!revision || pages.pageCount < 2 || read.length === 0)
      return { kind: 'not-applicable', because: 'There are no two pages to compare.' };
    const documents = splitDocuments(read);
    const firsts = new Set(documents.map(([first]) => first));
    const joined = read.map((page, index): NumberedPage => {
      const before = read[index - 1];
      const claim =
        before?.page === page.page - 1
          ? claimBetween(before, page, !firsts.has(page), pages.pageCount)
          : undefined;
      return { page: page.page, make: pageMake(revision, nodes[page.page - 1]), claim, mark: page.mark };
    });
    const pictures = picturePages(read, pages);
    const foreign = [...pagesBetweenOthers(joined), ...pagesOfOtherCounts(read)];
    if (pictures.length === 0 && foreign.length === 0 && joined.every(({ claim }) => !claim))
      return { kind: 'not-applicable', because: 'No page claims to continue the one before it.' };
    const found = [
      ...pagesPrintedApart(joined),
      ...foreign,
      ...runningValuesThatDiffer(read),
      ...brokenNumbering(documents),
      ...pictures,
    ];
    const summary = 'Pages that claim to continue each other were made together.';
    return {
      kind: 'examined',
      finding: findingOfStrongest(found, pages, {
        nothing: MEASURE.nothing,
        highest: MEASURE.foreign,
        summary,
      }),
    };
  },
});
