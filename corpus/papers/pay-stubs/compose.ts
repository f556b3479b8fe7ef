import type { Dice } from '../../pdf-forgeries/dice.js';
import type { ComposedDocument } from '../composed-document.js';
import type { NameLists } from '../people/name-lists.js';
import { htmlPage } from '../printing/markup.js';
import type { PayStubDesign } from './design.js';
import { type PayFacts, rollPayStub } from './facts.js';
import { PaySheet } from './pay-sheet.js';

/** Composes one pay stub in an employer's layout. */
export const composePayStub = (design: PayStubDesign, names: NameLists, dice: Dice): ComposedDocument =>
  composePayStubOf(design, rollPayStub(design, names, dice));

/** The same of given contents. */
export function composePayStubOf(design: PayStubDesign, facts: PayFacts): ComposedDocument {
  const sheet = new PaySheet(design, facts);
  const body = design.body(sheet);
  return {
    layout: design.id,
    documentType: 'payStub',
    country: design.country,
    language: design.language,
    drawing: { kind: 'html', markup: htmlPage(`${body}<p class="small">${sheet.words.small}</p>`, design) },
    stated: sheet.ledger.stated,
    truth: sheet.ledger.truth(),
  };
}
