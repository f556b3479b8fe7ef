/**
 * The entries of a network's card, the JSON that an operator lays beside an ONNX file. Every reader throws a
 * TypeError that names the entry and what was expected; the value itself is not repeated.
 */
export class CardEntries {
  readonly #card: string;
  readonly #path: string;
  readonly #values: Readonly<Record<string, unknown>>;

  private constructor(card: string, path: string, values: unknown) {
    this.#card = card;
    this.#path = path;
    if (typeof values !== 'object' || values === null || Array.isArray(values))
      throw this.#wrong(path || 'the card', 'an object');
    this.#values = values as Readonly<Record<string, unknown>>;
  }

  /**
   * @param card how messages call it, like `anti-spoof card`
   * @throws TypeError for what is not JSON or no object
   */
  static of(json: string, card: string): CardEntries {
    let values: unknown;
    try {
      values = JSON.parse(json);
    } catch {
      throw new TypeError(`${card}: expected JSON`);
    }
    return new CardEntries(card, '', values);
  }

  has(name: string): boolean {
    return this.#values[name] !== undefined;
  }

  /** Refuses entries of other names: they are misspelled ones. */
  only(...names: readonly string[]): this {
    const other = Object.keys(this.#values).find((name) => !names.includes(name));
    if (other !== undefined)
      throw this.wrong(other.slice(0, 100), `no entry of this name, only ${names.join(', ')}`);
    return this;
  }

  object(name: string): CardEntries {
    return new CardEntries(this.#card, this.#pathOf(name), this.#values[name]);
  }

  text(name: string): string {
    const value = this.#values[name];
    if (typeof value !== 'string' || value === '' || value.length > LONGEST_TEXT)
      throw this.wrong(name, `a text of 1 to ${LONGEST_TEXT} characters`);
    return value;
  }

  number(name: string, least: number, most: number): number {
    const value = this.#values[name];
    if (!isWithin(value, least, most)) throw this.wrong(name, `a number from ${least} to ${most}`);
    return value;
  }

  /** As many numbers as are asked for. */
  numbers(name: string, count: number, least: number, most: number): number[] {
    const values = this.#values[name];
    if (
      !Array.isArray(values) ||
      values.length !== count ||
      !values.every((value) => isWithin(value, least, most))
    )
      throw this.wrong(name, `${count} numbers from ${least} to ${most}`);
    return values as number[];
  }

  whole(name: string, least: number, most: number): number {
    if (!Number.isInteger(this.#values[name]))
      throw this.wrong(name, `a whole number from ${least} to ${most}`);
    return this.number(name, least, most);
  }

  oneOf<T extends string>(name: string, choices: readonly T[]): T {
    return this.#choice(this.#values[name], name, choices);
  }

  /** A list of at least one of the choices, each once. */
  someOf<T extends string>(name: string, choices: readonly T[]): T[] {
    const values = this.#values[name];
    if (!Array.isArray(values) || values.length === 0)
      throw this.wrong(name, `a list of ${choices.map(quoted).join(' and ')}`);
    return [...new Set(values.map((value) => this.#choice(value, name, choices)))];
  }

  /** What is thrown where an entry, or several together, break a rule of the card's own. */
  wrong(name: string, expected: string): TypeError {
    return this.#wrong(this.#pathOf(name), expected);
  }

  #choice<T extends string>(value: unknown, name: string, choices: readonly T[]): T {
    const choice = choices.find((one) => one === value);
    if (choice === undefined) throw this.wrong(name, choices.map(quoted).join(' or '));
    return choice;
  }

  #pathOf(name: string): string {
    return this.#path === '' ? name : `${this.#path}.${name}`;
  }

  #wrong(path: string, expected: string): TypeError {
    return new TypeError(`${this.#card}: ${path}: expected ${expected}`);
  }
}

/** Names and licenses; longer ones are mistakes. */
const LONGEST_TEXT = 200;

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

const quoted = (choice: string): string => `"${choice}"`;
