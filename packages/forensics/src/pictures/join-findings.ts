import type { PdfiumDocument, PdfPicture } from '@assay/media';
import type { CheckOutcome, Examined, Finding } from '../check.js';
import type { ChosenPictures } from './choose-pictures.js';
import { boxToPage, heatToPage } from './to-page.js';

/** How one check ended on one picture; `undecodable` when the picture could not be decoded for it. */
export interface PictureOutcome {
  readonly picture: PdfPicture;
  readonly outcome: Examined | { readonly kind: 'undecodable' };
}

/** Evidence beyond this many items tells no reader more. */
const MAX_EVIDENCE = 100;

/** What a check says of a document, from what it says of its pictures: the strongest finding counts. */
export function joinFindings(
  outcomes: readonly PictureOutcome[],
  chosen: ChosenPictures,
  pages: PdfiumDocument,
): CheckOutcome {
  const found = outcomes
    .flatMap(({ picture, outcome }) =>
      outcome.kind === 'examined' ? [{ picture, finding: outcome.finding }] : [],
    )
    .sort((one, other) => other.finding.measure - one.finding.measure);
  const [strongest] = found;
  if (!strongest) return { kind: 'not-applicable', because: whyNone(outcomes, chosen) };
  const telling = found.filter(({ finding }) => finding.evidence.length > 0);
  const finding: Finding = {
    measure: strongest.finding.measure,
    summary: summaryOf(strongest, telling.length) + unseen(found.length, outcomes.length, chosen),
    evidence: telling
      .flatMap(({ picture, finding: { evidence } }) => evidence.map((one) => onPage(one, picture)))
      .slice(0, MAX_EVIDENCE),
    heat: telling.flatMap(({ picture, finding: { heat } }) => {
      const { widthPoints: width, heightPoints: height } = pages.page(picture.pageIndex);
      return heat.map((layer) => heatToPage(layer, picture, { width, height }));
    }),
    shareOfDocument: (chosen.shareOfDocument * found.length) / outcomes.length,
  };
  return { kind: 'examined', finding };
}

function onPage(one: Finding['evidence'][number], picture: PdfPicture): Finding['evidence'][number] {
  const page = picture.pageIndex + 1;
  return one.boundingBox
    ? { ...one, page, boundingBox: boxToPage(one.boundingBox, picture) }
    : { ...one, page };
}

function summaryOf(
  { picture, finding }: { readonly picture: PdfPicture; readonly finding: Finding },
  telling: number,
): string {
  const others =
    telling > 1
      ? ` ${telling - 1} further ${telling === 2 ? 'picture shows' : 'pictures show'} something like this.`
      : '';
  return `In the picture on page ${picture.pageIndex + 1}: ${finding.summary}${others}`;
}

function whyNone(outcomes: readonly PictureOutcome[], chosen: ChosenPictures): string {
  const reasons = outcomes.flatMap(({ outcome }) =>
    outcome.kind === 'not-applicable' ? [outcome.because] : [],
  );
  return (
    (reasons[0] ?? 'The pictures on the pages cannot be decoded.') +
    unseen(outcomes.length, outcomes.length, chosen)
  );
}

/** What was not examined, in a sentence; empty when nothing was left out. */
function unseen(examined: number, looks: number, { leftOut, pagesNotSearched }: ChosenPictures): string {
  const all = looks + leftOut;
  const pictures =
    examined < all ? ` ${examined} of the ${all} pictures that fill pages could be examined like this.` : '';
  return (
    pictures + (pagesNotSearched > 0 ? ` ${pagesNotSearched} pages were not searched for pictures.` : '')
  );
}
