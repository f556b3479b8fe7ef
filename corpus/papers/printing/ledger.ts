/** A value as the evaluation compares it: dates `YYYY-MM-DD`, amounts as numbers, everything else as printed. */
export type PrintedValue = string | number;

export interface Statement {
  readonly path: string;
  readonly value: PrintedValue;
  /** As printed. */
  readonly raw: string;
}

const escapeMarkup = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/**
 * What a document states, noted while it is printed: the truth holds what stands on the page, and nothing that a layout leaves out.
 */
export class Ledger {
  readonly #stated = new Map<string, Statement>();

  /**
   * Notes a value and gives back the markup that prints it.
   * @param path as in the parsed data: `accounts[0].endingBalance`
   * @param raw as printed; the value itself when absent
   * @throws RangeError when the document states another value under this path already
   */
  say(path: string, value: PrintedValue, raw = String(value)): string {
    const before = this.#stated.get(path);
    if (before && before.value !== value)
      throw new RangeError(`${path}: expected ${before.value} again, received ${value}`);
    if (!before) this.#stated.set(path, { path, value, raw });
    return escapeMarkup(raw);
  }

  /** In the order of printing. */
  get stated(): readonly Statement[] {
    return [...this.#stated.values()];
  }

  /** The values as one nested object. */
  truth(): Record<string, unknown> {
    const root: Record<string, unknown> = {};
    for (const { path, value } of this.stated) place(root, path.match(/[^.[\]]+/g) ?? [], value);
    return root;
  }
}

function place(root: Record<string, unknown>, steps: readonly string[], value: PrintedValue): void {
  let holder: Record<string, unknown> = root;
  steps.forEach((step, index) => {
    if (index === steps.length - 1) holder[step] = value;
    else {
      holder[step] ??= /^\d+$/.test(steps[index + 1] ?? '') ? [] : {};
      holder = holder[step] as Record<string, unknown>;
    }
  });
}

export const plain = escapeMarkup;
