import { LINK_TYPES, type LinkType, type Strength } from '@assay/linking';
import type { Look, Origin } from './origin.js';

/** What a comparison of two submissions has to say, and may say. */
export interface Relation {
  /** In words, for a reader: `scan of one content`. The most telling one. */
  readonly name: string;
  /** Link types that a comparison must find. */
  readonly must: readonly LinkType[];
  /** Link types that are true as well, but need not be found. */
  readonly may: readonly LinkType[];
  /** No link of the pair may be stronger. */
  readonly strongest: Strength;
  /** Whether both cannot be true: `must` be found, `may` be found, or `never`, since nothing contradicts. */
  readonly contradiction: 'must' | 'may' | 'never';
}

/** What pairs of one issuer's template are called that share nothing else, however they were sent. */
const STRANGERS = 'same template, strangers';

/** Whether two submissions are of one issuer, or of one bought template, and have nothing else in common. */
export const areStrangersOfOneTemplate = ({ name }: Pick<Relation, 'name'>): boolean =>
  name.startsWith(STRANGERS);

/** What the relation is told from: the origin, whose name it is, and whether the bytes are the same. */
export interface Related {
  readonly name: string;
  readonly origin: Origin;
}

/** Says one thing that two submissions share, the most telling first. */
type Rule = (one: Related, other: Related) => Relation | undefined;

const SELECTABLE = (one: Origin, other: Origin): boolean => one.look === 'pdf' && other.look === 'pdf';
const rootOf = ({ content, editOf }: Origin): string => editOf?.content ?? content;
const meet = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  one.some((value) => other.includes(value));
const both = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one === other;

/** All that copies of one paper share besides. */
const OF_COPIES: readonly LinkType[] = LINK_TYPES.filter((linkType) => linkType !== 'identical_file');

const COPY_NAMES: Readonly<Record<Look, string>> = {
  pdf: 'saved again by another program',
  picture: 'picture of the page',
  crop: 'picture with its rim cut away',
  scan: 'scan',
};
const LOOKS: readonly Look[] = ['scan', 'crop', 'picture', 'pdf'];

const copy: Rule = ({ origin: one }, { origin: other }) => {
  if (one.content !== other.content) return undefined;
  const farther = LOOKS.find((look) => one.look === look || other.look === look) ?? 'pdf';
  const text: LinkType[] = SELECTABLE(one, other) && one.hasRows ? ['near_duplicate_text'] : [];
  return {
    name: `copy: ${COPY_NAMES[farther]}`,
    must: ['near_duplicate_image', ...text],
    may: OF_COPIES,
    strongest: 'high',
    contradiction: 'never',
  };
};

const edit: Rule = (one, other) => {
  if (rootOf(one.origin) !== rootOf(other.origin) || one.origin.content === other.origin.content)
    return undefined;
  const isSavedUpon =
    both(one.origin.savedUpon, other.name) ||
    both(other.origin.savedUpon, one.name) ||
    both(one.origin.savedUpon, other.origin.savedUpon);
  const changed = one.origin.editOf?.changed ?? other.origin.editOf?.changed ?? 'amount';
  if (isSavedUpon)
    return {
      name: `edit: ${changed}, saved upon the original`,
      must: ['revision_of'],
      may: OF_COPIES,
      strongest: 'critical',
      contradiction: 'may',
    };
  const must: LinkType[] = SELECTABLE(one.origin, other.origin)
    ? ['near_duplicate_image', ...(one.origin.hasRows ? ['near_duplicate_text' as const] : [])]
    : [];
  return {
    name: `edit: ${changed}, written anew`,
    must,
    may: OF_COPIES,
    strongest: 'critical',
    contradiction: SELECTABLE(one.origin, other.origin) ? 'must' : 'may',
  };
};

const sameNumber: Rule = ({ origin: one }, { origin: other }) => {
  if (!meet(one.identifiers, other.identifiers)) return undefined;
  const isOnePerson = one.holder === other.holder;
  return {
    name: isOnePerson ? 'same number and name: another paper' : 'same number under another name',
    must: ['shared_identifier'],
    may: [],
    strongest: isOnePerson ? 'medium' : 'critical',
    contradiction: isOnePerson ? 'never' : 'must',
  };
};

const found = (name: string, linkType: LinkType, strongest: Strength): Relation => ({
  name,
  must: [linkType],
  may: [],
  strongest,
  contradiction: 'never',
});
const possible = (name: string, linkType: LinkType): Relation => ({
  name,
  must: [],
  may: [linkType],
  strongest: 'low',
  contradiction: 'never',
});

const RULES: readonly Rule[] = [
  copy,
  edit,
  sameNumber,
  ({ origin: one }, { origin: other }) =>
    both(one.portrait, other.portrait)
      ? {
          ...found('one portrait', 'shared_face', one.holder === other.holder ? 'medium' : 'critical'),
          contradiction: one.holder === other.holder ? 'never' : 'may',
        }
      : undefined,
  ({ origin: one }, { origin: other }) =>
    meet(one.pictures, other.pictures)
      ? found('same signature or stamp', 'shared_embedded_image', 'high')
      : undefined,
  ({ origin: one }, { origin: other }) =>
    both(one.pdfId, other.pdfId) ? found('PDFs made of one PDF', 'shared_pdf_origin', 'high') : undefined,
  ({ origin: one }, { origin: other }) =>
    both(one.camera, other.camera) ? found('one camera', 'shared_camera', 'high') : undefined,
  ({ origin: one }, { origin: other }) =>
    both(one.certificate, other.certificate)
      ? found('one certificate', 'shared_signature_certificate', 'low')
      : undefined,
  ({ origin: one }, { origin: other }) => {
    if (one.template !== other.template) return undefined;
    return SELECTABLE(one, other)
      ? found(STRANGERS, 'shared_layout', 'low')
      : possible(`${STRANGERS}, as pictures`, 'shared_layout');
  },
  ({ origin: one }, { origin: other }) =>
    meet(one.logos, other.logos) ? possible('same logo', 'shared_embedded_image') : undefined,
  ({ origin: one }, { origin: other }) =>
    both(one.writer, other.writer) ? possible('same writer of PDFs', 'shared_pdf_origin') : undefined,
];

const STRENGTHS: readonly Strength[] = ['low', 'medium', 'high', 'critical'];
const stronger = (one: Strength, other: Strength): Strength =>
  STRENGTHS.indexOf(one) > STRENGTHS.indexOf(other) ? one : other;
const CONTRADICTIONS: readonly Relation['contradiction'][] = ['never', 'may', 'must'];

/**
 * What two submissions have to do with each other; undefined for those that have nothing in common. It takes
 * the name of the first rule that holds, and joins what all of them find: a copy shares its original's
 * account and layout, too.
 * @param isSameFile whether their bytes are the same
 */
export function relationOf(one: Related, other: Related, isSameFile: boolean): Relation | undefined {
  const relations = RULES.flatMap((rule) => rule(one, other) ?? []);
  const [first] = relations;
  if (!first) return undefined;
  if (isSameFile)
    return {
      name: 'same file',
      must: ['identical_file'],
      may: OF_COPIES,
      strongest: 'high',
      contradiction: 'never',
    };
  // What a copy or an edit shares with its original need not be found beside what makes it one.
  const isOfOnePaper = rootOf(one.origin) === rootOf(other.origin);
  const must = isOfOnePaper ? first.must : [...new Set(relations.flatMap((relation) => relation.must))];
  const may = new Set(relations.flatMap((relation) => [...relation.must, ...relation.may]));
  return {
    name: first.name,
    must,
    may: [...may].filter((linkType) => !must.includes(linkType)),
    strongest: relations.reduce<Strength>(
      (strongest, relation) => stronger(strongest, relation.strongest),
      'low',
    ),
    contradiction: isOfOnePaper
      ? first.contradiction
      : relations.reduce<Relation['contradiction']>(
          (most, { contradiction }) =>
            CONTRADICTIONS.indexOf(contradiction) > CONTRADICTIONS.indexOf(most) ? contradiction : most,
          'never',
        ),
  };
}
