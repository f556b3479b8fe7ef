import type { Base } from './base.js';
import type { CorpusFolder } from './corpus-folder.js';
import type { Dice } from './dice.js';
import { HONEST_PROCESSES } from './honest/all-processes.js';
import { scratchPath, ToolError } from './tools.js';

/** Documents tried before a process is given up. */
const TRIES = 4;

/**
 * Adds `cleanCount` documents straight from their generators, then every honest process as often as it asks.
 */
export function addHonestFiles(
  folder: CorpusFolder,
  bases: readonly Base[],
  cleanCount: number,
  dice: Dice,
  warn: (message: string) => void,
): void {
  const honest = {
    label: 'authentic',
    what: '',
    page: '',
    arith: 'n/a',
    metadata: 'kept',
    notes: '',
  } as const;
  for (const base of dice.shuffled(bases).slice(0, cleanCount)) {
    folder.add(base.path, {
      ...honest,
      base: base.id,
      generator: base.generator.name,
      tool: base.generator.name,
      technique: 'clean',
      kind: base.document.content.kind,
    });
  }
  for (const process of HONEST_PROCESSES) {
    let made = 0;
    for (const base of dice.shuffled(bases).slice(0, process.count + TRIES)) {
      if (made === process.count) break;
      const output = scratchPath('pdf');
      try {
        process.run(base, output, dice, dice.pick(bases.filter((other) => other !== base)));
      } catch (error) {
        if (!(error instanceof ToolError)) throw error;
        warn(`${process.name}: ${error.message}`);
        continue;
      }
      folder.add(output, {
        ...honest,
        base: base.id,
        generator: base.generator.name,
        tool: process.tool,
        technique: `benign:${process.name}`,
        kind: base.document.content.kind,
      });
      made += 1;
    }
  }
}
