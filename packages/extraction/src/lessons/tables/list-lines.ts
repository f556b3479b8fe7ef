import type { Correction, ReadField } from '../types.js';

/** One field of a line, as it is: read so, or corrected. */
export interface LineCell {
  /** Undefined where only the place of what was read is known. */
  readonly value: string | number | undefined;
  readonly isCorrected: boolean;
  /** Where it was read, on the page as displayed. */
  readonly read?: ReadField | undefined;
}

/** A line of a list as the document has it. */
export interface ListLine {
  /** `accounts[0].transactions`. */
  readonly list: string;
  readonly cells: ReadonlyMap<string, LineCell>;
  /** What was read of it: cells that are not on the document among them. */
  readonly read: readonly ReadField[];
  /** The cells that a person took away. */
  readonly absent: readonly string[];
}

interface GrowingLine extends ListLine {
  readonly cells: Map<string, LineCell>;
  readonly read: ReadField[];
  readonly absent: string[];
}

const PATH = /^(.+)\[(\d+)\]\.(\w+)$/u;

/** `accounts[0].transactions[3].date` in its parts; undefined for what is of no line. */
export function linePath(path: string) {
  const [, list, index, name] = PATH.exec(path) ?? [];
  return list && index && name && list !== 'accounts' ? { list, index: Number(index), name } : undefined;
}

/** The lines of lists with what people said of them, in the order of their paths; those without any cell are not on the document. */
export function listLines(fields: readonly ReadField[], corrections: readonly Correction[]): ListLine[] {
  const lines = new Map<string, GrowingLine>();
  const lineOf = (path: string) => {
    const parts = linePath(path);
    if (!parts) return undefined;
    const key = `${parts.list}[${parts.index}]`;
    const line: GrowingLine = lines.get(key) ?? { list: parts.list, cells: new Map(), read: [], absent: [] };
    lines.set(key, line);
    return { line, name: parts.name };
  };
  for (const field of fields) {
    const at = lineOf(field.name);
    at?.line.cells.set(at.name, { value: field.value, isCorrected: false, read: field });
    at?.line.read.push(field);
  }
  for (const { path, is } of corrections) {
    const at = lineOf(path);
    if (!at) continue;
    const read = at.line.cells.get(at.name)?.read;
    if (is === undefined) {
      at.line.cells.delete(at.name);
      at.line.absent.push(at.name);
    } else at.line.cells.set(at.name, { value: is, isCorrected: read?.value !== is, read });
  }
  return [...lines.values()];
}
