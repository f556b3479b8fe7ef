/** How a document reaches the lender. */
export type Look =
  /** A PDF whose text can be selected. */
  | 'pdf'
  /**
   * Its page as pixels, whether a picture or a PDF that holds one; saved again at will, nothing cut away or
   * turned.
   */
  | 'picture'
  /** The same with a narrow rim cut away. */
  | 'crop'
  /** Laid on a scanner: gray, a little askew, noisy. */
  | 'scan';

/**
 * Where a submission comes from: what two submissions have in common follows from their origins
 * (`relation.ts`). Every value is a name that means the thing.
 */
export interface Origin {
  readonly look: Look;
  /** What the paper says; a copy says the same. */
  readonly content: string;
  /** The content that was changed into this one, and what of it. */
  readonly editOf?: { readonly content: string; readonly changed: 'amount' | 'name' };
  /** The file, named by its submission, that this one's bytes begin with. */
  readonly savedUpon?: string;
  /** An issuer's layout, filled in for one customer after the other. */
  readonly template: string;
  /** Program and fonts that wrote the PDF. */
  readonly writer?: string;
  /** Numbers of one person's own, printed in full: an account, a document. */
  readonly identifiers: readonly string[];
  /** Whose it says it is. */
  readonly holder: string;
  /** Pictures of one person's own inside the PDF: a signature, a stamp. */
  readonly pictures?: readonly string[];
  /** Pictures that an issuer puts into all its documents. */
  readonly logos?: readonly string[];
  /** The first half of /ID. */
  readonly pdfId?: string;
  readonly camera?: string;
  readonly certificate?: string;
  readonly portrait?: string;
  /** Rows of text on it: enough to recognize a text by. */
  readonly hasRows: boolean;
}

/** One upload of the series. */
export interface Submission {
  /** Unique, as its file is called without extension. */
  readonly name: string;
  readonly extension: 'pdf' | 'png' | 'jpg' | 'webp';
  readonly bytes: Uint8Array;
  readonly origin: Origin;
}
