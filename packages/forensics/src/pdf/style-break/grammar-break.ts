import { playsTheSamePart } from './appearance.js';
import { HABIT_NAMES, HABITS } from './habits.js';
import { neighborsOf } from './neighbors.js';
import type { BreakRule } from './style-break-types.js';

/** One rare way of writing is chance: the first cell of a table, a footnote. Two at once are another hand. */
const MIN_FOREIGN_HABITS = 2;

/** A token written with operators that the document hardly uses and the text around it does not. */
export const grammarBreak: BreakRule = (piece, { layout }, habits) => {
  const foreign = HABIT_NAMES.filter((habit) => habits.isRare(habit, piece.run));
  if (foreign.length < MIN_FOREIGN_HABITS) return [];
  const others = layout.around(piece, (other) =>
    foreign.every((habit) => HABITS[habit](other.run) !== HABITS[habit](piece.run)),
  );
  const mates = neighborsOf(others).filter((other) => playsTheSamePart(piece, other));
  if (mates.length < 2) return [];
  const told = foreign.map((habit) => `${habit} ${HABITS[habit](piece.run)}`).join(', ');
  return [{ code: 'GRAMMAR_BREAK', summary: `It is written unlike the rest of the file: ${told}.` }];
};

/**
 * A token in a content stream or form that holds hardly anything, where the text around it stands in another
 * one.
 */
export const streamIsland: BreakRule = (piece, { layout }, habits) => {
  if (!habits.isRareContainer(piece)) return [];
  const mates = neighborsOf(layout.around(piece, (other) => !habits.isRareContainer(other)));
  if (mates.filter((other) => playsTheSamePart(piece, other)).length < 2) return [];
  const where = piece.run.forms.length > 0 ? 'a form' : 'a content stream';
  return [
    {
      code: 'STREAM_ISLAND',
      summary: `It stands in ${where} of its own, the text around it in another one.`,
    },
  ];
};
