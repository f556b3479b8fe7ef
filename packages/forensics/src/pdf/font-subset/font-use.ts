import type { ContentFont, PdfContent } from '@assay/media';

/** Where a code of a font is shown for the first time. */
export interface FirstUse {
  readonly code: number;
  /** 0-based. */
  readonly pageIndex: number;
  /** Among all glyphs of the page in painting order, from 0. */
  readonly ordinal: number;
}

/** What a document shows of one embedded font. */
export interface FontUse {
  readonly font: ContentFont;
  /** In painting order, page by page. */
  readonly firstUses: readonly FirstUse[];
  /** All codes shown, those of annotations too. */
  readonly shown: ReadonlySet<number>;
}

/** Type 3 glyphs are drawings of their own, and programs of the other formats are not read. */
const SUBTYPES = new Set(['TrueType', 'Type0', 'Type1']);

/** The embedded fonts of a document with what its pages show of each. */
export function fontUses(content: PdfContent, pageCount: number): readonly FontUse[] {
  const uses = new Map<ContentFont, { firstUses: FirstUse[]; shown: Set<number> }>();
  const useOf = (font: ContentFont) => {
    let use = uses.get(font);
    if (!use) {
      use = { firstUses: [], shown: new Set() };
      uses.set(font, use);
    }
    return use;
  };
  for (let pageIndex = 0; pageIndex < pageCount; pageIndex++) {
    let ordinal = 0;
    for (const run of content.page(pageIndex).runs) {
      const glyphs = run.glyphs();
      if (run.font && isExamined(run.font)) {
        const { firstUses, shown } = useOf(run.font);
        for (const [index, { code }] of glyphs.entries()) {
          if (shown.has(code)) continue;
          shown.add(code);
          firstUses.push({ code, pageIndex, ordinal: ordinal + index });
        }
      }
      ordinal += glyphs.length;
    }
  }
  for (let pageIndex = 0; pageIndex < pageCount; pageIndex++) {
    for (const run of content.annotationRuns(pageIndex)) {
      const use = run.font && uses.get(run.font);
      if (use) for (const { code } of run.glyphs()) use.shown.add(code);
    }
  }
  return [...uses].map(([font, use]) => ({ font, ...use }));
}

const isExamined = (font: ContentFont): boolean => font.embedded && SUBTYPES.has(font.subtype);
