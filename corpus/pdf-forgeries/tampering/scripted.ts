import { DEBIAN_PYTHON, runScript } from '../tools.js';
import type { Technique } from './technique.js';

/** Gives a technique that is one Python script with its options. */
export function scripted(
  name: string,
  tool: string,
  count: number,
  kinds: Technique['kinds'],
  script: string,
  options: object,
): Technique {
  return {
    name,
    tool,
    count,
    kinds,
    forge({ base, plan, output }) {
      runScript(DEBIAN_PYTHON, `./tampering/${script}`, {
        input: base.path,
        output,
        replacements: plan.replacements,
        ...options,
      });
      return undefined;
    },
  };
}

/**
 * The technique with what it leaves in the bytes: saving the file again, to treat its metadata, would undo
 * that.
 */
export const savedAsIs = (technique: Technique): Technique => ({ ...technique, metadataStays: true });
