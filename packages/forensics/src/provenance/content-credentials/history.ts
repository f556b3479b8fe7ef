import type { ContentCredentials, CredentialAction, CredentialManifest } from '@assay/media';
import type { Evidence } from '../../check.js';
import { type Observation, quoted } from '../../observation.js';
import { editsOf } from './actions.js';
import { MEASURE } from './measure.js';

/** Manifests of which the history is told; further ones are in the file. */
const MAX_MANIFESTS_TOLD = 20;
const MAX_NAMES = 8;

/**
 * What the manifests say was done, each in two sentences at most: all that happened, and which of it changed
 * what is seen.
 */
export function historyOf({ manifests }: ContentCredentials): Observation[] {
  return manifests
    .slice(0, MAX_MANIFESTS_TOLD)
    .flatMap((manifest) => [...stepsOf(manifest), ...editsIn(manifest)]);
}

function stepsOf(manifest: CredentialManifest): Observation[] {
  const { actions, ingredients } = manifest;
  if (actions.length === 0 && ingredients.length === 0) return [];
  const steps = actions.length === 0 ? '' : ` Steps: ${listed(actions.map(nameOf))}.`;
  const parts =
    ingredients.length === 0
      ? ''
      : ` Made from: ${listed(ingredients.map(({ title, relationship }) => `${quoted(title ?? 'unnamed')}${relationship === undefined ? '' : ` (${relationship})`}`))}.`;
  return [
    told({
      code: 'CREDENTIALS_HISTORY',
      summary: `${speakerOf(manifest)} tell of the file.${steps}${parts}`,
    }),
  ];
}

function editsIn(manifest: CredentialManifest): Observation[] {
  const edits = editsOf(manifest);
  if (edits.length === 0) return [];
  return [
    told({
      code: 'EDITED_SINCE_CAPTURE',
      summary: `${speakerOf(manifest)} list edits: ${listed(edits.map(nameOf))}.`,
    }),
  ];
}

const told = (evidence: Pick<Evidence, 'code' | 'summary'>): Observation => ({
  measure: MEASURE.told,
  evidence: { kind: 'history', ...evidence },
});

function speakerOf({ isActive, signer, claimGenerator }: CredentialManifest): string {
  const who = signer ?? claimGenerator;
  const name = who === undefined ? '' : ` of ${quoted(who)}`;
  return isActive ? `The credentials${name}` : `Earlier credentials${name}, of what went into the file,`;
}

function nameOf({ action, softwareAgent, digitalSourceType, when }: CredentialAction): string {
  const details = [
    digitalSourceType,
    softwareAgent === undefined ? undefined : `with ${quoted(softwareAgent)}`,
    when?.slice(0, 10),
  ].filter((detail) => detail !== undefined);
  const name = action.replace(/^c2pa\./, '');
  return details.length === 0 ? name : `${name} (${details.join(', ')})`;
}

/** Each once, with how many more there are. */
function listed(names: readonly string[]): string {
  const different = [...new Set(names)];
  const more = different.length - MAX_NAMES;
  return `${different.slice(0, MAX_NAMES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
