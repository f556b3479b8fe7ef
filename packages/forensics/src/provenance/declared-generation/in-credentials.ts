import type { ContentCredentials, CredentialAction, CredentialManifest } from '@assay/media';
import { type Declaration, declaration } from './declaration.js';
import { digitalSourceType, type SourceMeaning } from './digital-source-types.js';
import { sourceDeclared } from './in-metadata.js';
import { MEASURE } from './measure.js';

/**
 * What a file's content credentials declare (C2PA 2.2, 18.15). The active manifest speaks of the file itself.
 * Others speak of what went into it: a model's picture among them makes the file a model's picture where it
 * is all that went in, and a partly made one where it may be one of several. A declaration whose signature or
 * hashes fail weighs less: the file is another than the one that it was said of.
 */
export function declarationsInCredentials({ manifests, state }: ContentCredentials): Declaration[] {
  const [active] = manifests.filter(({ isActive }) => isActive);
  const own = active
    ? active.actions.flatMap((action) => declared(action, 'Its content credentials declare'))
    : [];
  const earlier = manifests.filter((manifest) => manifest !== active);
  const strongest = strongestOf([...own, ...inherited(active, earlier)]);
  if (!strongest) return [];
  return [state === 'tampered' ? weakened(strongest) : strongest];
}

function declared(
  { action, digitalSourceType: value, softwareAgent }: CredentialAction,
  who: string,
): Declaration[] {
  const type = value === undefined ? undefined : digitalSourceType(value);
  if (!type) return [];
  // A model's content that is put into a picture makes a part of it; only what is created by one is its own.
  const meaning: SourceMeaning =
    type.meaning === 'generated' && !CREATING.has(action) ? 'partly' : type.meaning;
  return sourceDeclared(
    { ...type, meaning, ...(meaning === type.meaning ? {} : { says: `edited with content ${type.says}` }) },
    who,
  ).map(({ measure, evidence }) => ({
    measure,
    evidence: { ...evidence, after: softwareAgent ? `${evidence.after}, ${softwareAgent}` : evidence.after! },
  }));
}

/** Actions that say how the whole came to be (C2PA 2.2, 18.15.3, table 8). */
const CREATING: ReadonlySet<string> = new Set(['c2pa.created']);

function inherited(
  active: CredentialManifest | undefined,
  earlier: readonly CredentialManifest[],
): Declaration[] {
  const found = earlier.flatMap(({ actions }) =>
    actions.flatMap((action) => declared(action, 'The credentials of what went into it declare')),
  );
  const strongest = strongestOf(found);
  if (!strongest || strongest.measure < MEASURE.generated) return strongest ? [strongest] : [];
  const isWhole =
    !found.some(({ measure }) => measure === MEASURE.partly) &&
    [...(active ? [active] : []), ...earlier].every(({ ingredients }) =>
      ingredients.every(({ relationship }) => relationship === 'parentOf'),
    );
  if (isWhole) return [strongest];
  const summary = 'The credentials of a part that went into it declare this part as made by a model.';
  return [
    declaration({
      code: 'PARTLY_GENERATED',
      measure: MEASURE.partly,
      summary,
      after: strongest.evidence.after!,
    }),
  ];
}

const strongestOf = (found: readonly Declaration[]): Declaration | undefined =>
  [...found].sort((one, other) => other.measure - one.measure)[0];

function weakened({ measure, evidence }: Declaration): Declaration {
  const summary = `${evidence.summary} The file was changed after this was signed.`;
  return { measure: Math.min(measure, MEASURE.brokenManifest), evidence: { ...evidence, summary } };
}
