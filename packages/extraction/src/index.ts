export { figuresOfLines, readFigures } from './read-figures.js';
export type { TextLine, TextWord } from './text-layer/types.js';
