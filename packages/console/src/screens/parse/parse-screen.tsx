import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { pagesQuery, parseQuery } from '../../api/queries.js';
import type { Parse } from '../../api/types.js';
import { useShortcuts } from '../../keyboard/shortcuts.js';
import { m } from '../../messages/index.js';
import { DecisionBar } from '../../review/decision-bar.js';
import { FoldedHistory } from '../../review/folded-history.js';
import { Loading } from '../../ui/loading.js';
import { useTitle } from '../../ui/title.js';
import { Crop } from '../../viewer/crop.js';
import { boxStyle } from '../../viewer/geometry.js';
import { PagePicture, picturePath } from '../../viewer/page-picture.js';
import { larger, Stage, type StageHandle, smaller } from '../../viewer/stage.js';
import { DocumentText } from '../../words/document-text.js';
import { percent, time } from '../../words/numbers.js';
import { lastList } from '../submissions/last-list.js';
import { words } from '../submissions/submission-row.js';
import type { Account } from './statement.js';
import { StatementTable } from './statement-table.js';
import './parse.css';

type Field = Parse['fields'][string];

const BOUNDS = [1, 0.95, 0.9] as const;
const CROP_WIDTH = 380;
/** Lines of statements have a table of their own. */
const IN_A_LINE = /^accounts\[\d+\]\.transactions\[/;

/** Fields beside the document, the least sure first; walking them moves the page along. */
export function ParseScreen(): ReactNode {
  const { id } = useParams({ from: '/inside/parses/$id' });
  const { field: chosen } = useSearch({ from: '/inside/parses/$id' });
  const navigate = useNavigate();
  const { data: record } = useQuery(parseQuery(id));
  const { data: pages } = useQuery(pagesQuery('parse', id));
  const [below, setBelow] = useState<number>(BOUNDS[0]);
  const [width, setWidth] = useState(0);
  const stage = useRef<StageHandle>(null);
  useTitle(`${m.kinds.parse} ${id}`);

  const fields = useMemo(
    () =>
      Object.entries(record?.fields ?? {})
        .filter(([name]) => !IN_A_LINE.test(name))
        .sort(([, one], [, other]) => one.confidence - other.confidence),
    [record],
  );
  const listed = fields.filter(([, { confidence }]) => below === 1 || confidence < below);
  const name = chosen ?? listed[0]?.[0];
  const field = name === undefined ? undefined : record?.fields[name];
  const select = (next: string): void =>
    void navigate({
      to: '/parses/$id',
      params: { id },
      search: { field: next },
      replace: true,
      resetScroll: false,
    });
  const walk = (step: number): void => {
    const at = listed.findIndex(([one]) => one === name);
    const next = listed[Math.min(listed.length - 1, Math.max(0, at + step))];
    if (next) select(next[0]);
  };
  useShortcuts([
    { keys: ['j'], label: m.shortcuts.field, run: () => walk(1) },
    { keys: ['k'], label: m.shortcuts.fieldPrevious, run: () => walk(-1) },
    { keys: ['z'], label: m.shortcuts.fit, run: () => stage.current?.fit() },
    { keys: ['+', '='], label: m.shortcuts.zoomIn, run: () => larger(stage.current) },
    { keys: ['-'], label: m.shortcuts.zoomOut, run: () => smaller(stage.current) },
    { keys: ['Escape'], label: m.shortcuts.back, run: () => void navigate(lastList()) },
  ]);
  if (!record || !pages) return <Loading />;
  const page = field?.page ?? 1;
  const size = pages.pages.find((one) => one.page === page);
  const aspect = size ? size.height / size.width : Math.SQRT2;
  const accounts = (record.parsedData as { readonly accounts?: readonly Account[] }).accounts ?? [];
  return (
    <main id="content" className="record" tabIndex={-1}>
      <ParseHead record={record} />
      <div className="panes">
        <section className="document-pane" aria-label={m.detection.document}>
          <Stage
            aspect={aspect}
            target={field?.boundingBox}
            targetKey={`${id} ${name}`}
            label={m.viewer.stage}
            handle={stage}
            onWidth={setWidth}
          >
            <PagePicture kind="parse" id={id} page={page} shownWidth={width} label={m.viewer.picture(page)} />
            <div className="marks">
              {field?.boundingBox && (
                <div className="mark mark-field selected" style={boxStyle(field.boundingBox)} />
              )}
            </div>
          </Stage>
        </section>
        <section className="findings-pane" aria-label={m.detection.reading}>
          <div className="parse-tools row">
            <strong>{m.parse.fields(fields.length)}</strong>
            <span className="spacer" />
            <label>
              {m.parse.below}
              <select value={below} onChange={({ target }) => setBelow(Number(target.value))}>
                {BOUNDS.map((bound) => (
                  <option key={bound} value={bound}>
                    {bound === 1 ? m.parse.anyConfidence : percent(bound)}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <div className="tab-panel">
            <ul className="parsed-fields" aria-label={m.parse.table}>
              {listed.map(([one, value]) => (
                <FieldRow
                  key={one}
                  name={one}
                  field={value}
                  current={one === name}
                  onSelect={() => select(one)}
                  crop={
                    value.boundingBox && (
                      <Crop
                        path={picturePath('parse', id, value.page)}
                        box={value.boundingBox}
                        aspect={aspect}
                        width={CROP_WIDTH}
                        label={m.parse.crop}
                      />
                    )
                  }
                />
              ))}
            </ul>
            {accounts.map((account, index) => (
              <StatementTable
                // biome-ignore lint/suspicious/noArrayIndexKey: an account's place in the record is its name there
                key={index}
                account={account}
                path={`accounts[${index}]`}
                fields={record.fields}
                selected={name}
                onSelect={select}
              />
            ))}
            <FoldedHistory key={id} kind="parse" id={id} />
          </div>
        </section>
      </div>
      <footer className="record-foot">
        <DecisionBar key={id} kind="parse" id={id} />
      </footer>
    </main>
  );
}

function ParseHead({ record }: { readonly record: Parse }): ReactNode {
  const { partsUnread, pagesUnread } = record;
  return (
    <header className="record-head">
      <Link {...lastList()}>‹ {m.detection.back}</Link>
      <h1>
        <span className="small">{record.parseId}</span> <DocumentText text={record.fileName} longest={80} />
      </h1>
      <ul className="facts">
        <li>{record.documentClass ? words(record.documentClass) : record.documentType}</li>
        <li>{record.country}</li>
        <li>{m.parse.mean(percent(record.confidence))}</li>
        <li>
          {record.model} {record.modelVersion}
        </li>
        <li>{time(record.timestampISO)}</li>
        {partsUnread.length > 0 && <li className="warn">{m.parse.unread(partsUnread.join(', '))}</li>}
        {pagesUnread > 0 && <li className="warn">{m.parse.pagesUnread(pagesUnread)}</li>}
      </ul>
    </header>
  );
}

interface FieldRowProps {
  readonly name: string;
  readonly field: Field;
  readonly current: boolean;
  readonly onSelect: () => void;
  readonly crop: ReactNode;
}

function FieldRow({ name, field, current, onSelect, crop }: FieldRowProps): ReactNode {
  return (
    <li className={current ? 'current' : undefined}>
      {current && crop}
      <button
        type="button"
        className="place"
        aria-current={current ? 'true' : undefined}
        data-field={name}
        onClick={onSelect}
        onFocus={onSelect}
      >
        <span>
          <span className="small">{name}</span>
          <br />
          <strong>
            <DocumentText text={String(field.value)} />
          </strong>
        </span>
        <span className="where">
          {percent(field.confidence)} · {m.parse.sources[field.source]}
          <br />
          {field.boundingBox ? m.detection.page(field.page) : m.parse.noPlace}
          {field.repaired && <> · {m.parse.repaired}</>}
          {field.learnedFrom !== undefined && <> · {m.parse.learnedFrom(field.learnedFrom)}</>}
        </span>
      </button>
    </li>
  );
}
