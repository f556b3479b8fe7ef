import type { components } from '@assay/client';
import type { ReactNode } from 'react';
import { m } from '../../messages/index.js';
import type { Size } from '../../viewer/geometry.js';
import { usePicture } from '../../viewer/pictures.js';
import { percent } from '../../words/numbers.js';

export type Face = components['schemas']['DetectedFace'];

interface FacePictureProps {
  readonly title: string;
  readonly path: string;
  /** Pixels of the picture in which the faces' places are given. */
  readonly size: Size;
  readonly faces: readonly Face[];
  readonly points: boolean;
  /** What stands below it. */
  readonly children?: ReactNode;
}

/** A picture with the faces that were found in it and their five points. */
export function FacePicture({ title, path, size, faces, points, children }: FacePictureProps): ReactNode {
  const { url } = usePicture(path);
  const dot = Math.max(size.width, size.height) / 160;
  return (
    <figure className="face-picture">
      <figcaption>
        <strong>{title}</strong>{' '}
        <span className="small">
          {faces.length === 0
            ? m.verification.noFace
            : faces
                .map(
                  ({ detectionConfidence }, index) =>
                    `${m.verification.face(index + 1)} ${m.verification.sure(percent(detectionConfidence))}`,
                )
                .join(' · ')}
        </span>
      </figcaption>
      <div className="face-frame" style={{ aspectRatio: `${size.width} / ${size.height}` }}>
        {url && <img src={url} alt={title} />}
        <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
          {faces.map(({ faceId, boundingBox: { x1, y1, x2, y2 }, landmarks }, index) => (
            <g key={faceId} className={index === 0 ? 'face' : 'face other'}>
              <rect className="face-edge" x={x1} y={y1} width={x2 - x1} height={y2 - y1} />
              <rect x={x1} y={y1} width={x2 - x1} height={y2 - y1} />
              {points &&
                Object.entries(landmarks).map(([name, { x, y }]) => (
                  <circle key={name} cx={x} cy={y} r={dot} />
                ))}
            </g>
          ))}
        </svg>
      </div>
      {children}
    </figure>
  );
}
