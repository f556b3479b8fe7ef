import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { pagesQuery, parseQuery } from '../../api/queries.js';
import type { Pages, Parse } from '../../api/types.js';
import { AddField } from '../../corrections/add-field.js';
import { EverythingLookedAt } from '../../corrections/everything-looked-at.js';
import { missingPaths } from '../../corrections/paths.js';
import { useCorrecting } from '../../corrections/use-correcting.js';
import { useShortcuts } from '../../keyboard/shortcuts.js';
import { m } from '../../messages/index.js';
import { DecisionBar } from '../../review/decision-bar.js';
import { FoldedHistory } from '../../review/folded-history.js';
import { Loading } from '../../ui/loading.js';
import { useTitle } from '../../ui/title.js';
import { Crop } from '../../viewer/crop.js';
import { picturePath } from '../../viewer/page-picture.js';
import { larger, type StageHandle, smaller } from '../../viewer/stage.js';
import { percent } from '../../words/numbers.js';
import { lastList } from '../submissions/last-list.js';
import { FieldRow } from './field-row.js';
import { ParseHead } from './parse-head.js';
import { ReadPage } from './read-page.js';
import type { Account } from './statement.js';
import { StatementTable } from './statement-table.js';
import './parse.css';

const BOUNDS = [1, 0.95, 0.9] as const;
const CROP_WIDTH = 380;
/** Lines of statements have a table of their own. */
const IN_A_LINE = /^accounts\[(\d+)\]\.transactions\[/;
const CELL = 'accounts[].transactions[].';

export function ParseScreen(): ReactNode {
  const { id } = useParams({ from: '/inside/parses/$id' });
  const { data: record } = useQuery(parseQuery(id));
  const { data: pages } = useQuery(pagesQuery('parse', id));
  const navigate = useNavigate();
  useTitle(`${m.kinds.parse} ${id}`);
  useShortcuts([{ keys: ['Escape'], label: m.shortcuts.back, run: () => void navigate(lastList()) }]);
  return record && pages ? <ReadDocument key={id} record={record} pages={pages} /> : <Loading />;
}

/** Fields beside the document, the least sure first; walking them moves the page along. */
function ReadDocument({ record, pages }: { readonly record: Parse; readonly pages: Pages }): ReactNode {
  const id = record.parseId;
  const { field: chosen } = useSearch({ from: '/inside/parses/$id' });
  const navigate = useNavigate();
  const correcting = useCorrecting(id);
  const [below, setBelow] = useState<number>(BOUNDS[0]);
  const stage = useRef<StageHandle>(null);
  const wordLayer = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { fields } = record;
  const accounts = (record.parsedData as { readonly accounts?: readonly Account[] }).accounts ?? [];
  const isInTable = (path: string): boolean =>
    Number(IN_A_LINE.exec(path)?.[1] ?? accounts.length) < accounts.length;

  const read = useMemo(
    () =>
      Object.keys(fields)
        .filter((path) => !IN_A_LINE.test(path))
        .sort((one, other) => fields[one]!.confidence - fields[other]!.confidence),
    [fields],
  );
  const known = useMemo(
    () => [
      ...Object.keys(fields),
      ...(correcting.corrections?.corrections.map(({ path }) => path ?? '') ?? []),
    ],
    [fields, correcting.corrections],
  );
  const added = [...new Set([...known, ...(chosen && correcting.draftOf(chosen) ? [chosen] : [])])].filter(
    (path) => !fields[path] && !isInTable(path),
  );
  const listed = [...read.filter((path) => below === 1 || fields[path]!.confidence < below), ...added];
  const path = chosen ?? listed[0];

  const select = (field: string): void =>
    void navigate({
      to: '/parses/$id',
      params: { id },
      search: { field },
      replace: true,
      resetScroll: false,
    });
  const focusRow = (field: string): void =>
    panel.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)?.focus();
  const walk = (step: number): void => {
    const at = listed.indexOf(path ?? '');
    const next = listed[Math.min(listed.length - 1, Math.max(0, at + step))];
    if (next !== undefined) select(next);
  };
  const open = (field: string): void => {
    select(field);
    if (correcting.mayCorrect && !correcting.draftOf(field)) correcting.open(field, fields[field]?.value);
  };
  useShortcuts([
    { keys: ['j'], label: m.shortcuts.field, run: () => walk(1) },
    { keys: ['k'], label: m.shortcuts.fieldPrevious, run: () => walk(-1) },
    { keys: ['c'], label: m.shortcuts.correct, run: () => path !== undefined && open(path) },
    { keys: ['z'], label: m.shortcuts.fit, run: () => stage.current?.fit() },
    { keys: ['+', '='], label: m.shortcuts.zoomIn, run: () => larger(stage.current) },
    { keys: ['-'], label: m.shortcuts.zoomOut, run: () => smaller(stage.current) },
  ]);

  const rowOf = (one: string, among: readonly string[]): ReactNode => {
    const place = correcting.correctionOf(one)?.place ?? fields[one];
    const size = pages.pages.find(({ page }) => page === place?.page);
    return (
      <FieldRow
        key={one}
        path={one}
        field={fields[one]}
        current={one === path}
        correcting={correcting}
        onSelect={() => select(one)}
        onPoint={() => wordLayer.current?.focus()}
        onSaid={() => focusRow(among[among.indexOf(one) + 1] ?? one)}
        crop={
          place?.boundingBox && (
            <Crop
              path={picturePath('parse', id, place.page)}
              box={place.boundingBox}
              aspect={size ? size.height / size.width : Math.SQRT2}
              width={CROP_WIDTH}
              label={m.parse.crop}
            />
          )
        }
      />
    );
  };
  const names = useMemo(
    () => correcting.corrections?.names.map(({ name }) => name) ?? [],
    [correcting.corrections],
  );
  const cells = names.filter((name) => name.startsWith(CELL)).map((name) => name.slice(CELL.length));
  const missing = useMemo(
    () =>
      missingPaths(
        names.filter((name) => !name.startsWith(CELL)),
        known,
      ),
    [names, known],
  );
  return (
    <main id="content" className="record" tabIndex={-1}>
      <ParseHead record={record} />
      <div className="panes">
        <section className="document-pane" aria-label={m.detection.document}>
          <ReadPage
            record={record}
            pages={pages.pages}
            path={path}
            correcting={correcting}
            stage={stage}
            wordLayer={wordLayer}
            onPicked={() => panel.current?.querySelector<HTMLInputElement>('.correction-form input')?.focus()}
          />
        </section>
        <section className="findings-pane" aria-label={m.detection.reading}>
          <div className="parse-tools row">
            <strong>{m.parse.fields(read.length)}</strong>
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
          <div className="tab-panel" ref={panel}>
            <ul className="parsed-fields" aria-label={m.parse.table}>
              {listed.map((one) => rowOf(one, listed))}
            </ul>
            {correcting.mayCorrect && <AddField paths={missing} onAdd={open} />}
            {accounts.map((account, index) => (
              <StatementTable
                // biome-ignore lint/suspicious/noArrayIndexKey: an account's place in the record is its name there
                key={index}
                account={account}
                path={`accounts[${index}]`}
                known={known}
                fields={fields}
                selected={path}
                onSelect={select}
                correcting={correcting}
                lineEditor={(line) => {
                  const inLine = cells.map((cell) => `${line}.${cell}`);
                  return <ul className="parsed-fields">{inLine.map((one) => rowOf(one, inLine))}</ul>;
                }}
              />
            ))}
            <EverythingLookedAt correcting={correcting} />
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
