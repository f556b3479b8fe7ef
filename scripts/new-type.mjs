/**
 * `npm run new:type form-1098`: writes the folder of a document type in the shape of its neighbours, and says what is
 * left to do (`docs/adding-a-type.md`).
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './install.mjs';
import { shapeOfType, stepsAfterType } from './new-type/shape.mjs';

/** @param {string} message what the caller can mend */
function refuse(message) {
  console.error(message);
  process.exit(2);
}

const [name, ...others] = process.argv.slice(2);
if (name === undefined || others.length > 0) refuse('npm run new:type NAME, like form-1098');

let shape;
try {
  shape = shapeOfType(name);
} catch (error) {
  refuse(error.message);
}
const folder = join('packages', 'extraction', 'src', 'types', name);
const path = join(repositoryRoot, folder);
if (existsSync(path)) refuse(`${folder} is there already`);
mkdirSync(path);
for (const [file, text] of Object.entries(shape.files)) writeFileSync(join(path, file), text, { flag: 'wx' });
console.log([`wrote ${Object.keys(shape.files).join(', ')} in ${folder}`, 'left to do:'].join('\n'));
for (const [index, step] of stepsAfterType(shape).entries()) console.log(`${index + 1}. ${step}`);
