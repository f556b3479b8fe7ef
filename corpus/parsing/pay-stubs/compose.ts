import type { Dice } from '../../pdf-forgeries/dice.js';
import type { ComposedDocument } from '../composed-document.js';
import type { NameLists } from '../people/name-lists.js';
import { htmlPage } from '../printing/markup.js';
import type { PayStubDesign } from './design.js';
import { rollPayStub } from './facts.js';
import { PaySheet } from './pay-sheet.js';

/** Composes one pay stub in an employer's layout. */
export function composePayStub(design: PayStubDesign, names: NameLists, dice: Dice): ComposedDocument {
  const sheet = new PaySheet(design, rollPayStub(design, names, dice));
  const body = design.body(sheet);
  return {
    layout: design.id,
    documentType: 'payStub',
    country: design.country,
    language: design.language,
    drawing: { kind: 'html', markup: htmlPage(`${body}<p class="small">${design.words.small}</p>`, design) },
    stated: sheet.ledger.stated,
    truth: sheet.ledger.truth(),
  };
}
