/** A document made for the measurement, and how it came about. */
export interface Paper {
  /** Relative to the folder of all. */
  readonly file: string;
  readonly kind: 'statement' | 'pay stub';
  /** Whose layout it has: a bank's, an employer's. */
  readonly template: string;
  /** Whose paper it is; nobody has two. */
  readonly person: string;
  /** What was changed of what the issuer printed; undefined for the paper as printed. */
  readonly change: string | undefined;
  /** How it became a picture, and whether all its pages are on it; undefined for a PDF with a text layer. */
  readonly picture: { readonly how: string; readonly isWhole: boolean } | undefined;
}

/**
 * What two papers have to do with each other, as a row of a table.
 * @returns undefined for pairs that no row is about: two pictures, two edits, and a lone page against
 * anything but its own paper
 */
export function relationOfPapers(one: Paper, other: Paper): string | undefined {
  const pictures = [one, other].flatMap(({ picture }) => picture ?? []);
  const changes = [one, other].flatMap(({ change }) => change ?? []);
  if (pictures.length > 1 || changes.length > 1) return undefined;
  const [[picture], [change]] = [pictures, changes];
  const isOfOne = one.person === other.person;
  if (isOfOne && picture && change === undefined) return `${one.kind}: ${picture.how}`;
  if (picture?.isWhole === false) return undefined;
  const suffix = picture ? ', one a picture' : '';
  if (isOfOne) return `${one.kind}: ${change}${suffix}`;
  if (change !== undefined) return undefined;
  return one.template === other.template ? `${one.kind}: another's${suffix}` : `other layouts${suffix}`;
}
