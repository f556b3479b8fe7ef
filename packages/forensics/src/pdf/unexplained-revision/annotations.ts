import {
  type Box,
  dictOf,
  isArray,
  isName,
  isRef,
  type PdfDict,
  type PdfObject,
  type PdfPageNode,
  type PdfRevision,
  textString,
  userSpaceToDisplayed,
} from '@assay/media';

/** An annotation of a page as of one revision. */
export interface Annotation {
  /** Object number; absent when written into the page's array itself. */
  readonly num?: number;
  readonly value: PdfObject;
  readonly dict: PdfDict;
  /** Like `FreeText`, `Widget`; ISO 32000-2, table 171. */
  readonly subtype: string;
  /** On the page as displayed. */
  readonly box: Box;
  /** False when its flags hide it from the screen (12.5.3: Hidden, NoView). */
  readonly shown: boolean;
  /**
   * The text it paints on the page, if the file says: /Contents of text boxes and stamps, a field's value.
   */
  readonly text: string;
}

/** More annotations than this on a page are not read. */
const MAX_ANNOTATIONS_PER_PAGE = 5_000;

const HIDDEN = 1 << 1;
const NO_VIEW = 1 << 5;

export function annotationsOf(revision: PdfRevision, page: PdfPageNode): Annotation[] {
  const list = revision.resolve(page.dict.entries.get('Annots'));
  if (!isArray(list)) return [];
  return list.items.slice(0, MAX_ANNOTATIONS_PER_PAGE).flatMap((value) => {
    const dict = dictOf(revision.resolve(value));
    const box = dict && rectangleOf(revision, page, dict);
    if (!dict || !box) return [];
    const subtype = dict.entries.get('Subtype');
    const flags = revision.resolve(dict.entries.get('F'));
    return {
      ...(isRef(value) ? { num: value.num } : {}),
      value,
      dict,
      box,
      subtype: isName(subtype) ? subtype.name : '',
      shown: typeof flags !== 'number' || (flags & (HIDDEN | NO_VIEW)) === 0,
      text: paintedText(revision, dict, isName(subtype) ? subtype.name : ''),
    };
  });
}

/**
 * Annotations whose /Contents are painted (12.5.6.6) or as good as painted (12.5.6.12); in others they are a
 * comment.
 */
const TEXT_BEARING: ReadonlySet<string> = new Set(['FreeText', 'Stamp', 'Watermark']);

function paintedText(revision: PdfRevision, dict: PdfDict, subtype: string): string {
  if (subtype === 'Widget') return textString(revision.resolve(dict.entries.get('V')));
  return TEXT_BEARING.has(subtype) ? textString(revision.resolve(dict.entries.get('Contents'))).trim() : '';
}

function rectangleOf(revision: PdfRevision, page: PdfPageNode, dict: PdfDict): Box | undefined {
  const rectangle = revision.resolve(dict.entries.get('Rect'));
  if (!isArray(rectangle)) return undefined;
  const [x1, y1, x2, y2] = rectangle.items.map((item) => revision.resolve(item));
  if (typeof x1 !== 'number' || typeof y1 !== 'number' || typeof x2 !== 'number' || typeof y2 !== 'number')
    return undefined;
  const [left, bottom, right, top] = page.cropBox;
  const frame = { left, bottom, right, top, quarterTurns: (page.rotateDegrees / 90) % 4 };
  return userSpaceToDisplayed(frame, x1, y1, x2, y2);
}
