import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CheckDescription } from '../../api/types.js';
import type { Finding, Place } from '../../findings/findings.js';
import { placeWords } from '../../findings/place-words.js';
import { m } from '../../messages/index.js';
import { Values } from '../../ui/values.js';
import { DocumentText } from '../../words/document-text.js';
import { HowThisErrs } from './how-this-errs.js';

/** So many places of a finding are listed at first. */
const PLACES_SHOWN = 3;
const LONGEST_SENTENCE = 600;

interface FindingCardProps {
  readonly finding: Finding;
  readonly description: CheckDescription | undefined;
  readonly selected: Place | undefined;
  /** The selected place's pictures, shown by the finding that it belongs to. */
  readonly crops: ReactNode;
  /** How this check errs was asked for. */
  readonly asked: boolean;
  readonly onSelect: (place: Place) => void;
}

/** One check's finding: both values beside each other, the places, and how the check errs. */
export function FindingCard({
  finding,
  description,
  selected,
  crops,
  asked,
  onSelect,
}: FindingCardProps): ReactNode {
  const [all, setAll] = useState(false);
  const card = useRef<HTMLLIElement>(null);
  const current = finding.places.some(({ key }) => key === selected?.key);
  useEffect(() => {
    if (current) card.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const shown = all
    ? finding.places
    : finding.places.filter((place, index) => index < PLACES_SHOWN || place === selected);
  const hidden = finding.places.length - shown.length;
  const { check, term, role, countsWith } = finding;
  return (
    <li
      ref={card}
      className={`finding role-${role}${current ? ' current' : ''}`}
      aria-current={current ? 'true' : undefined}
    >
      <p className="finding-head">
        <span className={`circle role-${role}`}>{finding.number}</span>
        <strong>{m.notManipulation[check.checkId] ?? description?.title ?? check.checkId}</strong>
        <span className="role">
          {countsWith === undefined ? m.detection.roles[role] : m.detection.countsWith(countsWith)}
        </span>
      </p>
      {finding.places.length === 0 && (
        <p className="small">
          <DocumentText text={check.details} longest={LONGEST_SENTENCE} isEnglish />
        </p>
      )}
      <ul className="places">
        {shown.map((place) => (
          <li key={place.key}>
            <PlaceButton place={place} current={place.key === selected?.key} onSelect={onSelect} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button type="button" className="quiet" onClick={() => setAll(true)}>
          {m.detection.morePlaces(hidden)}
        </button>
      )}
      {current && crops}
      {current && selected && showsValues(selected) && (
        <p className="sentence">
          <DocumentText text={selected.sentence} longest={LONGEST_SENTENCE} isEnglish={selected.isEnglish} />
        </p>
      )}
      <HowThisErrs check={check} term={term} description={description} asked={asked} />
      <p className="api-name">
        {check.checkId} {check.version}
      </p>
    </li>
  );
}

/** Without values the button holds the sentence already. */
const showsValues = ({ evidence }: Place): boolean =>
  evidence.before !== undefined || evidence.after !== undefined;

interface PlaceButtonProps {
  readonly place: Place;
  readonly current: boolean;
  readonly onSelect: (place: Place) => void;
}

function PlaceButton({ place, current, onSelect }: PlaceButtonProps): ReactNode {
  const { before, after } = place.evidence;
  return (
    <button
      type="button"
      className="place"
      data-place={place.key}
      aria-current={current ? 'true' : undefined}
      onClick={() => onSelect(place)}
    >
      {before === undefined && after === undefined ? (
        <span className="summary">
          <DocumentText text={place.sentence} isEnglish={place.isEnglish} />
        </span>
      ) : (
        <Values before={before} after={after} />
      )}
      <span className="where">
        {place.page === undefined ? m.detection.wholeFile : m.submissions.pageShort(place.page)}
        {place.box && <span className="small"> {placeWords(place.box)}</span>}
      </span>
    </button>
  );
}
