import { type PaintedObject, type PaintedText, paintsNothing, type Word } from '@assay/media';

/** A word before it is known on which line it stands. */
export type NoteWord = Pick<Word, 'text' | 'box'>;

/** Lines of one page's annotations; what a reviewer writes at length is no value. */
const MAX_LINES = 100;

/**
 * The words that annotations of type FreeText show, which no text layer has: what such an annotation says is
 * in its /Contents, and where, the text of its appearance tells; line by line. Several lines are read where
 * each is a text of its own.
 */
export function freeTextLines(painted: readonly PaintedObject[]): NoteWord[][] {
  const groups: { contents: string; texts: PaintedText[] }[] = [];
  for (const object of painted) {
    if (object.kind !== 'text' || object.source.kind !== 'annotation' || object.source.subtype !== 'FreeText')
      continue;
    if (paintsNothing(object) || object.source.contents === '') continue;
    const last = groups.at(-1);
    if (last?.contents === object.source.contents) last.texts.push(object);
    else groups.push({ contents: object.source.contents, texts: [object] });
  }
  return groups.flatMap(({ contents, texts }) => wordsOf(contents, texts)).slice(0, MAX_LINES);
}

function wordsOf(contents: string, texts: readonly PaintedText[]): NoteWord[][] {
  const lines = contents.split(/[\r\n]+/u).filter((line) => line.trim() !== '');
  if (lines.length !== texts.length) return [];
  return texts.map(({ box }, index) => {
    const line = (lines[index] ?? '').trim();
    const letterWidth = (box.x2 - box.x1) / line.length;
    return [...line.matchAll(/\S+/gu)].map(({ 0: text, index: from }): NoteWord => {
      const x1 = box.x1 + from * letterWidth;
      return { text, box: { ...box, x1, x2: x1 + text.length * letterWidth } };
    });
  });
}
