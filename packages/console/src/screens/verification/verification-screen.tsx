import type { VerificationRecord } from '@assay/client';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { verificationPagesQuery, verificationQuery } from '../../api/queries.js';
import { useShortcuts } from '../../keyboard/shortcuts.js';
import { m } from '../../messages/index.js';
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

/** An ID and a selfie: the faces, brought to one size and level, and what was found of them. */
export function VerificationScreen(): ReactNode {
  const { id } = useParams({ from: '/inside/verifications/$id' });
  const navigate = useNavigate();
  const { data: record } = useQuery(verificationQuery(id));
  const { data: sizes } = useQuery(verificationPagesQuery(id));
  const [points, setPoints] = useState(true);
  const [blurred, setBlurred] = useState(false);
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
  const selfieFace = detection?.selfieFaces[0];
  const idPath = `/verifications/${id}/id.webp?side=1600${idFace?.page && idFace.page > 1 ? `&page=${idFace.page}` : ''}`;
  const selfiePath = `/verifications/${id}/selfie.webp?side=1600`;
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
              path={idPath}
              size={sizes.id}
              faces={detection?.idFaces ?? []}
              points={points}
            />
            <FacePicture
              title={m.verification.selfie}
              path={selfiePath}
              size={sizes.selfie}
              faces={detection?.selfieFaces ?? []}
              points={points}
            />
          </div>
          {idFace && selfieFace && (
            <AlignedPair
              earlier={{ path: idPath, size: sizes.id, face: idFace, label: m.verification.id }}
              later={{ path: selfiePath, size: sizes.selfie, face: selfieFace, label: m.verification.selfie }}
            />
          )}
        </div>
        <section className="findings-pane" aria-label={m.detection.reading}>
          <FaceFindings record={record} />
        </section>
      </div>
    </main>
  );
}

/** A match alone is no verification: the list of facts says which of the two it is. */
function resultWords({ verified, faceMatched }: VerificationRecord): string {
  if (verified) return m.verification.verified;
  return faceMatched ? m.verification.matchedOnly : m.verification.notVerified;
}
