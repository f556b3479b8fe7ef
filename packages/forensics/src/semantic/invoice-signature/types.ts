/**
 * What the signature inside an invoice's own file says of that file. Whose certificate it is, is told as the
 * file names it: no authority is asked, and no list of revoked certificates is read.
 */
export interface InvoiceSignature {
  readonly state: InvoiceSignatureState;
  /** Why it does not fit or cannot be verified, in one sentence. */
  readonly because?: string;
  /** Common name in the certificate that the file carries. */
  readonly signer?: string;
  /** Last day of that certificate, `YYYY-MM-DD`. */
  readonly certificateEndsOn?: string;
}

export type InvoiceSignatureState =
  /** What was signed is what stands there. */
  | 'intact'
  /** It is, once the white space between elements is left out, which programs add that show the file. */
  | 'intact-but-reindented'
  /** Something else was signed. */
  | 'does-not-fit'
  | 'not-verifiable';
