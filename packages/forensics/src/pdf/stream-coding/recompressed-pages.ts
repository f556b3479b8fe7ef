import { fillerBytes, isArray, isName, type PdfRevision, type PdfStream, zlibLevels } from '@assay/media';
import { MEASURE } from './measure.js';
import { type ResourceStreams, resourceStreams } from './page-resources.js';
import { type PageStream, sharesFonts } from './page-streams.js';

/**
 * A page whose drawing instructions were compressed by another encoder than the rest of the file, or put into
 * the place of others.
 */
export interface RecompressedPage {
  readonly page: number;
  readonly measure: number;
  /**
   * What tells: the streams of other pages; where no page is left as it was, those of fonts and forms; or
   * filler behind the compressed data.
   */
  readonly by: 'pages' | 'resources' | 'filler';
}

/**
 * Pages, and of each page fonts and other resources, that are compared; each costs up to a few milliseconds.
 */
const MAX_PAGES = 24;
const MAX_RESOURCES = 12;
/**
 * Streams of one document that are replayed: about four seconds of work at worst, a tenth of one as a rule.
 */
const MAX_STREAMS = 100;
/** Streams that must differ from a page, and what share of all. An edit may have added a font of its own. */
const MIN_DIFFERENT = 2;
const MIN_DIFFERENT_SHARE = 0.75;

/** Pages that must agree among themselves against one, as a share of all. */
const MIN_OTHERS_SHARE = 2 / 3;

/** Levels at which zlib gives a stream, see {@link zlibLevels}; null for one that tells nothing. */
type Levels = ReadonlySet<number> | null;

/**
 * Compares how the streams of one file are compressed. Who saves a file again copies compressed streams as
 * they are, so they keep the encoder of the program that made them; only what was changed is compressed anew.
 */
export function recompressedPages(
  revision: PdfRevision,
  streams: readonly PageStream[],
  producer: string | null,
): readonly RecompressedPage[] {
  const encoders = new Encoders(revision);
  const first = streams.slice(0, MAX_PAGES);
  // Acrobat compresses the pages that it works on anew: there the pages left as they were are the odd ones.
  const isTelling =
    /^(Adobe|Acrobat)\b/.test(producer ?? '') || !first.some(({ stream }) => isAdobeCoded(stream));
  const pages = new Map<PdfStream, Levels>();
  if (isTelling) for (const { stream } of first) pages.set(stream, encoders.levels(stream));
  const known = [...pages.values()].filter((levels) => levels !== null).length;
  const nodes = revision.pages();
  const told = streams.flatMap((main): RecompressedPage[] => {
    if (encoders.isFlate(main.stream) && fillerBytes(main.stream.raw) > 0) {
      return [{ page: main.page, measure: MEASURE.patchedInPlace, by: 'filler' }];
    }
    const levels = pages.get(main.stream) ?? null;
    if (levels === null || levels.size === 0) return [];
    const others = first.filter(
      ({ stream }) => stream !== main.stream && differ(levels, pages.get(stream) ?? null),
    );
    if (
      others.length >= MIN_DIFFERENT &&
      others.length >= MIN_OTHERS_SHARE * known &&
      sharesFonts(main, others)
    ) {
      return [{ page: main.page, measure: MEASURE.rewrittenByEditor, by: 'pages' }];
    }
    const isAlone = isAloneAmong(levels, resourceStreams(nodes[main.page - 1]!, revision), encoders);
    return isAlone ? [{ page: main.page, measure: MEASURE.unlikeResources, by: 'resources' }] : [];
  });
  const byResources = told.filter(({ by }) => by === 'resources').length;
  const isWritersWay = byResources >= MIN_PAGES_OF_WRITER && byResources === known;
  return isWritersWay ? told.map(asWritersWay) : told;
}

/**
 * Where every page of several differs from its fonts and maps, the writer has two encoders: an edit seldom touches
 * all pages. Of one page or two nobody can tell, which is why they weigh less than a page unlike the others.
 */
const MIN_PAGES_OF_WRITER = 3;

const asWritersWay = (page: RecompressedPage): RecompressedPage =>
  page.by === 'resources' ? { ...page, measure: MEASURE.explicable } : page;

/**
 * Against the page's own resources: a page taken in from another document brings them along. Fonts alone do
 * not tell, since some programs compress those with an encoder of their own.
 */
function isAloneAmong(levels: ReadonlySet<number>, resources: ResourceStreams, encoders: Encoders): boolean {
  const read = (streams: readonly PdfStream[]): ReadonlySet<number>[] =>
    [...new Set(streams)].slice(0, MAX_RESOURCES).flatMap((stream) => encoders.levels(stream) ?? []);
  const texts = read(resources.texts);
  if (!texts.some((text) => differ(levels, text))) return false;
  const siblings = [...texts, ...read(resources.fontPrograms)];
  const different = siblings.filter((sibling) => differ(levels, sibling)).length;
  return different >= MIN_DIFFERENT && different >= MIN_DIFFERENT_SHARE * siblings.length;
}

/** No level gives both streams: not one encoder made them. What cannot be read differs from nothing. */
const differ = (left: ReadonlySet<number>, right: Levels): boolean =>
  right !== null && ![...left].some((level) => right.has(level));

/** Adobe's own encoder has windows of 4 and 16 KB. */
const isAdobeCoded = ({ raw }: PdfStream): boolean =>
  (raw[0] === 0x48 && raw[1] === 0x89) || (raw[0] === 0x68 && raw[1] === 0xde);

/** The levels of each stream, found once; of {@link MAX_STREAMS} at most. */
class Encoders {
  readonly #revision: PdfRevision;
  readonly #levels = new Map<PdfStream, Levels>();

  constructor(revision: PdfRevision) {
    this.#revision = revision;
  }

  levels(stream: PdfStream): Levels {
    const known = this.#levels.get(stream);
    if (known !== undefined || this.#levels.size >= MAX_STREAMS) return known ?? null;
    const levels = this.isFlate(stream) ? zlibLevels(stream.raw) : null;
    this.#levels.set(stream, levels);
    return levels;
  }

  /** FlateDecode alone; other filters would have to be undone first. */
  isFlate(stream: PdfStream): boolean {
    const filter = this.#revision.resolve(stream.dict.entries.get('Filter'));
    const only =
      isArray(filter) && filter.items.length === 1 ? this.#revision.resolve(filter.items[0]) : filter;
    return isName(only, 'FlateDecode');
  }
}
