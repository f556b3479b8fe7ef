import { TWENTIETH_NAMES } from '../../people/twentieth-family-names.js';
import type { PaperLanguage } from '../../printing/dates.js';
import { plain } from '../../printing/ledger.js';
import type { Row, Sheet } from '../sheet.js';
import { personAmong } from '../twelfth/parties.js';

/** A person of the family's names with whom a movement was made; the same for the same movement. */
export const personOf = (row: Row, language: PaperLanguage): string =>
  personAmong(TWENTIETH_NAMES[language], row);

/** Notes the bank's address and gives it back in one line or, with `<br>` between, in two. */
export function bankAddressOf({ ledger }: Sheet, street: string, town: string, between = '<br>'): string {
  ledger.say('bankAddress', `${street}, ${town}`, `${street}${between.replace('<br>', ' ')}${town}`);
  return `${plain(street)}${between}${plain(town)}`;
}
