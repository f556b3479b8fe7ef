import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { checksQuery, detectionQuery, pagesQuery, reviewQuery, sentencesQuery } from '../../api/queries.js';
import { decisivePlace, findingsOf, type Place } from '../../findings/findings.js';
import { useShortcuts } from '../../keyboard/shortcuts.js';
import { LabelPanel } from '../../labels/label-panel.js';
import { m } from '../../messages/index.js';
import { DecisionBar } from '../../review/decision-bar.js';
import { History } from '../../review/history.js';
import { useLookedAt } from '../../review/looked-at.js';
import type { CompareSearch } from '../../searches.js';
import { Loading } from '../../ui/loading.js';
import { useTitle } from '../../ui/title.js';
import { lastList } from '../submissions/last-list.js';
import { ChecksTab } from './checks-tab.js';
import { DocumentPane, type DocumentPaneHandle } from './document-pane.js';
import { FindingsTab } from './findings-tab.js';
import { RawTab } from './raw-tab.js';
import { RecordHead } from './record-head.js';
import { ReportButton } from './report-button.js';
import { Verdict } from './verdict.js';
import { WhyPanel } from './why-panel.js';
import './detection.css';

const TABS = ['findings', 'checks', 'history', 'raw'] as const;
type Tab = (typeof TABS)[number];

/**
 * The evidence: the document on the left, what was found on the right. Opens on the strongest finding that has a
 * place; what is looked at stands in the address, so that it can be sent to a colleague.
 */
export function DetectionScreen(): ReactNode {
  const { id } = useParams({ from: '/inside/detections/$id' });
  const search = useSearch({ from: '/inside/detections/$id' });
  const navigate = useNavigate({ from: '/detections/$id' });
  const { data: detection } = useQuery(detectionQuery(id));
  const { data: pages } = useQuery(pagesQuery('detection', id));
  const { data: checks } = useQuery(checksQuery());
  const { data: sentences } = useQuery(sentencesQuery(id));
  const { data: review } = useQuery(reviewQuery('detection', id));
  const [tab, setTab] = useState<Tab>('findings');
  const [why, setWhy] = useState(false);
  const [asked, setAsked] = useState<string | undefined>(undefined);
  const viewer = useRef<DocumentPaneHandle>(null);
  useTitle(`${m.kinds.detection} ${id}`);

  const findings = useMemo(() => (detection ? findingsOf(detection, sentences) : []), [detection, sentences]);
  const places = findings.flatMap((finding) => finding.places);
  const selected =
    places.find(({ key }) => key === search.finding) ?? (search.page ? undefined : decisivePlace(findings));
  const page = search.page ?? selected?.page ?? 1;
  const looked = useLookedAt(id, findings, selected);
  const isSelected = selected?.page === page || selected?.page === undefined;

  const go = (next: CompareSearch, replace = true): void =>
    void navigate({ to: '/detections/$id', params: { id }, search: next, replace, resetScroll: false });
  const select = (place: Place): void => {
    const { page: _, ...kept } = search;
    go({ ...kept, finding: place.key });
    viewer.current?.show(place);
  };
  const showPage = (next: number): void => {
    if (!pages || next < 1 || next > pages.pages.length) return;
    const { finding: _, ...kept } = search;
    go({ ...kept, page: next });
  };
  const toggleWhy = (): void => {
    setAsked(undefined);
    setWhy(!why);
  };
  /** Shows how a check errs: at its finding, or in the list of all. */
  const askHowItErrs = (checkId: string): void => {
    const finding = findings.find(({ check }) => check.checkId === checkId);
    setWhy(false);
    setTab(finding ? 'findings' : 'checks');
    setAsked(checkId);
    const [place] = finding?.places ?? [];
    if (place) select(place);
  };
  /** From a finding to its neighbor: each opens at its first place. */
  const walk = (step: 1 | -1): void => {
    const at = findings.findIndex((finding) => finding.places.some(({ key }) => key === selected?.key));
    const onwards = step > 0 ? findings.slice(at + 1) : findings.slice(0, Math.max(0, at)).reverse();
    const next = onwards.find((finding) => finding.places.length > 0)?.places[0];
    if (next) select(next);
  };
  const openRecord = (to: number | null | undefined): void => {
    if (to) void navigate({ to: '/detections/$id', params: { id: to }, search: {} });
  };

  useShortcuts([
    { keys: ['j'], label: m.shortcuts.findingNext, run: () => walk(1) },
    { keys: ['k'], label: m.shortcuts.findingPrevious, run: () => walk(-1) },
    { keys: ['J'], label: m.shortcuts.recordNext, run: () => openRecord(detection?.neighbours?.next) },
    {
      keys: ['K'],
      label: m.shortcuts.recordPrevious,
      run: () => openRecord(detection?.neighbours?.previous),
    },
    {
      keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      label: m.shortcuts.page,
      run: (key) => showPage(Number(key)),
    },
    {
      keys: ['H'],
      label: m.shortcuts.history,
      run: () => {
        setWhy(false);
        setTab('history');
      },
    },
    { keys: ['w'], label: m.shortcuts.why, run: toggleWhy },
    {
      keys: ['l'],
      label: m.shortcuts.links,
      run: () => void navigate({ to: '/detections/$id/links', params: { id }, search: {} }),
    },
    {
      keys: ['Escape'],
      label: m.shortcuts.back,
      run: () => {
        if (why) setWhy(false);
        else if (search.compare) viewer.current?.endComparing();
        else void navigate(lastList());
      },
    },
  ]);

  if (!detection || !pages || !checks) return <Loading />;
  const { arithmetic, technicalChecks } = detection.modelResults;
  const counts = {
    findings: findings.length,
    checks: technicalChecks.length,
    history: review?.entries.length,
    raw: undefined,
  };
  return (
    <main id="content" className="record" tabIndex={-1}>
      <RecordHead detection={detection} />
      <div className="panes">
        <section className="document-pane" aria-label={m.detection.document}>
          <DocumentPane
            ref={viewer}
            detection={detection}
            pages={pages}
            checks={checks}
            findings={findings}
            page={page}
            selected={isSelected ? selected : undefined}
            compare={search.compare}
            save={search.save}
            onPage={showPage}
            onSelect={select}
            onCompare={(compare, save) => {
              const { compare: _, save: __, ...kept } = search;
              go({ ...kept, ...(compare && { compare }), ...(save && { save }) });
            }}
          />
        </section>
        <section className="findings-pane" aria-label={m.detection.reading}>
          <Verdict
            detection={detection}
            findings={findings}
            arithmetic={arithmetic}
            why={why}
            onWhy={toggleWhy}
          />
          {why ? (
            <WhyPanel
              detection={detection}
              arithmetic={arithmetic}
              findings={findings}
              checks={checks}
              onCheck={askHowItErrs}
              onClose={() => setWhy(false)}
            />
          ) : (
            <>
              <div className="tabs" role="tablist" aria-label={m.detection.reading}>
                {TABS.map((one) => (
                  <button
                    type="button"
                    key={one}
                    role="tab"
                    id={`tab-${one}`}
                    aria-selected={tab === one}
                    aria-controls="tab-panel"
                    onClick={() => setTab(one)}
                  >
                    {m.detection[one]} {counts[one]}
                  </button>
                ))}
              </div>
              <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} className="tab-panel">
                {tab === 'findings' && (
                  <FindingsTab
                    detection={detection}
                    findings={findings}
                    checks={checks}
                    pages={pages}
                    selected={selected}
                    asked={asked}
                    onSelect={select}
                    onChecks={() => setTab('checks')}
                  />
                )}
                {tab === 'checks' && (
                  <ChecksTab detection={detection} checks={checks} arithmetic={arithmetic} asked={asked} />
                )}
                {tab === 'history' && (
                  <>
                    <History key={id} kind="detection" id={id} />
                    <LabelPanel key={`labels ${id}`} id={id} />
                  </>
                )}
                {tab === 'raw' && <RawTab detection={detection} />}
              </div>
            </>
          )}
        </section>
      </div>
      <footer className="record-foot">
        <DecisionBar key={id} kind="detection" id={id} looked={looked} />
        <Link to="/detections/$id/links" params={{ id }} search={{}}>
          {detection.links?.count ? m.detection.links(detection.links.count) : m.detection.noLinks}{' '}
          <kbd>l</kbd>
        </Link>
        <ReportButton id={id} />
        {detection.neighbours?.previous && (
          <Link to="/detections/$id" params={{ id: detection.neighbours.previous }} search={{}}>
            ‹ {m.detection.previousRecord}
          </Link>
        )}
        {detection.neighbours?.next && (
          <Link to="/detections/$id" params={{ id: detection.neighbours.next }} search={{}}>
            {m.detection.nextRecord} ›
          </Link>
        )}
      </footer>
    </main>
  );
}
