import type { Cell } from '../layout/cells.js';
import { foldText } from '../layout/fold-text.js';
import { patternOf } from '../vocabulary/pattern.js';
import PATTERNS from './government.json' with { type: 'json' };

/** The government's name stands in this part of the first page. */
const HEAD = 0.2;
/**
 * A state, a city, a county: who employs its servants. A federation leaves that to its ministries. Folded.
 */
const GOVERNMENT = patternOf(PATTERNS.government, 'u');
/** What a government is divided into. Folded. */
const ITS_BODY = patternOf(PATTERNS.itsBody, 'u');

/** What has offices of its own and employs by itself. Folded. */
const INSTITUTION = patternOf(PATTERNS.institution, 'u');

/**
 * `SECRETARIA DE FINANZAS` under `GOBIERNO DEL ESTADO DE SONORA`: the government that employs, at the head of
 * the page, by the name of its body; else the institution over it.
 */
export function employerOver(cells: readonly Cell[], body: string): Cell | undefined {
  if (!ITS_BODY.test(foldText(body))) return undefined;
  const head = cells.filter(({ page, box }) => page === 1 && box.y1 < HEAD);
  const place = head.findIndex(({ text }) => text === body);
  const government = head.find(({ folded }) => GOVERNMENT.test(folded));
  return government ?? head.findLast(({ folded }, at) => at < place && INSTITUTION.test(folded));
}
