import { type Review, type ReviewEntry, waitsForOthers } from '../../store/review-types.js';
import type { Words } from '../words/en.js';
import { utc } from './numbers.js';

/** Entries that are told of, the newest; records have a handful. */
const MOST_ENTRIES = 20;
const MOST_CHARACTERS = 1500;

/** What people decided and said, oldest first, and the decision that stands. */
export function historyToShow({ state, entries }: Pick<Review, 'state' | 'entries'>, { history: w }: Words) {
  const shown = entries.slice(-MOST_ENTRIES).map((entry) => entryToShow(entry, w));
  const left = entries.length - shown.length;
  const last = entries.findLast(({ made }) => made !== undefined);
  const waits = waitsForOthers(state) ? w.waits[state] : '';
  return {
    waits,
    decision: last && waits === '' ? entryToShow(last, w) : undefined,
    entries: shown,
    earlier: left > 0 ? w.earlier(left) : '',
  };
}

function entryToShow({ person, atMicros, words, made, left }: ReviewEntry, w: Words['history']) {
  return {
    at: `${utc(atMicros)} UTC`,
    person: person.name,
    what: made ? `${w.decisions[made.decision]}${left === 'proposed' ? ` ${w.proposal}` : ''}` : w.commented,
    reason: made ? (w.reasons[made.reason] ?? made.reason) : '',
    against: made?.isAgainst ? w.against : '',
    words: words.slice(0, MOST_CHARACTERS),
    lookedAt: made ? w.lookedAt(made.lookedAt.length === 0 ? w.none : made.lookedAt.join(', ')) : '',
  };
}
