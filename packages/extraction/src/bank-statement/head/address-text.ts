import { foldInPlace } from '@assay/media';
import { startsAddress } from '../../layout/address-block.js';
import type { Cell } from '../../layout/cells.js';

/** What a bank is behind its name: `S.A., Institución de Banca Múltiple.`, `N.A., Member FDIC`. */
const FORM = String.raw`(?:S\.? ?A\.?(?: de C\.? ?V\.?)?|S\/A|N\.? ?A\.?|Ltda\.?|Inc\.?|LLC|Member FDIC|Instituci[oó]n de Banca M[uú]ltiple|Grupo Financiero(?: \p{Lu}\p{L}+)?|Institui[cç][aã]o de Pagamento|CNPJ:? [\d./-]+)`;
const LEGAL_FORM = new RegExp(String.raw`^(?:[\s,;.·•–-]*${FORM}(?=[\s,;.·•–-]))*[\s,;.·•–-]*`, 'iu');
/** The same at the end of the name, where notices print it in other marks than the letterhead does. */
const FORM_OF_NAME = new RegExp(String.raw`(?:[\s,;.·•–-]+${FORM})+$`, 'iu');
/** `Agência 1234 - `, `Sucursal 0412, `: which of the bank's offices, by number. */
const OFFICE = /^(?:sucursal|suc\.|ag[eê]ncia|branch)\s*(?:n[º°o]\.?)?\s*:?\s*\d[\d-]*\s*[-–,·]\s*/iu;
/** `Mail:`, `Branch:`, `Unidad Especializada (UNE):`: words up to a colon, none of which speaks of a street. */
const LABEL = /^([\p{L}().,/ ]{2,60}):\s*/u;

/** The lines of an address as one string. */
export const addressText = (lines: readonly Cell[]): string => joined(lines.map(({ text }) => text));

/**
 * The lines of the bank's address as one string: without the bank's own name, which office it is, and what is
 * written there for.
 * @param bank its name as printed; empty where it is not known
 */
export function bankAddressText(lines: readonly Cell[], bank: string): string {
  const [first = '', ...others] = lines.map(({ text }) => text);
  const whole = joined([streetOf(first, bank), ...others]);
  return whole === '' ? first : whole;
}

function streetOf(line: string, bank: string): string {
  const label = LABEL.exec(line);
  const text = label && !startsAddress(label[1] ?? '') ? line.slice(label[0].length) : line;
  const name = foldInPlace(bank.replace(FORM_OF_NAME, ''));
  const at = name === '' ? -1 : foldInPlace(text).indexOf(name);
  const behindName = at < 0 ? text : text.slice(at + name.length).replace(LEGAL_FORM, '');
  return behindName.replace(OFFICE, '');
}

const joined = (texts: readonly string[]): string =>
  texts
    .map((text) => text.replace(/[,\s]+$/u, ''))
    .filter((text) => text !== '')
    .reduce(
      (whole, text) => (/\d-$/u.test(whole) ? `${whole}${text}` : whole === '' ? text : `${whole}, ${text}`),
      '',
    );
