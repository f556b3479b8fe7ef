import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { CheckDescription, Detection, Pages } from '../../api/types.js';
import type { Finding, Place } from '../../findings/findings.js';
import { earlierSave } from '../../findings/saves.js';
import { useShortcuts } from '../../keyboard/shortcuts.js';
import { m } from '../../messages/index.js';
import { COMPARE_MODES, type CompareMode } from '../../viewer/compare-modes.js';
import { HeatLayer } from '../../viewer/heat-layer.js';
import { Marks } from '../../viewer/marks.js';
import { PageView, type State } from '../../viewer/page-view.js';
import { larger, type StageHandle, smaller } from '../../viewer/stage.js';
import { TextLayer } from '../../viewer/text-layer.js';
import { CompareBar } from './compare-bar.js';
import { HeatBar } from './heat-bar.js';
import { PageStrip } from './page-strip.js';
import { Toolbar } from './toolbar.js';

const HEAT_AT_FIRST = 0.45;
const HEAT_STEP = 0.1;
const SLIDER_AT_FIRST = 0.5;

export interface DocumentPaneHandle {
  show(place: Place): void;
  endComparing(): void;
}

interface DocumentPaneProps {
  readonly ref: Ref<DocumentPaneHandle>;
  readonly detection: Detection;
  readonly pages: Pages;
  readonly checks: ReadonlyMap<string, CheckDescription>;
  readonly findings: readonly Finding[];
  readonly page: number;
  readonly selected: Place | undefined;
  readonly compare: CompareMode | undefined;
  /** The save that the received state is compared with; undefined for the one before the page changed. */
  readonly save: number | undefined;
  readonly onPage: (page: number) => void;
  readonly onSelect: (place: Place) => void;
  readonly onCompare: (mode: CompareMode | undefined, save?: number | undefined) => void;
}

/** The document: one page, its marks, and what can be laid over it. */
export function DocumentPane(props: DocumentPaneProps): ReactNode {
  const { detection, pages, checks, findings, page, selected, compare, onPage, onSelect, onCompare } = props;
  const id = detection.detectionId;
  const stage = useRef<StageHandle>(null);
  const [width, setWidth] = useState(0);
  const [heat, setHeat] = useState<number | undefined>(undefined);
  const [text, setText] = useState(false);
  const [marks, setMarks] = useState(true);
  const [share, setShare] = useState(SLIDER_AT_FIRST);
  const [showsLater, setShowsLater] = useState(true);
  const size = pages.pages.find((one) => one.page === page) ?? pages.pages[0];
  const aspect = size ? size.height / size.width : Math.SQRT2;
  const saves = pages.revisions.length;
  const earlier = props.save ?? earlierSave(pages, page);
  const heatmap = detection.files.find((file) => file.category === 'heatmap' && (file.page ?? 1) === page);
  const comparing = compare !== undefined && earlier !== undefined;

  useImperativeHandle(props.ref, () => ({
    show: ({ box }) => box && stage.current?.showBox(box),
    endComparing: () => onCompare(undefined),
  }));

  const startComparing = (): void => onCompare(comparing ? undefined : 'slider');
  const nextMode = (): void => {
    const at = COMPARE_MODES.indexOf(compare ?? 'difference');
    onCompare(COMPARE_MODES[(at + 1) % COMPARE_MODES.length], props.save);
  };
  const strengthen = (step: number): void => {
    if (comparing && compare === 'slider') setShare((before) => clamp(before + step));
    else setHeat((before) => clamp((before ?? HEAT_AT_FIRST) + step));
  };
  useShortcuts([
    { keys: ['z'], label: m.shortcuts.fit, run: () => stage.current?.fit() },
    { keys: ['+', '='], label: m.shortcuts.zoomIn, run: () => larger(stage.current) },
    { keys: ['-'], label: m.shortcuts.zoomOut, run: () => smaller(stage.current) },
    { keys: ['c'], label: m.shortcuts.compare, run: startComparing },
    { keys: ['C'], label: m.shortcuts.compareMode, run: () => comparing && nextMode() },
    {
      keys: ['b'],
      label: m.shortcuts.blink,
      run: () => {
        if (comparing && compare === 'blink') setShowsLater((shown) => !shown);
        else if (earlier !== undefined) onCompare('blink', props.save);
      },
    },
    {
      keys: ['h'],
      label: m.shortcuts.heat,
      run: () => setHeat((shown) => (shown === undefined ? HEAT_AT_FIRST : undefined)),
    },
    { keys: [']'], label: m.shortcuts.heatMore, run: () => strengthen(HEAT_STEP) },
    { keys: ['['], label: m.shortcuts.heatLess, run: () => strengthen(-HEAT_STEP) },
    { keys: ['t'], label: m.shortcuts.text, run: () => setText((shown) => !shown) },
    { keys: ['m'], label: m.shortcuts.marks, run: () => setMarks((shown) => !shown) },
  ]);

  const overlay = (
    <>
      {heat !== undefined && heatmap && (
        <HeatLayer path={`/detections/${id}/pages/${page}/heatmap.png`} strength={heat} />
      )}
      {text && size?.hasText && (
        <TextLayer kind="detection" id={id} page={page} shownHeight={width * aspect} />
      )}
      {marks && <Marks page={page} findings={findings} selected={selected} onSelect={onSelect} />}
    </>
  );
  return (
    <>
      <Toolbar
        page={page}
        pages={pages.pages.length}
        percent={Math.round((width / (size ? 1600 * Math.min(1, size.width / size.height) : 1)) * 100)}
        canCompare={earlier !== undefined}
        whyNot={
          detection.fileType === 'pdf'
            ? saves > 1
              ? m.compare.unchanged
              : m.compare.none
            : m.compare.nonePicture
        }
        comparing={comparing}
        heat={heat !== undefined}
        text={text}
        hasText={size?.hasText === true}
        marks={marks}
        onPage={onPage}
        onZoomIn={() => larger(stage.current)}
        onZoomOut={() => smaller(stage.current)}
        onFit={() => stage.current?.fit()}
        onCompare={startComparing}
        onHeat={() => setHeat(heat === undefined ? HEAT_AT_FIRST : undefined)}
        onText={() => setText(!text)}
        onMarks={() => setMarks(!marks)}
      />
      {comparing && (
        <CompareBar
          mode={compare}
          page={page}
          revisions={pages.revisions}
          earlier={earlier}
          share={share}
          showsLater={showsLater}
          onMode={(mode) => onCompare(mode, props.save)}
          onEarlier={(next) => onCompare(compare, next)}
          onShare={setShare}
          onBlink={() => setShowsLater(!showsLater)}
          onClose={() => onCompare(undefined)}
        />
      )}
      <PageView
        aspect={aspect}
        target={selected?.box}
        targetKey={`${id} ${page} ${selected?.key ?? ''}`}
        handle={stage}
        onWidth={setWidth}
        shownWidth={width}
        later={
          comparing
            ? stateAt(id, page, saves, saves)
            : { kind: 'detection', id, page, label: m.viewer.picture(page) }
        }
        earlier={comparing ? stateAt(id, page, earlier, saves) : undefined}
        mode={compare ?? 'slider'}
        share={share}
        showsLater={showsLater}
      >
        {overlay}
      </PageView>
      {heat !== undefined && (
        <HeatBar
          strength={heat}
          page={page}
          drawn={heatmap !== undefined}
          findings={findings}
          checks={checks}
          onStrength={setHeat}
        />
      )}
      {pages.pages.length > 1 && (
        <PageStrip pages={pages.pages} page={page} findings={findings} onPage={onPage} />
      )}
    </>
  );
}

const clamp = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

const stateAt = (id: number, page: number, save: number, saves: number): State => ({
  kind: 'detection',
  id,
  page,
  // The last save is the upload itself, whose picture is there already.
  revision: save === saves ? undefined : save,
  label: m.compare.save(save, saves),
});
