/**
 * How much the odds that a character was read right exceed those that its likeliest step gives it: the network shares a letter's probability out among
 * the steps that it lies on. Of 13,150 words of 39 page pictures of the sixteenth to nineteenth made family, read at a lowest probability from .5 on 95.9 % were right, from .6 on 97.7, from .7 on
 * 98.5, from .8 on 99.4, from .95 on 99.8 (2026-11-26); with this factor .96, .97, .98, .99 and 1.00 are said of them.
 */
const ODDS_FACTOR = 20;

/** How likely a character is the right one, 0..1. @param probability its highest at a step, 0..1 */
export const chanceOfRight = (probability: number): number => (ODDS_FACTOR * probability) / (ODDS_FACTOR * probability + 1 - probability);
