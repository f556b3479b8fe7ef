import { type ReactNode, useRef } from 'react';
import type { Parse } from '../../api/types.js';
import { CorrectionForm } from '../../corrections/correction-form.js';
import { CorrectionSaid } from '../../corrections/correction-said.js';
import { type Correcting, isUnsaved } from '../../corrections/use-correcting.js';
import { m } from '../../messages/index.js';
import { DocumentText } from '../../words/document-text.js';
import { percent } from '../../words/numbers.js';

export type Field = Parse['fields'][string];

interface FieldRowProps {
  readonly path: string;
  /** Undefined where it was not read. */
  readonly field: Field | undefined;
  readonly current: boolean;
  readonly correcting: Correcting;
  readonly crop: ReactNode;
  readonly onSelect: () => void;
  readonly onPoint: () => void;
  /** Something was said of it. */
  readonly onSaid: () => void;
}

/** A field, what people said of it and, where somebody corrects it, the form for that. */
export function FieldRow(props: FieldRowProps): ReactNode {
  const { path, field, current, correcting, crop, onSelect, onPoint, onSaid } = props;
  const button = useRef<HTMLButtonElement>(null);
  const draft = correcting.draftOf(path);
  const said = correcting.corrections?.entries.filter((entry) => entry.path === path) ?? [];
  const activate = (): void => {
    button.current?.focus();
    if (correcting.mayCorrect && !draft) correcting.open(path, field?.value);
  };
  return (
    <li className={current ? 'current' : undefined}>
      {current && crop}
      <button
        ref={button}
        type="button"
        className="place"
        aria-current={current ? 'true' : undefined}
        aria-expanded={correcting.mayCorrect ? current && draft !== undefined : undefined}
        data-field={path}
        // Focus unfolds the row and folds another one: a pressed button would move away from below the pointer.
        onMouseDown={(event) => event.preventDefault()}
        onClick={activate}
        onFocus={onSelect}
      >
        <span>
          <span className="small">{path}</span>
          <br />
          {field && correcting.correctionOf(path) && <span className="small">{m.corrections.read} </span>}
          {field ? (
            <strong>
              <DocumentText text={String(field.value)} />
            </strong>
          ) : (
            <span className="small">{m.corrections.notRead}</span>
          )}
        </span>
        <span className="where">
          {field && (
            <>
              {percent(field.confidence)} · {m.parse.sources[field.source]}
              <br />
              {field.boundingBox ? m.detection.page(field.page) : m.parse.noPlace}
              {field.repaired && <> · {m.parse.repaired}</>}
              {field.learnedFrom !== undefined && <> · {m.parse.learnedFrom(field.learnedFrom)}</>}
            </>
          )}
          {!current && draft && isUnsaved(draft) && <span className="warn"> {m.corrections.notSaved}</span>}
        </span>
      </button>
      <CorrectionSaid entries={said} />
      {/* What is saved says which corrections were seen: a draft that was kept waits until they are here. */}
      {current && draft && correcting.mayCorrect && (
        <CorrectionForm
          path={path}
          draft={draft}
          correcting={correcting}
          onPoint={onPoint}
          onSaid={onSaid}
          onClose={() => button.current?.focus()}
        />
      )}
    </li>
  );
}
