import type { Replay } from '@assay/server';
import { printable } from '../terminal-text.js';

export interface ReplayOutput extends Replay {
  readonly path: string;
  readonly recordPath: string;
}

/** Differences that a reader is shown; `--json` has all of them. */
const MOST_SHOWN = 20;

/** One replay for a reader at a terminal; ends with a line break. */
export function describe({ path, recordPath, differences, takenFromRecord }: ReplayOutput): string {
  const further = differences.length - MOST_SHOWN;
  const lines = [
    `${printable(path)}: ${
      differences.length === 0
        ? 'gives the same record'
        : `differs from ${printable(recordPath)} in ${differences.length} ${differences.length === 1 ? 'place' : 'places'}`
    }`,
    ...differences
      .slice(0, MOST_SHOWN)
      .map((one) => `  ${printable(one.path)}: ${shown(one.recorded)} -> ${shown(one.replayed)}`),
    ...(further > 0 ? [`  and ${further} further`] : []),
    ...(takenFromRecord.length > 0
      ? [
          `  taken from the record, since it rests on other submissions: ${takenFromRecord.map(printable).join(', ')}`,
        ]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}

const MOST_CHARACTERS = 120;

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return printable(text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS - 1)}…`);
}

/** The same as one line of JSON; ends with a line break. */
export function toJsonLine({ path, recordPath, differences, takenFromRecord }: ReplayOutput): string {
  const equal = differences.length === 0;
  return `${JSON.stringify({ file: path, record: recordPath, equal, differences, takenFromRecord })}\n`;
}
