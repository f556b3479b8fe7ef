import type { CheckDescription } from '../../checks/describe-checks.js';
import { findingSentence } from '../../checks/finding-sentence.js';
import type { Finding } from '../../detection/findings.js';
import type { Words } from '../words/en.js';
import type { Picture, Pictures, PlacePictures } from './pictures.js';
import { firstSentences } from './sentences.js';

/** Of one finding: places that are told of, causes that are named, and characters of the longer texts. */
const MOST_PLACES = 3;
const MOST_CAUSES = 3;
const MOST_CHARACTERS = { sentence: 300, cause: 170, value: 120 };
/** Room of a crop (a column) and of a page made small, in points. */
const CROP_POINTS = { width: 240, height: 150 };
const MINIATURE_POINTS = { width: 105, height: 150 };

/** One finding, as the template shows it. */
export function findingToShow(
  finding: Finding,
  description: CheckDescription | undefined,
  pictures: Pictures | undefined,
  pageCount: number,
  words: Words,
) {
  const { check, term, role, number, countsWith } = finding;
  const { evidence: w, numbers } = words;
  const shown = check.evidence.slice(0, MOST_PLACES);
  const rest = check.evidence.length - shown.length + (check.evidenceUnwritten ?? 0);
  const place = pictures?.places.get(number);
  return {
    number,
    role,
    title: w.titles[check.checkId] ?? description?.title ?? check.checkId,
    roleWord:
      countsWith !== undefined
        ? w.roles.shared(countsWith)
        : role === 'shared'
          ? w.roles.fact
          : w.roles[role],
    check: `${check.checkId} ${check.version}`,
    details: check.evidence.length === 0 ? firstSentences(check.details, MOST_CHARACTERS.sentence) : '',
    places: shown.map((one) => ({
      where: one.page === undefined ? w.wholeFile : w.pageNumber(one.page),
      summary: firstSentences(summaryOf(one, pageCount, words), MOST_CHARACTERS.sentence),
      ...(one.before !== undefined &&
        one.after !== undefined && {
          before: one.before.slice(0, MOST_CHARACTERS.value),
          after: one.after.slice(0, MOST_CHARACTERS.value),
        }),
    })),
    more: rest > 0 ? w.more(rest) : '',
    crops: place && pictures ? cropsToShow(place, pictures, words) : [],
    weighs: term
      ? `${numbers.weight(term.logLikelihoodRatio)} (${oddsOf(term.logLikelihoodRatio, words)})`
      : '',
    ...errsToShow(finding, description, words),
  };
}

type Evidence = Finding['check']['evidence'][number];

/** In English the check's own words; otherwise the sentence for its code, where there is one. */
function summaryOf(evidence: Evidence, pageCount: number, { language }: Words): string {
  const said = language === 'en' ? undefined : findingSentence(evidence, pageCount, language);
  return said ?? evidence.summary;
}

/** `60 to 1` of a natural log-likelihood ratio; below one `1 to 1.2`. */
function oddsOf(ratio: number, { evidence: w, numbers }: Words): string {
  const times = numbers.times(Math.exp(Math.abs(ratio)));
  return ratio >= 0 ? w.odds(times, '1') : w.odds('1', times);
}

/** How the check errs, from its own page. */
function errsToShow({ check }: Finding, description: CheckDescription | undefined, { evidence: w }: Words) {
  if (!description) return { measured: '', causes: [], moreCauses: '', note: w.notDescribed };
  const causes = description.innocentCauses.slice(0, MOST_CAUSES);
  const left = description.innocentCauses.length - causes.length;
  return {
    measured: description.measured.join(' '),
    causes: causes.map((one) => firstSentences(one, MOST_CHARACTERS.cause)),
    moreCauses: left > 0 ? w.moreCauses(left) : '',
    note: description.version === check.version ? '' : w.otherVersion(check.version, description.version),
  };
}

function cropsToShow({ before, after, place }: PlacePictures, pictures: Pictures, words: Words) {
  const { evidence: w } = words;
  const show = (picture: Picture, state: string) => {
    const box = picture.box as NonNullable<Picture['box']>;
    const size = pictures.sizes[place.page - 1] ?? { width: 1, height: 1 };
    const [width, height] = [(box.x2 - box.x1) * size.width, (box.y2 - box.y1) * size.height];
    const shown = within(CROP_POINTS, height / width);
    const scale = pictures.isPdf
      ? w.scale(words.numbers.likelihood(shown / width))
      : w.pixels(Math.round(width), Math.round(height));
    return {
      picture: picture.name,
      caption: state,
      scale,
      alt: w.cropAlt(place.page, state),
      aspect: height / width,
      width: shown,
      // The place inside of the crop, as shares of it.
      mark: {
        x: (place.box.x1 - box.x1) / (box.x2 - box.x1),
        y: (place.box.y1 - box.y1) / (box.y2 - box.y1),
        width: (place.box.x2 - place.box.x1) / (box.x2 - box.x1),
        height: (place.box.y2 - place.box.y1) / (box.y2 - box.y1),
      },
    };
  };
  const received = show(after, before ? w.received : '');
  return before?.save === undefined
    ? [received]
    : [show(before, w.save(before.save, pictures.saves)), received];
}

/** The pages with the places of findings, numbered. */
export function miniaturesToShow({ pages, places, sizes }: Pictures, { evidence: w }: Words) {
  return pages.map(({ name, page }) => {
    const marks = [...places].filter(([, { place }]) => place.page === page);
    return {
      picture: name,
      caption: w.pageNumber(page),
      aspect: aspectOf(sizes[page - 1]),
      width: within(MINIATURE_POINTS, aspectOf(sizes[page - 1])),
      alt: w.miniatureAlt(page, marks.map(([number]) => number).join(', ')),
      marks: marks.map(
        ([
          number,
          {
            place: { box },
          },
        ]) => ({
          number,
          x: box.x1,
          y: box.y1,
          width: box.x2 - box.x1,
          height: box.y2 - box.y1,
        }),
      ),
    };
  });
}

const aspectOf = (size: Pictures['sizes'][number] | undefined): number =>
  size ? size.height / size.width : 1;

/** The width of what is as high and as wide as the room allows. @param aspect height by width */
const within = (room: { readonly width: number; readonly height: number }, aspect: number): number =>
  Math.min(room.width, room.height / aspect);
