import { editDistance } from '@assay/media';
import type { FastifyRequest } from 'fastify';
import { ValidationError, type ValidationIssue } from '../errors.js';
import * as issue from './validation-issues.js';

/**
 * The part of JSON Schema that path and query parameters use; the same schema is published in the API
 * description.
 */
interface ParameterSchema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly default?: unknown;
  readonly items?: ParameterSchema;
}
interface ParametersSchema {
  readonly properties?: Readonly<Record<string, ParameterSchema>>;
  readonly required?: readonly string[];
}

type Parsed = { readonly value: unknown } | { readonly issue: ValidationIssue };

const INTEGER = /^[+-]?\d+$/;
const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

function parseOne(schema: ParameterSchema, loc: ValidationIssue['loc'], text: string): Parsed {
  if (schema.type === 'integer' || schema.type === 'number') {
    const whole = schema.type === 'integer';
    if (!(whole ? INTEGER : NUMBER).test(text))
      return { issue: whole ? issue.notAnInteger(loc, text) : issue.notANumber(loc, text) };
    const number = Number(text);
    if (schema.minimum !== undefined && number < schema.minimum)
      return { issue: issue.tooSmall(loc, text, schema.minimum) };
    if (schema.maximum !== undefined && number > schema.maximum)
      return { issue: issue.tooGreat(loc, text, schema.maximum) };
    // Beyond 2^53 neither ids nor offsets name anything: the nearest exact number asks the same question.
    return { value: Math.min(Math.max(number, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER) };
  }
  if (schema.enum && !schema.enum.includes(text)) return { issue: issue.notAChoice(loc, text, schema.enum) };
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(text))
    return { issue: issue.notMatching(loc, text, schema.pattern) };
  return { value: text };
}

/**
 * Reads path or query parameters by their schema: strict numbers (no `0x10`, no `1e2`), each at most once
 * unless its schema is an array. Parameters that the schema does not name are dropped; one of the query that is spelled almost
 * like one that it names is an issue, since a filter that does not filter is dangerous, unless `strict` is `false`.
 * @param place the first element of every issue's `loc`
 */
export function parseParameters(
  schema: ParametersSchema,
  raw: Readonly<Record<string, unknown>>,
  place: 'path' | 'query',
): { values: Record<string, unknown>; issues: ValidationIssue[] } {
  const values: Record<string, unknown> = {};
  const issues: ValidationIssue[] = [];
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const sent = raw[name];
    const texts = (sent === undefined ? [] : Array.isArray(sent) ? sent : [sent]).map(String);
    const isList = property.type === 'array';
    const itemSchema = isList ? (property.items ?? {}) : property;
    if (!isList && texts.length > 1) {
      issues.push(issue.multipleValues([place, name], texts.length));
      continue;
    }
    const parsed = texts.map((text, index) =>
      parseOne(itemSchema, texts.length > 1 ? [place, name, index] : [place, name], text),
    );
    for (const one of parsed) if ('issue' in one) issues.push(one.issue);
    const good = parsed.flatMap((one) => ('value' in one ? [one.value] : []));
    if (isList) values[name] = good;
    else if (texts.length === 1) values[name] = good[0];
    else if (property.default !== undefined) values[name] = property.default;
    else if (schema.required?.includes(name)) issues.push(issue.missing([place, name]));
  }
  if (place === 'query' && raw.strict !== 'false')
    issues.push(...misspelled(Object.keys(schema.properties ?? {}), raw));
  return { values, issues };
}

/** Letters by which a misspelled name may differ. */
const MAX_LETTERS_WRONG = 2;
/** Names are compared no further. */
const MAX_NAME_CHARACTERS = 64;

/** The same but for capitals and for what stands between words. */
const bare = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

function misspelled(known: readonly string[], raw: Readonly<Record<string, unknown>>): ValidationIssue[] {
  return Object.keys(raw).flatMap((name) => {
    if (known.includes(name) || name.length > MAX_NAME_CHARACTERS) return [];
    const [nearest] = known
      .map((one) => ({ one, distance: editDistance(bare(one), bare(name)) }))
      .sort((one, other) => one.distance - other.distance);
    const most = Math.min(MAX_LETTERS_WRONG, Math.floor(bare(name).length / 3));
    return nearest && nearest.distance <= most ? [issue.misspelled(['query', name], nearest.one)] : [];
  });
}

/**
 * A preValidation hook: reads path and query by the route's schema, all issues of both at once. It takes the
 * place of Fastify's validators, which stop at the first part of a request that is wrong and coerce before
 * they judge.
 * @throws ValidationError
 */
export async function readParameters(request: FastifyRequest): Promise<void> {
  const schema = request.routeOptions.schema;
  const path = schema?.params
    ? parseParameters(
        schema.params as ParametersSchema,
        request.params as object as Record<string, unknown>,
        'path',
      )
    : undefined;
  const query = schema?.querystring
    ? parseParameters(
        schema.querystring as ParametersSchema,
        request.query as object as Record<string, unknown>,
        'query',
      )
    : undefined;
  const issues = [...(path?.issues ?? []), ...(query?.issues ?? [])];
  if (issues.length > 0) throw new ValidationError(issues);
  if (path) request.params = path.values;
  if (query) request.query = query.values;
}
