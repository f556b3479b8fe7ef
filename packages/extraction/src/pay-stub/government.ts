import type { Cell } from '../layout/cells.js';
import { foldText } from '../layout/fold-text.js';

/** The government's name stands in this part of the first page. */
const HEAD = 0.2;
/**
 * A state, a city, a county: who employs its servants. A federation leaves that to its ministries. Folded.
 */
const GOVERNMENT =
  /^(?:gobierno (?:del? |constitucional |municipal )(?!mexico\b|la republica)|governo d[aeo] (?!brasil)|prefeitura |(?:h\. ?)?ayuntamiento |municipio d|estado d[aeo] |state of |commonwealth of |county of |city of |town of )/u;
/** What a government is divided into. Folded. */
const ITS_BODY =
  /^(?:(?:sub)?secretari[ao]\b|secretaria-|ministerio\b|departamento\b|direccion\b|diretoria\b|coordina\w+ |coordenadoria\b|oficialia\b|superintendencia\b|department of |office of |division of |bureau of )/u;

/** What has offices of its own and employs by itself. Folded. */
const INSTITUTION =
  /^(?:institut[eo]\b|comision\b|comissao\b|consejo\b|conselho\b|tribunal\b|poder (?:judicial|legislativo|judiciario)\b|congreso\b|fiscalia\b|universi(?:dad|dade|ty)\b|colegio\b|hospital\b|servicios? de\b|sistema (?:para|estatal|nacional|municipal)\b|fundac(?:ion|ao)\b|authority\b|board of\b)/u;

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
