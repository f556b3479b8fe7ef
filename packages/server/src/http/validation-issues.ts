import type { ValidationIssue } from '../errors.js';

type Location = ValidationIssue['loc'];

/** Longest text that is sent back as `input`. */
const MAX_INPUT_CHARACTERS = 200;
const input = (value: string | undefined): { input?: string } =>
  value === undefined || value.length > MAX_INPUT_CHARACTERS ? {} : { input: value };

const quoted = (choices: readonly string[]): string => {
  const words = choices.map((choice) => `'${choice}'`);
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
};

export const missing = (loc: Location): ValidationIssue => ({ loc, msg: 'Field required', type: 'missing' });

export const multipleValues = (loc: Location, count: number): ValidationIssue => ({
  loc,
  msg: `Field should be sent once, not ${count} times`,
  type: 'multiple_values',
  ctx: { max_length: 1, actual_length: count },
});

export const notAnInteger = (loc: Location, value: string): ValidationIssue => ({
  loc,
  msg: 'Input should be a valid integer, unable to parse string as an integer',
  type: 'int_parsing',
  ...input(value),
});

export const notANumber = (loc: Location, value: string): ValidationIssue => ({
  loc,
  msg: 'Input should be a valid number, unable to parse string as a number',
  type: 'float_parsing',
  ...input(value),
});

export const notABoolean = (loc: Location, value: string): ValidationIssue => ({
  loc,
  msg: 'Input should be a valid boolean, unable to interpret input',
  type: 'bool_parsing',
  ...input(value),
});

export const tooSmall = (loc: Location, value: string, least: number): ValidationIssue => ({
  loc,
  msg: `Input should be greater than or equal to ${least}`,
  type: 'greater_than_equal',
  ...input(value),
  ctx: { ge: least },
});

export const tooGreat = (loc: Location, value: string, most: number): ValidationIssue => ({
  loc,
  msg: `Input should be less than or equal to ${most}`,
  type: 'less_than_equal',
  ...input(value),
  ctx: { le: most },
});

export const notAChoice = (loc: Location, value: string, choices: readonly string[]): ValidationIssue => ({
  loc,
  msg: `Input should be ${quoted(choices)}`,
  type: 'enum',
  ...input(value),
  ctx: { expected: quoted(choices) },
});

export const notMatching = (loc: Location, value: string, pattern: string): ValidationIssue => ({
  loc,
  msg: `String should match pattern '${pattern}'`,
  type: 'string_pattern_mismatch',
  ...input(value),
  ctx: { pattern },
});

export const tooShort = (loc: Location, leastCharacters: number): ValidationIssue => ({
  loc,
  msg: `String should have at least ${leastCharacters} character${leastCharacters === 1 ? '' : 's'}`,
  type: 'string_too_short',
  ctx: { min_length: leastCharacters },
});

export const tooLong = (
  loc: Location,
  mostCharacters: number,
  unit: 'characters' | 'bytes' = 'characters',
): ValidationIssue => ({
  loc,
  msg: `String should have at most ${mostCharacters} ${unit}`,
  type: 'string_too_long',
  ctx: { max_length: mostCharacters },
});

export const misspelled = (loc: Location, nearest: string): ValidationIssue => ({
  loc,
  msg: `There is no such parameter; the nearest is ${nearest}`,
  type: 'parameter_unknown',
  ctx: { nearest: [nearest] },
});
