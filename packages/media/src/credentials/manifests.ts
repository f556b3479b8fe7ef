import { entries, items, type Json, member, textOf } from './store-json.js';
import type { CredentialAction, CredentialManifest } from './types.js';

/** What is kept of a store; the longest public chain has 12 manifests, a long edit some 30 actions. */
const MAX_MANIFESTS = 64;
const MAX_ASSERTIONS = 500;
const MAX_ACTIONS = 200;
const MAX_INGREDIENTS = 100;

/** The manifests of a store, the active one first. */
export function manifestsOf(store: Json): CredentialManifest[] {
  const active = member(store, 'active_manifest');
  const all = entries(member(store, 'manifests'), Number.POSITIVE_INFINITY).map(([label, manifest]) => ({
    isActive: label === active,
    manifest,
  }));
  return [...all.filter(({ isActive }) => isActive), ...all.filter(({ isActive }) => !isActive)]
    .slice(0, MAX_MANIFESTS)
    .map(({ isActive, manifest }) => manifestOf(manifest, isActive));
}

function manifestOf(manifest: Json, isActive: boolean): CredentialManifest {
  const signature = member(manifest, 'signature_info');
  const assertions = items(member(manifest, 'assertions'), MAX_ASSERTIONS);
  return {
    isActive,
    claimGenerator:
      programOf(items(member(manifest, 'claim_generator_info'), 1)[0]) ??
      textOf(member(manifest, 'claim_generator')),
    signer: textOf(member(signature, 'issuer')) ?? textOf(member(signature, 'common_name')),
    signedOn: textOf(member(signature, 'time')),
    actions: assertions.flatMap(actionsOf).slice(0, MAX_ACTIONS),
    ingredients: items(member(manifest, 'ingredients'), MAX_INGREDIENTS).map((ingredient) => ({
      title: textOf(member(ingredient, 'title')),
      relationship: textOf(member(ingredient, 'relationship')),
    })),
  };
}

/** Both versions of the assertion, and further ones of the same label (C2PA 2.2, 18.15). */
const ACTIONS_LABEL = /^c2pa\.actions(?:\.v2)?(?:__\d+)?$/;

function actionsOf(assertion: Json): CredentialAction[] {
  if (!ACTIONS_LABEL.test(textOf(member(assertion, 'label')) ?? '')) return [];
  const data = member(assertion, 'data');
  const agents = items(member(data, 'softwareAgents'), MAX_ACTIONS);
  return items(member(data, 'actions'), MAX_ACTIONS).flatMap((one) => {
    const action = textOf(member(one, 'action'));
    if (action === undefined) return [];
    const index = member(one, 'softwareAgentIndex');
    return [
      {
        action,
        digitalSourceType: sourceTypeOf(member(one, 'digitalSourceType')),
        softwareAgent:
          programOf(member(one, 'softwareAgent')) ??
          programOf(typeof index === 'number' ? agents[index] : undefined),
        when: textOf(member(one, 'when')),
      },
    ];
  });
}

/** A program as a text, or as a record of name and version (C2PA 2.2, 10.2.5). */
function programOf(value: Json | undefined): string | undefined {
  const text = textOf(value);
  if (text !== undefined) return text;
  const name = textOf(member(value, 'name'));
  const version = textOf(member(value, 'version'));
  return name !== undefined && version !== undefined ? `${name} ${version}` : name;
}

const sourceTypeOf = (value: Json | undefined): string | undefined =>
  textOf(value)?.replace(/^.*\//, '') || undefined;
