import {
  type DocumentField,
  type DocumentFields,
  type Figure,
  fraction,
  type LabeledFigure,
} from '@assay/media';

/** Amounts that do not add up have 0.6 of their readers, guesses and sums of lines 0.5. */
const LEAST_CONFIDENCE = 0.55;

/** One amount of money, as printed. */
const AMOUNT = /\d[.,]\d{2}(?!\d)/gu;

/** Beyond it hundredths are no safe integers any more, and no document is about that much money. */
const MOST = 1e12;

/**
 * The amounts of money that a document's fields name, of a text layer only: characters recognized in pixels
 * prove too little here.
 */
export class FieldAmounts {
  readonly #fields: ReadonlyMap<string, DocumentField>;

  constructor({ fields }: DocumentFields) {
    this.#fields = new Map(fields.map((field) => [field.name, field]));
  }

  has(name: string): boolean {
    return this.#fields.has(name);
  }

  /**
   * @param label what to call it where the fields have no description for it
   * @returns undefined where it was not read, not surely, in pixels, or is no single printed amount
   */
  amount(name: string, label: string, leastConfidence = LEAST_CONFIDENCE): LabeledFigure | undefined {
    const field = this.#fields.get(name);
    if (!field || typeof field.value !== 'number' || Math.abs(field.value) > MOST) return undefined;
    const { raw, page, box, source, confidence, value } = field;
    if (source !== 'text' || !box || confidence < leastConfidence || raw.match(AMOUNT)?.length !== 1)
      return undefined;
    const figure: Figure = { raw, page, box, reading: READ, units: Math.round(value * 100), decimals: 2 };
    return { label, figure };
  }

  text(name: string): string {
    return String(this.#fields.get(name)?.value ?? '');
  }
}

/** A text layer's characters are given. */
const READ = fraction(1);
