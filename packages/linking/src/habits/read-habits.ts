import {
  dictOf,
  isArray,
  isName,
  isRef,
  isString,
  type PdfDict,
  type PdfRevision,
  type PdfStructure,
  readMetadata,
} from '@assay/media';
import { fontNames } from './font-names.js';
import { type FileHabits, MAX_WAY_LENGTH } from './habits.js';
import { contentsOf, spellingOf } from './page-contents.js';

/**
 * How a PDF was made, as of its newest revision. Order of keys counts: a writer keeps its own (ISO 32000-2 leaves it open).
 * @returns undefined where it cannot be told: an encrypted file that does not open, or one without a page
 */
export function readHabits(pdf: PdfStructure): FileHabits | undefined {
  const revision = pdf.revisions.at(-1);
  const page = revision?.pages()[0];
  if (!revision || !page || pdf.encryption?.readable === false) return undefined;
  const { info, xmp } = readMetadata(pdf);
  const information = dictOf(revision.resolve(trailerEntry(pdf, 'Info')));
  const [x1, y1, x2, y2] = page.mediaBox;
  const contents = contentsOf(page, revision);
  const habits: FileHabits = {
    producer: programOf(info?.producer ?? xmp?.producer),
    creator: programOf(info?.creator ?? xmp?.creatorTool),
    fonts: fontNames(revision).join(', '),
    paper: `${Math.round(x2 - x1)} x ${Math.round(y2 - y1)}, turned ${page.rotateDegrees}`,
    version: pdf.headerVersion ?? 'none',
    crossReferences: crossReferencesOf(pdf, revision),
    saves: pdf.revisions.length === 1 ? 'one' : 'several',
    fileId: fileIdOf(revision),
    information: keysOf(information),
    dates: formOfDate(revision, information),
    catalog: keysOf(dictOf(revision.resolve(trailerEntry(pdf, 'Root')))),
    page: keysOf(page.dict),
    contents: codingOf(
      revision,
      contents.map(({ dict }) => dict),
    ),
    spelling: spellingOf(contents, revision),
    protection: pdf.encryption?.method ?? 'none',
  };
  return Object.fromEntries(
    Object.entries(habits).map(([name, way]) => [name, way.slice(0, MAX_WAY_LENGTH)]),
  ) as unknown as FileHabits;
}

/** The newest save that states an entry of the trailer. */
const trailerEntry = ({ revisions }: PdfStructure, key: string) =>
  revisions.findLast(({ trailer }) => trailer.entries.has(key))?.trailer.entries.get(key);

/** A program without the numbers of its version, which change every few weeks. */
const programOf = (named: string | null | undefined): string =>
  named
    ?.replace(/\d+(?:[.,_]\d+)*/gu, '#')
    .replace(/\s+/gu, ' ')
    .trim() || 'none';

const keysOf = (dict: PdfDict | null | undefined): string =>
  dict ? [...dict.entries.keys()].join(' ') : 'none';

/** What a reader had to forgive is a habit, too: some systems write wrong offsets into every file. */
function crossReferencesOf(
  { linearized, repairs }: PdfStructure,
  { xrefForm, objects }: PdfRevision,
): string {
  const isPacked = [...objects.values()].some(({ kind }) => kind === 'in-object-stream');
  const flaws = [...new Set(repairs.map(({ code }) => code))].sort();
  return [
    xrefForm,
    ...(isPacked ? ['objects packed'] : []),
    ...(linearized ? ['linearized'] : []),
    ...flaws,
  ].join(', ');
}

function fileIdOf(revision: PdfRevision): string {
  const id = revision.resolve(revision.trailer.entries.get('ID'));
  const [first, second] = isArray(id) ? id.items.map((item) => revision.resolve(item)) : [];
  if (!isString(first) || !isString(second)) return 'none';
  const isEqual =
    first.bytes.length === second.bytes.length && first.bytes.every((byte, at) => byte === second.bytes[at]);
  return `${isEqual ? 'two equal' : 'two different'} of ${first.bytes.length} bytes`;
}

/** `D:99999999999999-99'99'`: digits and signs say when, the rest who wrote it. */
function formOfDate(revision: PdfRevision, info: PdfDict | null | undefined): string {
  const date = revision.resolve(info?.entries.get('CreationDate'));
  if (!isString(date)) return 'none';
  return String.fromCharCode(...date.bytes.subarray(0, 40))
    .replace(/\d/gu, '9')
    .replace(/[+-]/gu, '+');
}

/** Filters of a page's streams, and whether their lengths stand beside them or in an object of their own. */
function codingOf(revision: PdfRevision, dicts: readonly PdfDict[]): string {
  const ways = dicts.map(({ entries }) => {
    const filter = revision.resolve(entries.get('Filter'));
    const isApart = isRef(entries.get('Length'));
    const named = isName(filter) ? filter.name : filter === null ? 'plain' : 'several filters';
    return `${named}${isApart ? ', length apart' : ''}`;
  });
  return `${dicts.length === 1 ? 'one stream' : 'several streams'}: ${[...new Set(ways)].sort().join('; ')}`;
}
