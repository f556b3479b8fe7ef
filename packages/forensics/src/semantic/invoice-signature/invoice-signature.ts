import type { ElectronicInvoice } from '@assay/media';
import { defineCheck, type Evidence, type Examined } from '../../check.js';
import { CALIBRATION } from './calibration.js';
import { MEASURE } from './measure.js';
import type { InvoiceSignature } from './types.js';

/**
 * Tells whether the signed invoice file (NF-e, CFDI) inside a PDF, or sent with it, is what its issuer
 * signed.
 */
export const invoiceSignature = defineCheck({
  id: 'semantic.invoice-signature',
  version: '1.1.0',
  reports: 'DIGITAL_SIGNATURE',
  group: 'invoice-signature',
  weight: 'fact',
  needs: ['electronicInvoices'],
  calibration: CALIBRATION,
  async examine({ electronicInvoices }): Promise<Examined> {
    const verified = await Promise.all(electronicInvoices.map(verifyInvoice));
    const signatures = verified.flatMap((signature) => signature ?? []);
    if (signatures.length === 0)
      return {
        kind: 'not-applicable',
        because: 'The document carries no invoice file with a signature of its own (NF-e, CFDI).',
      };
    const verifiable = signatures.filter(({ state }) => state !== 'not-verifiable');
    if (verifiable.length === 0)
      return {
        kind: 'not-applicable',
        because:
          `The signature of the invoice file cannot be verified. ${signatures[0]?.because ?? ''}`.trim(),
      };
    const evidence = verifiable
      .filter(({ state }) => state === 'does-not-fit')
      .map(({ because, signer, certificateEndsOn, place }): Evidence => {
        const summary = `The invoice file ${place} was changed after ${whose(signer, certificateEndsOn)} signed it. ${because ?? ''}`;
        return { code: 'INVOICE_FILE_CHANGED_AFTER_SIGNING', kind: 'structure', summary: summary.trim() };
      });
    const [first] = verifiable;
    const intact = `The invoice file ${first?.place} is what ${whose(first?.signer, first?.certificateEndsOn)} signed; whether that certificate can be trusted was not asked.`;
    return {
      kind: 'examined',
      finding: {
        measure: evidence.length > 0 ? MEASURE.doesNotFit : MEASURE.intact,
        summary: evidence[0]?.summary ?? intact,
        evidence,
        heat: [],
      },
    };
  },
});

/** What verifies is loaded with the first file: most documents carry none. */
async function verifyInvoice({
  syntax,
  file,
  sentBeside,
}: ElectronicInvoice): Promise<(InvoiceSignature & { readonly place: string }) | undefined> {
  if (!file) return undefined;
  const signature =
    syntax === 'nfe'
      ? (await import('./verify-nfe.js')).verifyNfe(file.root, file.xml)
      : await (await import('./verify-cfdi.js')).verifyCfdi(file.root);
  return signature && { ...signature, place: sentBeside ? 'sent with the document' : 'inside the document' };
}

const whose = (signer: string | undefined, endsOn: string | undefined): string =>
  `${signer ?? 'its issuer'}${endsOn === undefined ? '' : ` (certificate until ${endsOn})`}`;
