import type { ReactNode } from 'react';
import type { Box } from '../api/types.js';
import { usePicture } from './pictures.js';

/** Of the place's width and height, on each side. */
const MARGIN_SHARE = 0.25;
const LEAST_MARGIN = 0.01;
const HIGHEST = 90;

interface CropProps {
  readonly path: string;
  readonly box: Box;
  /** Height of the page by its width. */
  readonly aspect: number;
  /** Of the crop on the screen, in CSS pixels. */
  readonly width: number;
  readonly label: string;
}

/** A place of a page, enlarged: read without zooming. */
export function Crop({ path, box, aspect, width, label }: CropProps): ReactNode {
  const { url } = usePicture(path);
  const marginX = Math.max(LEAST_MARGIN, (box.x2 - box.x1) * MARGIN_SHARE);
  const marginY = Math.max(LEAST_MARGIN, (box.y2 - box.y1) * MARGIN_SHARE);
  const shown = { x: box.x2 - box.x1 + 2 * marginX, y: box.y2 - box.y1 + 2 * marginY };
  // Whichever side ends first.
  const pageWidth = Math.min(width / shown.x, HIGHEST / (shown.y * aspect));
  return (
    <div className="crop" style={{ width: pageWidth * shown.x, height: pageWidth * aspect * shown.y }}>
      {url && (
        <img
          src={url}
          alt={label}
          style={{
            width: pageWidth,
            height: pageWidth * aspect,
            transform: `translate(${-(box.x1 - marginX) * pageWidth}px, ${-(box.y1 - marginY) * pageWidth * aspect}px)`,
          }}
        />
      )}
    </div>
  );
}
