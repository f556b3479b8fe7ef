import type { Cell } from '../layout/cells.js';
import { foldText } from '../layout/fold-text.js';

/** The government's name stands in this part of the first page. */
const HEAD = 0.2;
/** A state, a city, a county: who employs its servants. A federation leaves that to its ministries. Folded. */
const GOVERNMENT =
  /^(?:gobierno (?:del? |constitucional |municipal )(?!mexico\b|la republica)|governo d[aeo] (?!brasil)|prefeitura |(?:h\. ?)?ayuntamiento |municipio d|estado d[aeo] |state of |commonwealth of |county of |city of |town of )/u;
/** What a government is divided into. Folded. */
const ITS_BODY =
  /^(?:(?:sub)?secretari[ao]\b|secretaria-|ministerio\b|departamento\b|direccion\b|diretoria\b|coordina\w+ |coordenadoria\b|oficialia\b|superintendencia\b|department of |office of |division of |bureau of )/u;

/** `SECRETARIA DE FINANZAS` under `GOBIERNO DEL ESTADO DE SONORA`: the government that employs, at the head of the page, by the name of its body. */
export function governmentOver(cells: readonly Cell[], body: string): Cell | undefined {
  if (!ITS_BODY.test(foldText(body))) return undefined;
  return cells.find(({ page, box, folded }) => page === 1 && box.y1 < HEAD && GOVERNMENT.test(folded));
}
