/** What a document turned out to be. */
export const TRUTHS = ['manipulated', 'not', 'unknown'] as const;
export type Truth = (typeof TRUTHS)[number];

/** How that is known. */
export const BASES = ['issuer_confirmed', 'customer_admitted', 'court', 'own_judgement'] as const;
export type Basis = (typeof BASES)[number];

/** Known from somebody else than whoever saw the likelihood: what figures rest on unless one asks otherwise. */
export const FIRM_BASES: readonly Basis[] = ['issuer_confirmed', 'customer_admitted', 'court'];

/** A person of the console, or a program by its key or token. */
export type Labeller = { readonly personId: number } | { readonly credential: string };

export interface NewLabel {
  readonly organizationId: number;
  readonly detectionId: number;
  readonly atMicros: number;
  readonly by: Labeller;
  readonly truth: Truth;
  /** Absent only where the truth is `unknown`. */
  readonly basis?: Basis | undefined;
  /** Empty where there is none. */
  readonly note: string;
}

/** What somebody said that a document turned out to be, never changed. */
export interface Label extends Omit<NewLabel, 'by'> {
  readonly labelId: number;
  readonly by:
    | { readonly person: { readonly id: number; readonly name: string } }
    | { readonly credential: string };
}

/** What documents turned out to be. Only ever added; the last one counts, and all go with the record. */
export interface LabelStore {
  /**
   * Saying again what the same one said last adds nothing, so that a request may be repeated.
   * @returns the label that counts; undefined when the organization has no such detection
   */
  addLabel(label: NewLabel): Promise<{ readonly label: Label; readonly isNew: boolean } | undefined>;
  /** Oldest first; undefined when the organization has no such detection. */
  listLabels(organizationId: number, detectionId: number): Promise<readonly Label[] | undefined>;
}
