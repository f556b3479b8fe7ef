export { figuresOfLines, readFigures } from './read-figures.js';
