import type { Dice } from '../../pdf-forgeries/dice.js';
import type { ComposedDocument } from '../composed-document.js';
import type { NameLists } from '../people/name-lists.js';
import { htmlPage } from '../printing/markup.js';
import type { StatementDesign } from './design.js';
import { rollStatement, type StatementFacts } from './facts.js';
import { Sheet } from './sheet.js';

/** Composes one statement in a bank's layout. */
export const composeStatement = (design: StatementDesign, names: NameLists, dice: Dice): ComposedDocument =>
  composeStatementOf(design, rollStatement(design, names, dice));

/** The same of given contents. */
export function composeStatementOf(design: StatementDesign, facts: StatementFacts): ComposedDocument {
  const sheet = new Sheet(design, facts);
  const accounts = sheet.facts.accounts.map(
    (_, index) => `${design.summary?.(sheet, index) ?? ''}\n${design.movementTable(sheet, index)}\n`,
  );
  const body = `${design.header(sheet)}\n${accounts.join('\n')}<p class="small">${sheet.words.small}</p>`;
  return {
    layout: design.id,
    documentType: 'bankStatement',
    country: design.country,
    language: design.language,
    drawing: { kind: 'html', markup: htmlPage(body, design) },
    stated: sheet.ledger.stated,
    truth: sheet.ledger.truth(),
  };
}
