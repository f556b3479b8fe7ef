import type { VerificationRecord } from '@assay/client';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { verificationPagesQuery, verificationQuery } from '../../api/queries.js';
import { useShortcuts } from '../../keyboard/shortcuts.js';
import { m } from '../../messages/index.js';
import { DecisionBar } from '../../review/decision-bar.js';
import { FoldedHistory } from '../../review/folded-history.js';
import { Loading } from '../../ui/loading.js';
import { useTitle } from '../../ui/title.js';
import { DocumentText } from '../../words/document-text.js';
import { time } from '../../words/numbers.js';
import { lastList } from '../submissions/last-list.js';
import { AlignedPair } from './aligned-pair.js';
import { FaceFindings } from './face-findings.js';
import { FacePicture } from './face-picture.js';
import './verification.css';

type Checks = VerificationRecord['modelResults']['technicalChecks'];
type FaceDetection = Extract<Checks[number], { checkType: string }>;

const NO_SIZE = { width: 1, height: 1 };

/** An ID and a selfie: the faces, brought to one size and level, and what was found of them. */
export function VerificationScreen(): ReactNode {
  const { id } = useParams({ from: '/inside/verifications/$id' });
  const navigate = useNavigate();
  const { data: record } = useQuery(verificationQuery(id));
  const { data: sizes } = useQuery(verificationPagesQuery(id));
  const [points, setPoints] = useState(true);
  const [blurred, setBlurred] = useState(false);
  const [chosenMs, setChosenMs] = useState<number | undefined>(undefined);
  useTitle(`${m.kinds.verification} ${id}`);
  useShortcuts([
    { keys: ['v'], label: m.shortcuts.blur, run: () => setBlurred(!blurred) },
    { keys: ['Escape'], label: m.shortcuts.back, run: () => void navigate(lastList()) },
  ]);
  if (!record || !sizes) return <Loading />;
  const detection = record.modelResults.technicalChecks.find(
    (check): check is FaceDetection => 'checkType' in check,
  );
  const idFace = detection?.idFaces[0];
  // Of a clip the faces of several frames are told: one frame is looked at, at first that of the compared face.
  const frames = [...new Set((detection?.selfieFaces ?? []).flatMap(({ timeMs }) => timeMs ?? []))].sort(
    (one, other) => one - other,
  );
  const frameMs = chosenMs ?? detection?.selfieFaces[0]?.timeMs;
  const selfieFaces = (detection?.selfieFaces ?? []).filter(({ timeMs }) => timeMs === frameMs);
  const [selfieFace] = selfieFaces;
  const idPage = idFace?.page ?? 1;
  const idPath = (page: number): string =>
    `/verifications/${id}/id.webp?side=1600${page > 1 ? `&page=${page}` : ''}`;
  const idSize = sizes.id[idPage - 1] ?? NO_SIZE;
  const idFaces = (page: number) => (detection?.idFaces ?? []).filter((face) => (face.page ?? 1) === page);
  const furtherPages = sizes.id
    .map((size, index) => ({ size, page: index + 1 }))
    .filter(({ page }) => page !== idPage);
  const selfiePath = `/verifications/${id}/selfie.webp?side=1600${frameMs ? `&ms=${frameMs}` : ''}`;
  return (
    <main id="content" className="record" tabIndex={-1}>
      <header className="record-head">
        <Link {...lastList()}>‹ {m.detection.back}</Link>
        <h1>
          <span className="small">{record.verificationId}</span>{' '}
          <DocumentText text={record.idFileName} longest={50} /> +{' '}
          <DocumentText text={record.selfieFileName} longest={50} />
        </h1>
        <ul className="facts">
          <li>{resultWords(record)}</li>
          <li>{record.country}</li>
          <li>{time(record.timestampISO)}</li>
        </ul>
        <span className="spacer" />
        <label>
          <input type="checkbox" checked={points} onChange={({ target }) => setPoints(target.checked)} />
          {m.verification.points}
        </label>
        <label>
          <input type="checkbox" checked={blurred} onChange={({ target }) => setBlurred(target.checked)} />
          {m.verification.blur} <kbd>v</kbd>
        </label>
      </header>
      <div className={`panes faces${blurred ? ' blurred' : ''}`}>
        <div className="face-pictures">
          <div className="face-pair">
            <FacePicture
              title={m.verification.id}
              path={idPath(idPage)}
              size={idSize}
              faces={idFaces(idPage)}
              points={points}
            />
            <FacePicture
              title={m.verification.selfie}
              path={selfiePath}
              size={sizes.selfie}
              faces={selfieFaces}
              points={points}
            >
              {frames.length > 1 && (
                <Frames frames={frames} chosen={frameMs} onChoose={(timeMs) => setChosenMs(timeMs)} />
              )}
            </FacePicture>
          </div>
          {furtherPages.length > 0 && (
            <div className="face-pair">
              {furtherPages.map(({ size, page }) => (
                <FacePicture
                  key={page}
                  title={m.verification.furtherPage(page)}
                  path={idPath(page)}
                  size={size}
                  faces={idFaces(page)}
                  points={points}
                />
              ))}
            </div>
          )}
          {idFace && selfieFace && (
            <AlignedPair
              earlier={{ path: idPath(idPage), size: idSize, face: idFace, label: m.verification.id }}
              later={{ path: selfiePath, size: sizes.selfie, face: selfieFace, label: m.verification.selfie }}
            />
          )}
        </div>
        <section className="findings-pane" aria-label={m.detection.reading}>
          <FaceFindings record={record} />
          <FoldedHistory key={id} kind="verification" id={id} />
        </section>
      </div>
      <footer className="record-foot">
        <DecisionBar key={id} kind="verification" id={id} />
      </footer>
    </main>
  );
}

interface FramesProps {
  readonly frames: readonly number[];
  readonly chosen: number | undefined;
  readonly onChoose: (timeMs: number) => void;
}

/** The moments of a clip in which faces were found. */
function Frames({ frames, chosen, onChoose }: FramesProps): ReactNode {
  const at = Math.max(0, frames.indexOf(chosen ?? -1));
  return (
    <label className="row frames">
      {m.verification.moment}
      <input
        type="range"
        min={0}
        max={frames.length - 1}
        step={1}
        value={at}
        aria-valuetext={m.verification.seconds(frames[at] ?? 0)}
        onChange={({ target }) => onChoose(frames[Number(target.value)] ?? 0)}
      />
      <span className="number">{m.verification.seconds(frames[at] ?? 0)}</span>
      <span className="small">{m.verification.frame(at + 1, frames.length)}</span>
    </label>
  );
}

/** A match alone is no verification: the list of facts says which of the two it is. */
function resultWords({ verified, faceMatched }: VerificationRecord): string {
  if (verified) return m.verification.verified;
  return faceMatched ? m.verification.matchedOnly : m.verification.notVerified;
}
