import type { DocumentClassName } from '@assay/media';

/** A value as documents state it. */
export type Value = string | number;

/** Values by path: `accounts[0].endingBalance`. */
export type Values = ReadonlyMap<string, Value>;

/** One file whose fields are known. */
export interface DocumentCase {
  /** As in the manifest, relative to the folder. */
  readonly file: string;
  readonly documentType: string;
  readonly language: string;
  readonly treatment: string;
  /** Of whom the design is; empty where the manifest has none. */
  readonly layout: string;
  readonly country: 'us' | 'mx' | 'br';
  readonly truth: Values;
  /** Whether the truth names every printed field: only then is a value that it does not name an extra one. */
  readonly truthIsComplete: boolean;
}

/** A field as it was read. */
export interface ReadValue {
  readonly value: Value;
  readonly confidence: number;
}

/** What the pipeline made of one file. */
export interface ReadDocument {
  readonly className: DocumentClassName | undefined;
  readonly fields: Readonly<Record<string, ReadValue>>;
  /** All that was recognized, line by line, and what the codes say. */
  readonly text: string;
  /** Time on all cores, loading the models left out. */
  readonly cpuMs: number;
  /** The error's name; its fields are then none. */
  readonly error?: string;
}

/** Why a field is not right: {@link CAUSES}. */
export type Cause = 'class' | 'ocr' | 'layout' | 'extra';
export const CAUSES: readonly Cause[] = ['class', 'ocr', 'layout', 'extra'];

/** One field of one file, compared. */
export interface FieldOutcome {
  /** With `[]` for each index. */
  readonly name: string;
  readonly path: string;
  readonly verdict: 'right' | Cause;
  /** Right, or right but for accents. */
  readonly rightWithoutAccents: boolean;
  /** Of the value read; undefined where none was. */
  readonly confidence: number | undefined;
  readonly expected: Value | undefined;
  readonly read: Value | undefined;
  /** Of a line of a list: its path among the lines that were read, or else among those of the truth. */
  readonly lineAt?: { readonly path: string; readonly isRead: boolean };
}
