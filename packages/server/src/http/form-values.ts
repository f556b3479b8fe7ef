import type { ValidationIssue } from '../errors.js';
import type { ReceivedForm } from './form.js';
import * as issue from './validation-issues.js';

/** A map, since an object knows `__proto__` and `constructor`, too. */
const BOOLEAN_WORDS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
  ['yes', true],
  ['no', false],
  ['on', true],
  ['off', false],
]);

/** Reads the fields of a form one by one and collects what is wrong with them. */
export class FormValues {
  readonly issues: ValidationIssue[] = [];
  readonly #form: ReceivedForm;

  constructor(form: ReceivedForm) {
    this.#form = form;
  }

  /** The one value of a field; undefined when it is absent or was reported. */
  single(name: string): string | undefined {
    const loc = ['body', name];
    const limitBytes = this.#form.overlongFields.get(name);
    if (limitBytes === undefined) return this.#form.fields.get(name);
    this.issues.push(issue.tooLong(loc, limitBytes, 'bytes'));
    return undefined;
  }

  /** One of `choices`, exactly as spelled; its absence is reported. */
  requiredChoice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const sent = this.#form.fields.has(name);
    const value = this.single(name);
    if (!sent) this.issues.push(issue.missing(['body', name]));
    if (value === undefined) return undefined;
    const choice = choices.find((one) => one === value);
    if (choice === undefined) this.issues.push(issue.notAChoice(['body', name], value, choices));
    return choice;
  }

  /** `true/false`, `1/0`, `yes/no`, `on/off` in any case; an empty value counts as absent. */
  boolean(name: string): boolean | undefined {
    const value = this.single(name)?.trim();
    if (!value) return undefined;
    const meaning = BOOLEAN_WORDS.get(value.toLowerCase());
    if (meaning === undefined) this.issues.push(issue.notABoolean(['body', name], value));
    return meaning;
  }
}
