import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { CHECKS, CHECKS_OF_MEMORY, checksOf } from '@assay/forensics';

/** A check as people read of it: what it claims, how it errs, what it weighs. */
export interface CheckDescription {
  readonly checkId: string;
  readonly version: string;
  readonly group: string;
  readonly weight: 'fact' | 'context';
  readonly title: string;
  readonly claim: string;
  /** What an honest document may have that looks the same. */
  readonly innocentCauses: readonly string[];
  readonly blindSpots: readonly string[];
  /** On what corpora it was measured, with counts; absent where its page gives none. */
  readonly rates?: string;
  readonly calibration: {
    readonly points: readonly { readonly measure: number; readonly logLikelihoodRatio: number }[];
    readonly source: string;
  };
}

/** Lies beside the sources' folder, whether the package was built or not. */
const FORENSICS = pathToFileURL(createRequire(import.meta.url).resolve('@assay/forensics/package.json'));

/** Each check's own page lies in its folder: `pdf.covered-content` in `src/pdf/covered-content`. */
const pageOf = (checkId: string): URL =>
  new URL(`./src/${checkId.replaceAll('.', '/')}/README.md`, FORENSICS);

const OF_OBJECTS = checksOf('object').filter(({ id }) => !CHECKS.some((check) => check.id === id));

/** Every check of this installation, from the registry and the page in its folder. */
export const describeChecks = (): Promise<readonly CheckDescription[]> =>
  Promise.all(
    [...CHECKS, ...OF_OBJECTS, ...CHECKS_OF_MEMORY].map(
      async ({ id, version, group, weight, calibration }): Promise<CheckDescription> => {
        const sections = sectionsOf(await readFile(pageOf(id), 'utf8'));
        const rates = section(sections, /^(Error rates|Measured)/);
        return {
          checkId: id,
          version,
          group,
          weight,
          title: titleOf(id),
          claim: plain(/\*\*Claim\.\*\*\s*([\s\S]*?)(?:\n\n|$)/.exec(sections.get('') ?? '')?.[1] ?? ''),
          innocentCauses: itemsOf(section(sections, /^Innocent causes/)),
          blindSpots: itemsOf(section(sections, /^(Limits|Not seen|What it cannot see|When it cannot tell)/)),
          ...(rates && { rates: itemsOf(rates).join(' ') }),
          calibration,
        };
      },
    ),
  );

const titleOf = (checkId: string): string => {
  const words = (checkId.split('.').at(-1) ?? checkId).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Sections of a page by their headings; what comes before the first one under ''. */
function sectionsOf(markdown: string): ReadonlyMap<string, string> {
  const [head = '', ...rest] = markdown.split(/^## /m);
  return new Map([
    ['', head] as const,
    ...rest.map((text) => {
      const end = text.indexOf('\n');
      return [text.slice(0, end).trim(), text.slice(end + 1)] as const;
    }),
  ]);
}

const section = (sections: ReadonlyMap<string, string>, heading: RegExp): string =>
  [...sections].find(([name]) => heading.test(name))?.[1] ?? '';

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
