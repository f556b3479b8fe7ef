import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from '../csv.js';
import type { FaceCorpus, Photo, PhotoPair } from './types.js';

const PICTURE_NAME = /\.(jpe?g|png|webp)$/i;

/**
 * All pairs of more photos than this would be millions; different people are then compared by one photo each.
 */
const MOST_PHOTOS_FOR_ALL_PAIRS = 1000;

/**
 * Reads a folder of labeled photos: `pairs.csv` (`file_x`, `file_y`, `Decision`: Yes for one person, No for
 * two) where there is one, else a folder a person, whose photos are all compared.
 * @throws RangeError for a folder that holds neither, or a line that cannot be read
 */
export function readFaceCorpus(folder: string): FaceCorpus {
  const pairsPath = join(folder, 'pairs.csv');
  const corpus = existsSync(pairsPath)
    ? corpusOfPairs(readFileSync(pairsPath, 'utf8'))
    : corpusOfFolders(folder);
  if (corpus.pairs.length === 0)
    throw new RangeError(`${folder}: expected pairs.csv, or folders of one person's photos each`);
  return corpus;
}

export function corpusOfPairs(csv: string): FaceCorpus {
  const files: string[] = [];
  const indexOf = (file: string): number => {
    const known = files.indexOf(file);
    return known === -1 ? files.push(file) - 1 : known;
  };
  const pairs = parseCsv(csv).map(({ file_x, file_y, Decision }, row): PhotoPair => {
    if (!file_x || !file_y || (Decision !== 'Yes' && Decision !== 'No'))
      throw new RangeError(
        `line ${row + 2}: expected file_x, file_y and a Decision of Yes or No, received ${JSON.stringify(Decision)}`,
      );
    return { x: indexOf(file_x), y: indexOf(file_y), samePerson: Decision === 'Yes' };
  });
  const people = peopleOf(files.length, pairs);
  return { photos: files.map((file, index) => ({ file, person: String(people[index]) })), pairs };
}

/**
 * Who is one person by the pairs that say so: each photo's person is the lowest index of a photo that it is
 * linked to.
 */
function peopleOf(count: number, pairs: readonly PhotoPair[]): number[] {
  const people = Array.from({ length: count }, (_, index) => index);
  for (const { x, y, samePerson } of pairs) {
    if (!samePerson) continue;
    const [kept, joined] = [Math.min(people[x]!, people[y]!), Math.max(people[x]!, people[y]!)];
    for (const [index, person] of people.entries()) if (person === joined) people[index] = kept;
  }
  return people;
}

function corpusOfFolders(folder: string): FaceCorpus {
  const photos = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: person }) =>
      readdirSync(join(folder, person))
        .filter((name) => PICTURE_NAME.test(name))
        .map((name): Photo => ({ file: `${person}/${name}`, person })),
    )
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  return { photos, pairs: pairsOf(photos) };
}

/** All pairs; of many photos, all pairs of one person and the pairs of different people's first photos. */
export function pairsOf(photos: readonly Photo[], mostForAllPairs = MOST_PHOTOS_FOR_ALL_PAIRS): PhotoPair[] {
  const isFirst = photos.map(({ person }, index) => photos[index - 1]?.person !== person);
  const all = photos.length <= mostForAllPairs;
  const pairs: PhotoPair[] = [];
  for (let x = 0; x < photos.length; x++) {
    for (let y = x + 1; y < photos.length; y++) {
      const samePerson = photos[x]!.person === photos[y]!.person;
      if (samePerson || all || (isFirst[x] && isFirst[y])) pairs.push({ x, y, samePerson });
    }
  }
  return pairs;
}

export type PeopleHalf = 'first' | 'second';

/**
 * The pairs between people of one half, drawn by their names: what is fitted on one half of the people is
 * measured on the other. FNV-1a, 32 bits (Fowler, Noll & Vo; RFC 9923), its parity after folding.
 */
export function halfOfPeople({ photos, pairs }: FaceCorpus, half: PeopleHalf): FaceCorpus {
  const inHalf = photos.map(({ person }) => halfOf(person) === half);
  const kept = [...photos.keys()].filter((index) => inHalf[index]);
  const places = new Map(kept.map((index, place) => [index, place]));
  return {
    photos: kept.map((index) => photos[index]!),
    pairs: pairs.flatMap(({ x, y, samePerson }) => {
      const [newX, newY] = [places.get(x), places.get(y)];
      return newX === undefined || newY === undefined ? [] : [{ x: newX, y: newY, samePerson }];
    }),
  };
}

export function halfOf(person: string): PeopleHalf {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(person)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash ^= hash >>> 16;
  hash ^= hash >>> 8;
  return (hash & 1) === 0 ? 'first' : 'second';
}
