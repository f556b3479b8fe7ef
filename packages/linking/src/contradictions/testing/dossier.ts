import { type DocumentClassName, type FieldSource, fraction } from '@assay/media';
import { identifiersOf } from '../../fingerprints/identifier/identifier.js';
import { readStated } from '../../stated/read-stated.js';
import type { Dossier } from '../../types.js';

export interface Printing {
  /** `text` unless said otherwise. */
  readonly source?: FieldSource;
  /** 0.96 unless said otherwise. */
  readonly confidence?: number;
}

export type Values = Readonly<Record<string, string | number>>;

/** A document's dossier from the values that it states; amounts are printed with two decimals. */
export function dossierOf(
  className: DocumentClassName,
  values: Values,
  { source = 'text', confidence = 0.96 }: Printing = {},
): Dossier {
  const fields = Object.entries(values).map(([name, value]) => ({
    name,
    value,
    raw: typeof value === 'number' ? value.toLocaleString('en', { minimumFractionDigits: 2 }) : value,
    confidence: fraction(confidence),
    source,
    page: 1,
    box: { x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.22 },
    others: [],
  }));
  const documentClass = {
    name: className,
    confidence: fraction(1),
    country: 'USA',
    region: 'TX',
    because: [],
  };
  return {
    documentClass: className,
    fingerprints: identifiersOf({ fields }, documentClass, undefined),
    stated: readStated({ fields }),
  };
}
