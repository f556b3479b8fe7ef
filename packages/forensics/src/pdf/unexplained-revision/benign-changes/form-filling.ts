import type { BenignChange } from './benign-change.js';

/**
 * Filling a form: a field that was empty, or still had its default, gets a value; the form dictionary follows
 * (NeedAppearances, default resources, calculation order). ISO 32000-2, 12.7. A value that replaces another
 * stays unexplained: whoever filled it first said something else.
 */
export const formFilling: BenignChange = (change) => {
  if (change.kind === 'catalog-entry') return change.key === 'AcroForm' || change.key === 'NeedsRendering';
  if (change.kind !== 'field-value') return false;
  const { before, after } = change;
  return (
    after.type === 'Sig' ||
    before === undefined ||
    before.value === '' ||
    before.value === before.defaultValue
  );
};
