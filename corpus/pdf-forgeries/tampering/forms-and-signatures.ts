import { fillForm, rollFields } from '../honest/adding-marks.js';
import { certify } from '../honest/signing.js';
import { pageCount } from '../pictures.js';
import { DEBIAN_PYTHON, runScript, scratchPath } from '../tools.js';
import type { Technique } from './technique.js';

/** A filled form in which the stored value and the drawn one part. */
function formField(
  name: string,
  count: number,
  way: 'appearance' | 'value',
  incremental: boolean,
): Technique {
  return {
    name,
    count,
    tool: incremental ? 'hand-made' : 'pikepdf',
    kinds: ['amount'],
    choosesEdit: true,
    metadataStays: true,
    forge({ base, dice, output }) {
      const fields = rollFields(base, dice);
      const form = scratchPath('pdf');
      fillForm(base, form, false, fields);
      const amount = fields.find((field) => field.name === 'Amount')?.value ?? '';
      const forged = `${amount.startsWith('9') ? '8' : '9'}${amount.slice(1)}`;
      runScript(DEBIAN_PYTHON, './tampering/form_field.py', {
        input: form,
        output,
        way,
        incremental,
        replacements: [{ from: amount, to: forged }],
      });
      return {
        what: `amount: ${amount} -> ${forged}`,
        pages: [pageCount(base.path)],
        arith: 'neutral',
        notes: `form field, ${way} only`,
        comparable: false,
      };
    },
  };
}

/** A signed document whose text is changed by a later incremental update. */
function afterSignature(
  name: string,
  count: number,
  certification: 0 | 1 | 2 | 3,
  script: string,
  options: object,
): Technique {
  return {
    name,
    count,
    tool: 'openssl+hand-made',
    kinds: ['amount', 'consistent', 'account', 'transposed'],
    metadataStays: true,
    forge({ base, plan, output }) {
      const signed = scratchPath('pdf');
      certify(base.path, signed, certification);
      runScript(DEBIAN_PYTHON, `./tampering/${script}`, {
        input: signed,
        output,
        replacements: plan.replacements,
        ...options,
      });
      return undefined;
    },
  };
}

/** Form values and signed documents. */
export const FORMS_AND_SIGNATURES: readonly Technique[] = [
  formField('form_appearance', 2, 'appearance', false),
  formField('form_appearance_incremental', 2, 'appearance', true),
  formField('form_value', 1, 'value', true),
  afterSignature('changed_after_signature', 3, 0, 'raw_update.py', {}),
  afterSignature('changed_after_certification', 2, 2, 'fitz_annotation.py', {
    annotation: 'freetext',
    incremental: true,
  }),
  afterSignature('signed_bytes_patched', 2, 0, 'byte_patch.py', {}),
];
