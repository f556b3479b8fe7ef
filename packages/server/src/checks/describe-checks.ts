import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { CHECKS, CHECKS_OF_MEMORY, checksOf, type Language } from '@assay/forensics';
import { readCheckPage } from './check-page.js';
import { measuredSentences } from './measured-sentences.js';

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
  /** How often it alone was enough to doubt manipulated and honest files, with counts, and where it says how that was measured. */
  readonly measured: readonly string[];
  /** All that its page says of its rates, in English; absent where it says nothing. */
  readonly rates?: string;
  readonly calibration: {
    readonly points: readonly { readonly measure: number; readonly logLikelihoodRatio: number }[];
    /** In English. */
    readonly source: string;
  };
}

/** Lies beside the sources' folder, whether the package was built or not. */
const FORENSICS = pathToFileURL(createRequire(import.meta.url).resolve('@assay/forensics/package.json'));

/** Each check's own page lies in its folder: `pdf.covered-content` in `src/pdf/covered-content`, in Spanish as `README.es.md`. */
export const pageOf = (checkId: string, language: Language): URL =>
  new URL(
    `./src/${checkId.replaceAll('.', '/')}/README${language === 'en' ? '' : `.${language}`}.md`,
    FORENSICS,
  );

const OF_OBJECTS = checksOf('object').filter(({ id }) => !CHECKS.some((check) => check.id === id));

/** Every check of this installation. */
export const DESCRIBED_CHECKS = [...CHECKS, ...OF_OBJECTS, ...CHECKS_OF_MEMORY];

const described = new Map<Language, Promise<ReadonlyMap<string, CheckDescription>>>();

/**
 * Every check of this installation by its id, from the registry and the page in its folder, with its own words in the asked
 * language. Read once: pages change with the installation.
 */
export function describeChecks(language: Language): Promise<ReadonlyMap<string, CheckDescription>> {
  const known = described.get(language);
  if (known) return known;
  const reading = readAll(language);
  described.set(language, reading);
  // Pages that could not be read are tried anew by whoever asks next.
  reading.catch(() => described.delete(language));
  return reading;
}

async function readAll(language: Language): Promise<ReadonlyMap<string, CheckDescription>> {
  const all = await Promise.all(
    DESCRIBED_CHECKS.map(async ({ id, version, group, weight, calibration }) => {
      const english = readCheckPage(await readFile(pageOf(id, 'en'), 'utf8'));
      const { title, claim, innocentCauses, blindSpots } =
        language === 'en'
          ? { ...english, title: titleOf(id) }
          : readCheckPage(await readFile(pageOf(id, language), 'utf8'));
      const { rates } = english;
      const measured = measuredSentences({ id, version, calibration }, language);
      const description: CheckDescription = {
        ...{
          checkId: id,
          version,
          group,
          weight,
          title,
          claim,
          innocentCauses,
          blindSpots,
          measured,
          calibration,
        },
        ...(rates && { rates }),
      };
      return [id, description] as const;
    }),
  );
  return new Map(all);
}

/** In English the id's own words. */
const titleOf = (checkId: string): string => {
  const words = (checkId.split('.').at(-1) ?? checkId).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
