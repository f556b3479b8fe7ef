import type { Format } from '@assay/media';
import { ValidationError } from '../errors.js';
import type { ReceivedForm } from '../http/form.js';
import { FormValues } from '../http/form-values.js';
import type { Country, Tag } from '../store/record-types.js';
import { countryOf } from './country.js';
import { parseTags } from './tags.js';
import { readUploadedFile, type UploadedFile } from './uploaded-file.js';

/** What every submission says of its files. */
export interface SubmissionTerms {
  readonly country: Country;
  readonly tags: readonly Tag[];
}

/**
 * Reads what the forms of all submissions have in common beside their files; what is wrong is added to the
 * values' issues.
 */
export function readTerms(values: FormValues): SubmissionTerms {
  const tagsText = values.single('tags');
  const { tags, issues } = tagsText?.trim() ? parseTags(tagsText) : { tags: [], issues: [] };
  values.issues.push(...issues);
  return { tags, country: countryOf(values.single('country')) };
}

/** What the form of a submission of one file to a model holds. */
export interface SubmissionValues<Model extends string> extends UploadedFile, SubmissionTerms {
  readonly model: Model;
}

/**
 * Reads the form of a submission of one file, `file`, to a model.
 * @param models what each model takes; a file under a wrong model is held against `fallback`
 * @param readFurther reads the fields of this kind of submission alone and adds what is wrong with them to
 * `issues`
 * @throws ValidationError with everything that is wrong
 */
export function readSubmissionValues<Model extends string, Further>(
  form: ReceivedForm,
  models: {
    readonly accepts: Readonly<Record<Model, readonly Format[]>>;
    readonly names: readonly Model[];
    readonly fallback: Model;
  },
  readFurther: (values: FormValues) => Further,
): SubmissionValues<Model> & Further {
  const values = new FormValues(form);
  const model = values.requiredChoice('model', models.names);
  const file = readUploadedFile(form, 'file', models.accepts[model ?? models.fallback]);
  if (!('upload' in file)) values.issues.push(file);
  const terms = readTerms(values);
  const further = readFurther(values);
  if (values.issues.length > 0 || !model || !('upload' in file)) throw new ValidationError(values.issues);
  return { ...file, model, ...terms, ...further };
}
