import type { CredentialAction, CredentialManifest } from '@assay/media';

/**
 * Actions that leave what is seen as it is (C2PA 2.2, 18.15.2, "Actions"): how a file begins, is packed,
 * marked or passed on.
 */
const NOT_EDITORIAL = new Set([
  'c2pa.created',
  'c2pa.opened',
  'c2pa.converted',
  'c2pa.transcoded',
  'c2pa.repackaged',
  'c2pa.published',
  'c2pa.edited.metadata',
  'c2pa.orientation',
  'c2pa.resized',
  'c2pa.resized.proportional',
  'c2pa.watermarked',
  'c2pa.watermarked.bound',
  'c2pa.watermarked.unbound',
]);

/**
 * The actions by which a manifest says that what is seen was changed; those that it does not name by the
 * standard included.
 */
export const editsOf = ({ actions }: CredentialManifest): readonly CredentialAction[] =>
  actions.filter(({ action }) => !NOT_EDITORIAL.has(action));

/** Sources of IPTC's list that are a camera: one exposure, or several that it joined by itself. */
const CAPTURES = new Set(['digitalCapture', 'computationalCapture']);

/**
 * Whether the credentials are those of a camera alone: one manifest, made at the capture, nothing before it
 * and nothing changed since.
 */
export function isUneditedCapture(manifests: readonly CredentialManifest[]): boolean {
  const [only] = manifests;
  if (!only || manifests.length > 1 || only.ingredients.length > 0 || editsOf(only).length > 0) return false;
  const begins = only.actions.filter(({ action }) => action === 'c2pa.created');
  return (
    begins.length > 0 &&
    begins.every(({ digitalSourceType }) => CAPTURES.has(digitalSourceType ?? '')) &&
    only.actions.every(
      ({ digitalSourceType }) => digitalSourceType === undefined || CAPTURES.has(digitalSourceType),
    )
  );
}
