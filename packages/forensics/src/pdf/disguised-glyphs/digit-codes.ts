import { type ContentFont, dictOf, isArray, isName, type PageContent, type PdfStructure } from '@assay/media';

/** How one digit is written in one face. */
interface Writing {
  count: number;
  /** Font and code of each; fonts that cannot lie count as one. */
  readonly ways: Set<string>;
}

/**
 * How a page's content writes its digits. Digits of a face can only be drawn as two things when one digit is
 * written in two ways: by two fonts or by two codes of one. Where they are not, nothing has to be drawn to
 * know.
 */
export class DigitCodes {
  /** By face, then by digit. */
  readonly #faces = new Map<string, Map<string, Writing>>();
  readonly #fonts = new Map<ContentFont, { readonly face: string; readonly name: string }>();
  readonly #pdf: PdfStructure;

  constructor(content: PageContent, pdf: PdfStructure) {
    this.#pdf = pdf;
    for (const run of content.runs) {
      if (!run.font || (run.text !== undefined && !/\d/.test(run.text))) continue;
      const { face, name } = this.#nameOf(run.font);
      for (const { code, text } of run.glyphs()) {
        for (const digit of text?.match(/\d/g) ?? [])
          this.#count(face, digit, name === PLAIN ? name : `${name} ${code}`);
      }
    }
  }

  /**
   * Whether each of the digits that a reader finds in a face is written in one way only.
   * @param face /BaseFont without subset prefix
   * @param digits as the reader finds them: one that finds more of a digit than the codes say follows
   * something else
   */
  areDrawnAlike(face: string, digits: readonly string[]): boolean {
    const counts = new Map<string, number>();
    for (const digit of digits) counts.set(digit, (counts.get(digit) ?? 0) + 1);
    return [...counts].every(([digit, count]) => {
      const writing = this.#faces.get(face)?.get(digit);
      return writing !== undefined && writing.ways.size === 1 && writing.count >= count;
    });
  }

  #count(face: string, digit: string, way: string): void {
    const digits = this.#faces.get(face) ?? new Map<string, Writing>();
    this.#faces.set(face, digits);
    const writing = digits.get(digit) ?? { count: 0, ways: new Set() };
    digits.set(digit, writing);
    writing.count++;
    writing.ways.add(way);
  }

  #nameOf(font: ContentFont): { readonly face: string; readonly name: string } {
    let named = this.#fonts.get(font);
    if (!named) {
      named = { face: this.#faceOf(font), name: isPlain(font) ? PLAIN : String(this.#fonts.size) };
      this.#fonts.set(font, named);
    }
    return named;
  }

  /** PDFium calls a composite font by the name of its descendant. */
  #faceOf({ dict, baseFont }: ContentFont): string {
    const revision = this.#pdf.revisions[this.#pdf.revisions.length - 1];
    const descendants = revision?.resolve(dict.entries.get('DescendantFonts'));
    const descendant = isArray(descendants) ? dictOf(revision?.resolve(descendants.items[0])) : null;
    const name = revision?.resolve(descendant?.entries.get('BaseFont'));
    return isName(name) ? name.name.replace(/^[A-Z]{6}\+/, '') : baseFont;
  }
}

const PLAIN = 'plain';

/**
 * What a font without a program and without a ToUnicode map shows and what it says come from one encoding.
 */
const isPlain = ({ embedded, subtype, dict }: ContentFont): boolean =>
  !embedded && subtype !== 'Type0' && subtype !== 'Type3' && !dict.entries.has('ToUnicode');
