import type { Format } from '@assay/media';
import { ValidationError, type ValidationIssue } from '../errors.js';
import type { ReceivedForm } from '../http/form.js';
import { FormValues } from '../http/form-values.js';
import type { Country, Tag } from '../store/types.js';
import { countryOf } from './country.js';
import { parseTags } from './tags.js';
import { readUploadedFile, type UploadedFile } from './uploaded-file.js';

/** What the form of every submission of one file holds. */
export interface SubmissionValues<Model extends string> extends UploadedFile {
  readonly model: Model;
  readonly country: Country;
  readonly tags: readonly Tag[];
}

/**
 * Reads the form of a submission of one file.
 * @param models what each model takes; a file under a wrong model is held against `fallback`
 * @param readFurther reads the fields of this kind of submission alone and adds what is wrong with them to `issues`
 * @throws ValidationError with everything that is wrong, `furtherIssues` first
 */
export function readSubmissionValues<Model extends string, Further>(
  form: ReceivedForm,
  furtherIssues: readonly ValidationIssue[],
  models: { readonly accepts: Readonly<Record<Model, readonly Format[]>>; readonly names: readonly Model[]; readonly fallback: Model },
  readFurther: (values: FormValues) => Further,
): SubmissionValues<Model> & Further {
  const values = new FormValues(form);
  values.issues.push(...furtherIssues);
  const model = values.requiredChoice('model', models.names);
  const file = readUploadedFile(form, models.accepts[model ?? models.fallback]);
  if (!('upload' in file)) values.issues.push(file);
  const tagsText = values.single('tags');
  const { tags, issues } = tagsText?.trim() ? parseTags(tagsText) : { tags: [], issues: [] };
  values.issues.push(...issues);
  const country = countryOf(values.single('country'));
  const further = readFurther(values);
  if (values.issues.length > 0 || !model || !('upload' in file)) throw new ValidationError(values.issues);
  return { ...file, model, country, tags, ...further };
}
