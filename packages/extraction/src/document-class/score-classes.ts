import type { DocumentClassName, DocumentCodes, DocumentText } from '@assay/media';
import { votesOfCards } from './card-votes.js';
import { classVocabulary, type SignRole } from './class-signs.js';
import { type ClassVote, votesOfCodes } from './code-votes.js';
import { votesOfConcepts } from './concepts/concept-votes.js';
import { findStandingPhrases, type Standing } from './document-phrases.js';
import { votesOfLayout } from './layout-votes.js';
import { readStructure } from './structure/read-structure.js';
import { votesOfStructure } from './structure/structure-votes.js';

/** What speaks for a class, and how much. */
export interface ClassScore {
  readonly name: DocumentClassName;
  readonly score: number;
  /**
   * The part of {@link score} that arithmetic and the words beside figures give; classes of one kind share
   * it.
   */
  readonly byStructure: number;
  /** Strongest first. */
  readonly because: readonly string[];
}

type Role = SignRole | 'code' | 'layout' | 'structure';

/** How much a phrase says, by what it is and how it stands. Set on 2026-11-22 by reason, not fitted. */
const WEIGHTS: Readonly<Record<SignRole, Readonly<Record<Standing, number>>>> = {
  title: { heading: 6, 'own-line': 2, within: 0.6 },
  mark: { heading: 2, 'own-line': 2, within: 1.6 },
  label: { heading: 0.6, 'own-line': 0.6, within: 0.4 },
};
/** Short titles are common words: `ticket`, `lease`. */
const SHORT_TITLE_LETTERS = 7;
const SHORT_TITLE_PART = 0.7;
/** A title on a later page is another document's, or an annex's. */
const LATER_PAGE_PART = 0.5;
/** Labels alone make no class. */
const MOST_BY_LABELS = 4;

/**
 * All classes for which something speaks, best first.
 * @param further what speaks for a class beside all that is told here
 */
export function scoreClasses(
  text: DocumentText,
  codes: DocumentCodes,
  further: readonly ClassVote[] = [],
): ClassScore[] {
  const votes = new Map<DocumentClassName, Map<string, ClassVote & { role: Role }>>();
  const add = (role: Role, vote: ClassVote): void => {
    const ofClass = votes.get(vote.name) ?? new Map();
    votes.set(vote.name, ofClass);
    const known = ofClass.get(vote.because);
    if (!known || known.weight < vote.weight) ofClass.set(vote.because, { ...vote, role });
  };
  const firstPage = text.pages[0]?.page;
  const { finder, phrases, signs } = classVocabulary();
  for (const { phrase, standing, page, contained } of findStandingPhrases(text, finder)) {
    const spelled = phrases[phrase] ?? '';
    for (const { name, role, sharedBy } of signs[phrase] ?? []) {
      if (contained && role === 'title') continue;
      const short = role === 'title' && spelled.length < SHORT_TITLE_LETTERS ? SHORT_TITLE_PART : 1;
      const late = page === firstPage ? 1 : LATER_PAGE_PART;
      const weight = (WEIGHTS[role][standing] * short * late) / Math.sqrt(sharedBy);
      const because =
        role === 'title' && standing === 'heading' ? `the title "${spelled}"` : `the words "${spelled}"`;
      add(role, { name, weight, because });
    }
  }
  for (const vote of votesOfCodes(codes)) add('code', vote);
  for (const vote of votesOfLayout(text)) add('layout', vote);
  for (const vote of [...votesOfCards(text), ...further]) add('layout', vote);
  const structure = readStructure(text);
  for (const vote of votesOfStructure(structure)) add('structure', vote);
  for (const vote of votesOfConcepts(structure)) add('structure', vote);
  return [...votes]
    .map(([name, ofClass]) => scoreOf(name, [...ofClass.values()]))
    .sort((a, b) => b.score - a.score);
}

function scoreOf(name: DocumentClassName, votes: readonly (ClassVote & { role: string })[]): ClassScore {
  const sum = (wanted: (role: string) => boolean): number =>
    votes.reduce((total, { role, weight }) => (wanted(role) ? total + weight : total), 0);
  // A second title says little that the first did not.
  const titles = votes
    .filter(({ role }) => role === 'title')
    .map(({ weight }) => weight)
    .sort((a, b) => b - a)
    .reduce((total, weight, rank) => total + weight / 2 ** rank, 0);
  const score =
    titles +
    Math.min(
      MOST_BY_LABELS,
      sum((role) => role === 'label'),
    ) +
    sum((role) => role !== 'title' && role !== 'label');
  const because = [...votes].sort((a, b) => b.weight - a.weight).map((vote) => vote.because);
  const byStructure = sum((role) => role === 'structure');
  return { name, score, byStructure, because };
}
