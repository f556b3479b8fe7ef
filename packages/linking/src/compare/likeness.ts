import { likenessOfPictures } from '../fingerprints/embedded-image/likeness-of-pictures.js';
import { likenessOfFaces } from '../fingerprints/face/likeness-of-faces.js';
import { likenessOfLayouts } from '../fingerprints/layout/likeness-of-layouts.js';
import { likenessOfPages } from '../fingerprints/page-image/likeness-of-pages.js';
import { likenessOfRows } from '../fingerprints/row-text/likeness-of-rows.js';
import type { Fingerprint, FingerprintKind } from '../types.js';

/** What two fingerprints of one kind have to do with each other. */
export interface Likeness {
  /**
   * `same`: of one thing, as sure as the kind can tell. `altered`: of one thing, of which a part was changed.
   * `alike`: of one thing in part, or of two that resemble each other.
   */
  readonly level: 'same' | 'altered' | 'alike';
  /** 0..1; undefined where values are equal or not. */
  readonly similarity?: number;
}

type Compare = (newer: Fingerprint, earlier: Fingerprint) => Likeness | undefined;

const equal: Compare = ({ value: one }, { value: other }) =>
  one.form === 'exact' && other.form === 'exact' && one.text === other.text ? { level: 'same' } : undefined;

/** Pages of one template with other content are no copies: their layout says that they are alike. */
const pages: Compare = (newer, earlier) => {
  const { level, similarity } = likenessOfPages(newer, earlier);
  return level === 'same' || level === 'altered' ? { level, similarity } : undefined;
};

const pictures: Compare = (newer, earlier) => {
  const { level, similarity } = likenessOfPictures(newer, earlier);
  return level === 'same' ? { level, similarity } : undefined;
};

const rows: Compare = (newer, earlier) => {
  const { level, similarity } = likenessOfRows(newer, earlier);
  return level === 'none' ? undefined : { level: level === 'same' ? 'same' : 'alike', similarity };
};

const layouts: Compare = (newer, earlier) => {
  const { shared, similarity } = likenessOfLayouts(newer, earlier);
  return shared ? { level: 'alike', similarity } : undefined;
};

/** How fingerprints of each kind are compared. */
export const LIKENESS: Readonly<Record<FingerprintKind, Compare>> = {
  file: equal,
  'page-image': pages,
  'embedded-image': pictures,
  'row-text': rows,
  layout: layouts,
  'pdf-id': equal,
  'producer-fonts': equal,
  identifier: equal,
  camera: equal,
  certificate: equal,
  face: likenessOfFaces,
};
