import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './install.mjs';

/** @param {string} message what the caller can mend */
function refuse(message) {
  console.error(message);
  process.exit(2);
}

/**
 * Writes the folder that the command line names, in the shape of its neighbors, and says what is left to do. Ends with 2
 * for a name that cannot be one, and for a folder that is there.
 * @template {{ readonly files: Readonly<Record<string, string>> }} Shape
 * @param {string} usage how the command is called
 * @param {(name: string) => Shape} shapeOf throws for a bad name
 * @param {(shape: Shape, name: string) => string} folderOf below the repository's root
 * @param {(shape: Shape) => readonly string[]} stepsAfter
 */
export function writeShape(usage, shapeOf, folderOf, stepsAfter) {
  const [name, ...others] = process.argv.slice(2);
  if (name === undefined || others.length > 0) refuse(usage);
  let shape;
  try {
    shape = shapeOf(name);
  } catch (error) {
    refuse(error.message);
  }
  const folder = folderOf(shape, name);
  const path = join(repositoryRoot, folder);
  if (existsSync(path)) refuse(`${folder} is there already`);
  mkdirSync(path);
  for (const [file, text] of Object.entries(shape.files))
    writeFileSync(join(path, file), text, { flag: 'wx' });
  console.log([`wrote ${Object.keys(shape.files).join(', ')} in ${folder}`, 'left to do:'].join('\n'));
  for (const [index, step] of stepsAfter(shape).entries()) console.log(`${index + 1}. ${step}`);
}
