import type { ContentStyle } from '@assay/media';
import {
  CONTENT_HABITS,
  type ContentHabits,
  compareHabits,
  declaredHabits,
  type Trait,
} from '../known-writers/content-habits.js';
import { MEASURE } from './measure.js';
import { type PageStream, sharesFonts } from './page-streams.js';
import { type Rewriter, readsLikeAcrobat, rewriterOf } from './rewriters.js';

/** A page whose drawing instructions another program wrote. */
export interface RewrittenPage {
  readonly page: number;
  readonly measure: number;
  /** Who wrote the rest, or who is declared; null when only the rewriter shows. */
  readonly declared: string | null;
  /** Null for a program that is not known. */
  readonly rewriter: Rewriter | null;
  readonly traits: readonly Trait[];
}

/** Habits of another program that a stream must follow before it counts as its work. */
const MIN_COMPARED = 3;

/** Judges each page's stream by the program that the document names, and by the pages beside it. */
export function rewrittenPages(
  streams: readonly PageStream[],
  producer: string | null,
): readonly RewrittenPage[] {
  const declared = producer === null ? [] : declaredHabits(producer);
  const looks = streams.map((stream) => lookAt(stream, declared));
  const untouched = looks
    .filter(({ traits, rewriter }) => traits.length === 0 && rewriter === null)
    .map(({ stream }) => stream);
  return looks.flatMap((look): RewrittenPage[] => {
    const isDeclared = look.rewriter?.declares.test(producer ?? '') ?? false;
    const measure = isDeclared ? MEASURE.explicable : measureOf(look, declared.length > 0, untouched);
    if (measure === MEASURE.nothing) return [];
    const { stream, rewriter, traits } = look;
    return [{ page: stream.page, measure, declared: declared[0]?.name ?? null, rewriter, traits }];
  });
}

interface Look {
  readonly stream: PageStream;
  /** Library whose ways the stream follows. */
  readonly rewriter: Rewriter | null;
  /**
   * Habits of the declared program that it breaks: none when it is not known, or when one of those named
   * fits.
   */
  readonly traits: readonly Trait[];
}

function lookAt(stream: PageStream, declared: readonly ContentHabits[]): Look {
  const compared = declared.map((habits) => compareHabits(stream.style, habits).contradicted);
  const traits = compared.some((broken) => broken.length === 0) ? [] : (compared[0] ?? []);
  const rewriter = rewriterOf(stream.style, stream.bytes);
  const isOpen = declared.length === 0 || rewriter?.signs !== undefined;
  const counts = rewriter !== null && (traits.length > 0 || (isOpen && rewriter.tells(stream.style)));
  return { stream, rewriter: counts ? rewriter : null, traits };
}

function measureOf(
  { stream, rewriter, traits }: Look,
  isKnown: boolean,
  untouched: readonly PageStream[],
): number {
  if (rewriter === null && traits.length === 0) return MEASURE.nothing;
  if (rewriter?.use === 'stamping') return MEASURE.explicable;
  if (rewriter)
    return isKnown || sharesFonts(stream, untouched) ? MEASURE.rewrittenByEditor : MEASURE.rewritten;
  if (readsLikeAcrobat(stream.bytes) || isWorkOfAnother(stream.style)) return MEASURE.explicable;
  return untouched.length > 0 && !sharesFonts(stream, untouched) ? MEASURE.explicable : MEASURE.rewritten;
}

/**
 * A page of a program that is known: it was taken in from another document, or the document's name was
 * changed.
 */
const isWorkOfAnother = (style: ContentStyle): boolean =>
  CONTENT_HABITS.some((habits) => {
    const { compared, contradicted } = compareHabits(style, habits);
    return compared >= MIN_COMPARED && contradicted.length === 0;
  });
