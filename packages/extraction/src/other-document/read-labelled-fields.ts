import type { DocumentField } from '@assay/media';
import { invoiceRole } from '../invoice/labels.js';
import { findAddressBlocks } from '../layout/address-block.js';
import { amountFact, type DocumentPage, textFact } from './document-page.js';
import {
  amountsLabelled,
  labelledDate,
  labelledNumber,
  labelledParty,
  labelledPeriod,
} from './labelled-facts.js';

/** Nothing is known of the kind of document: a label alone tells what a value is. */
const LIKELIHOOD = { labelled: 0.5, unlabelled: 0.35 } as const;

/** What labels of a clear meaning say of a document of any kind. */
export function readLabelledFields(page: DocumentPage): DocumentField[] {
  const period = labelledPeriod(page);
  return [
    ...page.field('personName', labelledParty(page, 'person'), LIKELIHOOD.labelled),
    ...page.field(
      'address',
      textFact(findAddressBlocks(page.cells)[0]?.address ?? []),
      LIKELIHOOD.unlabelled,
    ),
    ...page.field('documentNumber', labelledNumber(page), LIKELIHOOD.labelled),
    ...page.field('documentDate', labelledDate(page, 'issued'), LIKELIHOOD.labelled),
    ...page.field('dueDate', labelledDate(page, 'due'), LIKELIHOOD.labelled),
    ...page.field('periodStartDate', period?.start, LIKELIHOOD.labelled),
    ...page.field('periodEndDate', period?.end, LIKELIHOOD.labelled),
    ...page.field(
      'totalAmount',
      amountFact(amountsLabelled(page.rows, (label) => invoiceRole(label) === 'total').at(-1)),
      LIKELIHOOD.labelled,
    ),
  ];
}
