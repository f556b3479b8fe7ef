import type { ValidationIssue } from '../errors.js';
import { notMatching, tooShort } from '../http/validation-issues.js';
import type { Tag } from '../store/record-types.js';
import { sentTextProblem } from './sent-text.js';

const MAX_TAGS = 50;
export const MAX_NAME_CHARACTERS = 128;
export const MAX_VALUE_CHARACTERS = 1024;

const LOC = ['body', 'tags'] as const;

/**
 * JSON text with every number outside of strings put in quotes, so that `1.50` and 20-digit ids keep their
 * text.
 */
const quoteNumbers = (json: string): string =>
  json.replace(/"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, (token) =>
    token.startsWith('"') ? token : `"${token}"`,
  );

/**
 * Reads the `tags` field: a JSON object of names and values. Numbers and booleans become their text, numbers
 * as they were written.
 */
export function parseTags(json: string): { tags: Tag[]; issues: ValidationIssue[] } {
  let sent: unknown;
  try {
    sent = JSON.parse(json);
    sent = JSON.parse(quoteNumbers(json));
  } catch {
    return { tags: [], issues: [{ loc: LOC, msg: 'Input should be valid JSON', type: 'json_invalid' }] };
  }
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    return { tags: [], issues: [{ loc: LOC, msg: 'Input should be a JSON object', type: 'dict_type' }] };
  }
  const entries = Object.entries(sent);
  if (entries.length > MAX_TAGS) {
    const ctx = { max_length: MAX_TAGS, actual_length: entries.length };
    return {
      tags: [],
      issues: [{ loc: LOC, msg: `Tags should have at most ${MAX_TAGS} entries`, type: 'too_long', ctx }],
    };
  }
  const issues: ValidationIssue[] = [];
  const tags: Tag[] = [];
  for (const [name, value] of entries) {
    const loc = [...LOC, name.slice(0, MAX_NAME_CHARACTERS)];
    const problem = nameProblem(loc, name) ?? valueProblem(loc, value);
    if (problem) issues.push(problem);
    else tags.push({ name, value: String(value) });
  }
  return { tags, issues };
}

function nameProblem(loc: readonly string[], name: string): ValidationIssue | undefined {
  if (name === '') return tooShort(loc, 1);
  // `tagFilter` ends a name at the first one: no filter could find such a tag.
  if (name.includes('=')) return notMatching(loc, name, '^[^=]+$');
  return sentTextProblem(loc, name, MAX_NAME_CHARACTERS);
}

function valueProblem(loc: readonly string[], value: unknown): ValidationIssue | undefined {
  if (typeof value === 'boolean') return undefined;
  if (typeof value !== 'string') return { loc, msg: 'Input should be a valid string', type: 'string_type' };
  return sentTextProblem(loc, value, MAX_VALUE_CHARACTERS);
}
