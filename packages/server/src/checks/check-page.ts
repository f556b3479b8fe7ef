import { createHash } from 'node:crypto';

/** What a check's own page says of it, in one language. */
export interface CheckPage {
  /** The heading, which is the check's id on the English page. */
  readonly title: string;
  readonly claim: string;
  /** What an honest document may have that looks the same. */
  readonly innocentCauses: readonly string[];
  readonly blindSpots: readonly string[];
  /** On what corpora it was measured, with counts; '' where the page does not say. */
  readonly rates: string;
}

/** Headings of the sections, in the languages that pages are written in. */
const HEADINGS = {
  innocentCauses: /^(Innocent causes|Causas inocentes)/,
  blindSpots: /^(Limits|Not seen|What it cannot see|When it cannot tell|No ve|Não vê)/,
  rates: /^(Error rates|Measured)/,
} as const;

/** Reads a page: its headings, its claim, and the items of its lists as plain sentences. */
export function readCheckPage(markdown: string): CheckPage {
  const [head = '', ...rest] = markdown.replace(SEEN, '').split(/^## /m);
  const section = (heading: RegExp): readonly string[] => {
    const found = rest.find((text) => heading.test(text)) ?? '';
    return itemsOf(found.slice(found.indexOf('\n') + 1));
  };
  return {
    title: plain(/^# (.*)/.exec(head)?.[1] ?? ''),
    claim: plain(/\*\*(?:Claim|Afirma)\.\*\*\s*([\s\S]*?)(?:\n\n|$)/.exec(head)?.[1] ?? ''),
    innocentCauses: section(HEADINGS.innocentCauses),
    blindSpots: section(HEADINGS.blindSpots),
    rates: section(HEADINGS.rates).join(' '),
  };
}

/** The last line of a translated page: the digest of the English words that it was written from. */
const SEEN = /\n<!-- README\.md ([0-9a-f]{12}) -->\s*$/;

/** Of the English words that a translated page was last compared with; undefined where it does not say. */
export const seenDigestOf = (markdown: string): string | undefined => SEEN.exec(markdown)?.[1];

/** A translated page that says it was compared with these English words. */
export const withSeenDigest = (markdown: string, digest: string): string =>
  `${markdown.replace(SEEN, '').trimEnd()}\n\n<!-- README.md ${digest} -->\n`;

/** Of the words that a page has in each language: another one where any of them was changed. */
export const digestOf = ({ claim, innocentCauses, blindSpots }: CheckPage): string =>
  createHash('sha256')
    .update(JSON.stringify([claim, innocentCauses, blindSpots]))
    .digest('hex')
    .slice(0, 12);

/** Items of lists and paragraphs as plain sentences; tables and code are for the page itself. */
function itemsOf(markdown: string): readonly string[] {
  return markdown
    .replace(/^```[\s\S]*?^```/gm, '')
    .split(/\n\s*\n|\n(?=(?:[-*]|\d+\.) )/)
    .filter((block) => !/^\s*\|/.test(block))
    .map((block) => plain(block.replace(/^\s*(?:[-*]|\d+\.)\s+/, '')))
    .filter((text) => text !== '');
}

const plain = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
