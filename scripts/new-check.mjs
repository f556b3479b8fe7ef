/**
 * `npm run new:check pdf.page-rotation`: writes the folder of a check in the shape of its neighbours, and says what is
 * left to do.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './install.mjs';
import { shapeOfCheck, stepsAfter } from './new-check/shape.mjs';

/** @param {string} message what the caller can mend */
function refuse(message) {
  console.error(message);
  process.exit(2);
}

const [id, ...others] = process.argv.slice(2);
if (id === undefined || others.length > 0) refuse('npm run new:check FAMILY.NAME, like pdf.page-rotation');

let shape;
try {
  shape = shapeOfCheck(id);
} catch (error) {
  refuse(error.message);
}
const folder = join('packages', 'forensics', 'src', shape.folder);
const path = join(repositoryRoot, folder);
if (existsSync(path)) refuse(`${folder} is there already`);
mkdirSync(path);
for (const [name, text] of Object.entries(shape.files)) writeFileSync(join(path, name), text, { flag: 'wx' });
console.log([`wrote ${Object.keys(shape.files).join(', ')} in ${folder}`, 'left to do:'].join('\n'));
for (const [index, step] of stepsAfter(shape).entries()) console.log(`${index + 1}. ${step}`);
