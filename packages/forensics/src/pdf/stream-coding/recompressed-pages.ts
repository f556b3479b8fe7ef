import { fillerBytes, isArray, isName, type PdfRevision, type PdfStream, zlibLevels } from '@assay/media';
import { MEASURE } from './measure.js';
import { type ResourceStreams, resourceStreams } from './page-resources.js';
import { type PageStream, sharesFonts } from './page-streams.js';

/** A page whose drawing instructions were compressed by another encoder than the rest of the file, or put into the place of others. */
export interface RecompressedPage {
  readonly page: number;
  readonly measure: number;
  /**
   * What tells: the streams of other pages; where no page is left as it was, those of fonts and forms; or filler behind the
   * compressed data.
   */
  readonly by: 'pages' | 'resources' | 'filler';
}

/** Pages, and of each page fonts and other resources, that are compared; each costs up to a few milliseconds. */
const MAX_PAGES = 24;
const MAX_RESOURCES = 12;
/** Streams that must differ from a page, and what share of all. An edit may have added a font of its own. */
const MIN_DIFFERENT = 2;
const MIN_DIFFERENT_SHARE = 0.75;

/** Pages that must agree among themselves against one, as a share of all. */
const MIN_OTHERS_SHARE = 2 / 3;

/** Levels at which zlib gives a stream, see {@link zlibLevels}. */
type Levels = ReadonlySet<number>;

/**
 * Compares how the streams of one file are compressed. Who saves a file again copies compressed streams as they are, so they
 * keep the encoder of the program that made them; only what was changed is compressed anew.
 */
export function recompressedPages(
  revision: PdfRevision,
  streams: readonly PageStream[],
  producer: string | null,
): readonly RecompressedPage[] {
  const first = streams.slice(0, MAX_PAGES);
  // Acrobat compresses the pages that it works on anew: there the pages left as they were are the odd ones.
  const isTelling = /^(Adobe|Acrobat)\b/.test(producer ?? '') || !first.some(({ stream }) => isAdobeCoded(stream));
  const pages = isTelling
    ? withLevels(
        first.map(({ stream }) => stream),
        revision,
      )
    : new Map<PdfStream, Levels>();
  const nodes = revision.pages();
  return streams.flatMap((main): RecompressedPage[] => {
    if (isFlate(main.stream, revision) && fillerBytes(main.stream.raw) > 0) {
      return [{ page: main.page, measure: MEASURE.patchedInPlace, by: 'filler' }];
    }
    const levels = pages.get(main.stream);
    if (!levels || levels.size === 0) return [];
    const others = first.filter(({ stream }) => stream !== main.stream && differ(levels, pages.get(stream)));
    if (others.length >= MIN_DIFFERENT && others.length >= MIN_OTHERS_SHARE * pages.size && sharesFonts(main, others)) {
      return [{ page: main.page, measure: MEASURE.rewrittenByEditor, by: 'pages' }];
    }
    const isAlone = isAloneAmong(levels, resourceStreams(nodes[main.page - 1]!, revision), revision);
    return isAlone ? [{ page: main.page, measure: MEASURE.rewritten, by: 'resources' }] : [];
  });
}

/**
 * Against the page's own resources: a page taken in from another document brings them along. Fonts alone do not tell, since
 * some programs compress those with an encoder of their own.
 */
function isAloneAmong(levels: Levels, resources: ResourceStreams, revision: PdfRevision): boolean {
  const read = (streams: readonly PdfStream[]): Levels[] => [...withLevels(streams.slice(0, MAX_RESOURCES), revision).values()];
  const texts = read(resources.texts);
  if (!texts.some((text) => differ(levels, text))) return false;
  const siblings = [...texts, ...read(resources.fontPrograms)];
  const different = siblings.filter((sibling) => differ(levels, sibling)).length;
  return different >= MIN_DIFFERENT && different >= MIN_DIFFERENT_SHARE * siblings.length;
}

/** No level gives both streams: not one encoder made them. */
const differ = (left: Levels, right: Levels | undefined): boolean => right !== undefined && ![...left].some((level) => right.has(level));

/** Of FlateDecode alone; other filters would have to be undone first. */
function isFlate(stream: PdfStream, revision: PdfRevision): boolean {
  const filter = revision.resolve(stream.dict.entries.get('Filter'));
  const only = isArray(filter) && filter.items.length === 1 ? revision.resolve(filter.items[0]) : filter;
  return isName(only, 'FlateDecode');
}

/** Adobe's own encoder has windows of 4 and 16 KB. */
const isAdobeCoded = ({ raw }: PdfStream): boolean => (raw[0] === 0x48 && raw[1] === 0x89) || (raw[0] === 0x68 && raw[1] === 0xde);

function withLevels(streams: readonly PdfStream[], revision: PdfRevision): Map<PdfStream, Levels> {
  const found = new Map<PdfStream, Levels>();
  for (const stream of streams) {
    const levels = found.has(stream) || !isFlate(stream, revision) ? null : zlibLevels(stream.raw);
    if (levels) found.set(stream, levels);
  }
  return found;
}
