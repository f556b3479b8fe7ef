import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cardSeries, compareCards, comparePhotos } from './compare-faces.js';
import { describePictures, MOST_WORKERS } from './describe-pictures.js';
import { type FaceSeries, faceReport } from './face-report.js';
import { fittedGroups } from './fitted-groups.js';
import { fittedLaw, lawReport } from './fitted-law.js';
import { groupReport, readGroups } from './groups.js';
import { joinedComparisons } from './joined-comparisons.js';
import { halfOfPeople, type PeopleHalf, readFaceCorpus } from './read-face-corpus.js';
import { TemplateCache } from './template-cache.js';
import type { DescribedFace } from './types.js';

const GROUP_WEIGHTS = new URL('../../packages/biometrics/src/match/comparable/weights.ts', import.meta.url);
/** The largest of Labeled Faces in the Wild: men of other than the named groups. */
const REFERENCE_GROUP = 'others';

const USAGE = `npm run evaluate -- faces FOLDER [--id-cards] [--only TEXT] [--people first|second] [--template-cache DIR] [--groups FILE] [--fit] [--json FILE] [--workers 1..${MOST_WORKERS}]`;

/**
 * `npm run evaluate -- faces`: compares labeled photos, and with `--id-cards` pictures of identity cards
 * made of them, and prints how often people are told apart.
 * @throws RangeError for a command line or a folder that cannot be used
 */
export async function evaluateFaces(commandLine: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...commandLine],
    allowPositionals: true,
    options: {
      'id-cards': { type: 'boolean' },
      only: { type: 'string' },
      people: { type: 'string' },
      'template-cache': { type: 'string' },
      groups: { type: 'string' },
      fit: { type: 'boolean' },
      json: { type: 'string' },
      workers: { type: 'string' },
    },
  });
  const [folder] = positionals;
  const workers = Number(values.workers ?? MOST_WORKERS);
  const half = (['first', 'second'] as const).find((name): name is PeopleHalf => name === values.people);
  const usable =
    Number.isInteger(workers) &&
    workers >= 1 &&
    workers <= MOST_WORKERS &&
    (values.people === undefined || half);
  if (!folder || positionals.length > 1 || !usable) throw new RangeError(`expected ${USAGE}`);
  const whole = readFaceCorpus(folder);
  const corpus = half ? halfOfPeople(whole, half) : whole;
  const paths = corpus.photos.map(({ file }) => join(resolve(folder), file));
  const cacheFolder = values['template-cache'];
  if (cacheFolder !== undefined)
    console.warn(
      `${cacheFolder} holds templates of the people on the photos: biometric data, to be kept and deleted as such`,
    );
  const cache = cacheFolder === undefined ? undefined : new TemplateCache(cacheFolder);
  const options = { workers, cache, onDone: showProgress };
  const photos = await describePictures(
    paths.map((path) => ({ path, card: undefined })),
    options,
  );
  const series: FaceSeries[] = [seriesOf('photos', photos, comparePhotos(corpus, photos))];
  if (values['id-cards']) {
    for (const { name, tasks, places } of cardSeries(paths, photos).filter((cards) =>
      cards.name.includes(values.only ?? ''),
    )) {
      const cards = await describePictures(tasks, options);
      const ofPhotos = places.map((place) => (place === undefined ? undefined : cards[place]));
      series.push(seriesOf(name, cards, compareCards(corpus, ofPhotos, photos)));
    }
    const ofCards = series.slice(1);
    series.push({
      name: 'cards',
      comparisons: joinedComparisons(ofCards.map(({ comparisons }) => comparisons)),
      pictures: ofCards.reduce((sum, { pictures }) => sum + pictures, 0),
      failedToEnrol: ofCards.reduce((sum, { failedToEnrol }) => sum + failedToEnrol, 0),
      cpuMs: ofCards.flatMap(({ cpuMs }) => cpuMs),
    });
  }
  const people = new Set(corpus.photos.map(({ person }) => person)).size;
  console.log(
    `${corpus.photos.length} photos, ${people} people${half ? ` (${half} half)` : ''}\n\n${faceReport(series)}`,
  );
  const groups = values.groups === undefined ? undefined : readGroups(values.groups);
  if (groups)
    console.log(`\nGroups, with the product’s own thresholds\n${groupReport(corpus, photos, groups)}`);
  if (values.fit && groups)
    writeFileSync(GROUP_WEIGHTS, fittedGroups(corpus, photos, groups, REFERENCE_GROUP));
  if (values.fit)
    for (const { name, comparisons } of series)
      console.log(`\nFitted on ${name}\n${lawReport(comparisons, fittedLaw(comparisons))}`);
  if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify(series.map(withPlainArrays), null, 1)}\n`);
}

const seriesOf = (
  name: string,
  described: readonly DescribedFace[],
  comparisons: FaceSeries['comparisons'],
): FaceSeries => ({
  name,
  comparisons,
  pictures: described.length,
  failedToEnrol: described.filter(({ template }) => template === undefined).length,
  cpuMs: described.map(({ cpuMs }) => cpuMs),
});

/** Distances only: no template is written. */
const withPlainArrays = ({
  name,
  comparisons: { mated, nonMated, matedFailedToEnrol },
  pictures,
  failedToEnrol,
  cpuMs,
}: FaceSeries): object => ({
  name,
  pictures,
  failedToEnrol,
  matedFailedToEnrol,
  mated: [...mated.distances],
  nonMated: [...nonMated.distances],
  cpuMs,
});

function showProgress(done: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done}`);
}
