/**
 * What the library says of a manifest store (c2pa-rs, `Reader::json`), as far as it is used here. A hostile
 * manifest reaches it, so nothing is taken for granted: a part of another type reads as absent.
 */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export const member = (value: Json | undefined, key: string): Json | undefined =>
  isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;

export const items = (value: Json | undefined, atMost: number): readonly Json[] =>
  isList(value) ? value.slice(0, atMost) : [];

export const entries = (value: Json | undefined, atMost: number): readonly (readonly [string, Json])[] =>
  isRecord(value) ? Object.entries(value).slice(0, atMost) : [];

/** Longest text that is kept of a manifest. */
const MAX_TEXT_CHARACTERS = 300;

/** Without control characters and cut; undefined where nothing is left. */
export function textOf(value: Json | undefined): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value
    .slice(0, MAX_TEXT_CHARACTERS)
    .replace(/\p{C}+/gu, ' ')
    .trim();
  return text === '' ? undefined : text;
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
