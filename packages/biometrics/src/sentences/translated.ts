import { PHRASES, WORDS, type Wording } from './phrases.js';

type OtherLanguage = keyof Wording;

const SLOT = /\{\w+\}/g;
const AND: Wording = { es: 'y', pt: 'e' };

interface Template {
  readonly pattern: RegExp;
  readonly slots: readonly string[];
  readonly wording: Wording;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const TEMPLATES: readonly Template[] = Object.entries(PHRASES)
  .filter(([english]) => english.includes('{'))
  .map(([english, wording]) => ({
    pattern: new RegExp(`^${english.split(SLOT).map(escaped).join('(.+?)')}$`, 'u'),
    slots: english.match(SLOT) ?? [],
    wording,
  }));

/**
 * A sentence of a verification in another language. Records keep the English one, and which sentence it is
 * can be seen from it, so that records from before there were other languages are worded in them as well.
 * @returns undefined for a sentence that is none of ours
 */
export function translated(sentence: string, language: OtherLanguage): string | undefined {
  const whole = Object.hasOwn(PHRASES, sentence) ? PHRASES[sentence]?.[language] : undefined;
  if (whole !== undefined) return whole;
  for (const { pattern, slots, wording } of TEMPLATES) {
    const values = pattern.exec(sentence)?.slice(1);
    if (!values) continue;
    return wording[language].replace(SLOT, (slot) => inWords(values[slots.indexOf(slot)] ?? '', language));
  }
  return undefined;
}

/** Words, and lists of them, in the language; a number or a name as it is. */
function inWords(value: string, language: OtherLanguage): string {
  const parts = value.split(/,? and |, /u).map((part) => WORDS[part]?.[language] ?? part);
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} ${AND[language]} ${last}` : last;
}
