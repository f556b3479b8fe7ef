import type { Evidence, Finding } from '../../check.js';
import { MEASURE } from './measure.js';
import type { Observation } from './observations.js';

/** README.md, "Evidence". */
export const EVIDENCE_CODES = [
  'GLYPHS_EXCHANGED',
  'GLYPH_BEFORE_ITS_TURN',
  'GLYPHS_NO_LONGER_SHOWN',
  'GLYPH_NOT_IN_SUBSET',
] as const;

/** The displayed size of the first page, for drawing over it. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export function findingOf(observations: readonly Observation[], isUnclear: boolean, page: PageSize): Finding {
  const evidence = observations.map(evidenceOf);
  const measure = observations.reduce<number>(
    (most, { kind }) => Math.max(most, kind === 'exchanged' ? MEASURE.exchange : MEASURE.oneSided),
    isUnclear ? MEASURE.unclear : MEASURE.none,
  );
  const boxes = evidence.flatMap(({ boundingBox }) =>
    boundingBox ? [{ box: boundingBox, intensity: measure / MEASURE.exchange }] : [],
  );
  return {
    measure,
    summary: evidence[0]?.summary ?? (isUnclear ? UNCLEAR : NOTHING),
    evidence,
    heat: boxes.length === 0 ? [] : [{ page: 1, ...page, boxes }],
  };
}

const NOTHING = 'The glyphs of the embedded fonts are numbered in the order in which the text shows them.';
const UNCLEAR =
  'The glyphs of an embedded font are not quite numbered in the order in which the text shows them, as in pages taken out of a longer document.';

function evidenceOf(observation: Observation): Evidence & { readonly code: (typeof EVIDENCE_CODES)[number] } {
  switch (observation.kind) {
    case 'exchanged': {
      const { token, before } = observation.exchange;
      const summary = `“${token.text}” stands where the font's glyphs were numbered for “${before}”: its writer numbers them as it first shows them.`;
      return {
        code: 'GLYPHS_EXCHANGED',
        kind: 'structure',
        summary,
        page: 1,
        boundingBox: token.box,
        ...(before === undefined ? {} : { before }),
        after: token.text,
      };
    }
    case 'out-of-order': {
      const { token, early } = observation.exchange;
      const summary = `In “${token.text}”, “${early.join('')}” is shown before its turn: the font's glyphs are numbered as they are first shown, and this one got its number further on.`;
      return {
        code: 'GLYPH_BEFORE_ITS_TURN',
        kind: 'structure',
        summary,
        page: 1,
        boundingBox: token.box,
        after: token.text,
      };
    }
    case 'removed':
      return {
        code: 'GLYPHS_NO_LONGER_SHOWN',
        kind: 'structure',
        summary: `The font has glyphs for “${observation.characters}” that were numbered when the first page showed them; nothing shows them any more.`,
        page: 1,
      };
    case 'not-in-subset': {
      const { token, characters } = observation;
      const summary = `“${characters}” is written in an embedded font that has no glyph for it, so that it was not there when the font was embedded.`;
      return {
        code: 'GLYPH_NOT_IN_SUBSET',
        kind: 'structure',
        summary,
        ...(token ? { page: 1, boundingBox: token.box, after: token.text } : {}),
      };
    }
  }
}
