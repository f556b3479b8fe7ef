/**
 * Licenses, as manifests spell them, of pictures that the weights may be trained on: those that let anybody
 * use a picture for anything, at most for naming its maker. Left out on purpose: pictures without a license,
 * terms for research only (ImageNet), non-commercial and share-alike ones, GPL, licenses of models.
 */
export const ALLOWED_LICENSES: ReadonlySet<string> = new Set([
  'Apache-2.0',
  'Apache-2.0 repo',
  'MIT',
  'MIT repo',
  'CC0',
  'CC-BY-4.0',
  'CC-BY (repo notice)',
  'CLIC/Unsplash',
  'Kodak (unrestricted)',
  // "You are free to use these media files however you wish": metadata-extractor-images.
  'see repo (donated)',
]);
