import { type ReactNode, useState } from 'react';
import { useShortcuts } from '../../keyboard/shortcuts.js';
import { m } from '../../messages/index.js';
import type { Size } from '../../viewer/geometry.js';
import { usePicture } from '../../viewer/pictures.js';
import { alignmentMatrix } from './alignment.js';
import type { Face } from './face-picture.js';

const SIDE = 260;
const MODES = ['side', 'slider', 'blink'] as const;
type Mode = (typeof MODES)[number];

interface Side {
  readonly path: string;
  readonly size: Size;
  readonly face: Face;
  readonly label: string;
}

/** Both faces by their eyes on one line, drawn by the browser: nothing is computed anew, and nothing kept. */
export function AlignedPair({ earlier, later }: { readonly earlier: Side; readonly later: Side }): ReactNode {
  const [mode, setMode] = useState<Mode>('side');
  const [share, setShare] = useState(0.5);
  const [showsLater, setShowsLater] = useState(true);
  useShortcuts([
    {
      keys: ['b'],
      label: m.shortcuts.blink,
      run: () => (mode === 'blink' ? setShowsLater(!showsLater) : setMode('blink')),
    },
  ]);
  return (
    <section className="aligned" aria-label={m.verification.aligned}>
      <div className="row">
        <h2>{m.verification.aligned}</h2>
        <fieldset className="row">
          <legend className="hidden">{m.compare.mode}</legend>
          {MODES.map((one) => (
            <label key={one}>
              <input type="radio" name="aligned-mode" checked={mode === one} onChange={() => setMode(one)} />
              {m.verification.modes[one]}
            </label>
          ))}
        </fieldset>
        {mode === 'slider' && (
          <input
            type="range"
            min="0"
            max="1"
            step="0.01"
            value={share}
            aria-label={m.compare.slider}
            onChange={({ target }) => setShare(Number(target.value))}
          />
        )}
        {mode === 'blink' && (
          <button type="button" onClick={() => setShowsLater(!showsLater)}>
            {m.compare.blinkNow}
          </button>
        )}
      </div>
      {mode === 'side' ? (
        <div className="row">
          <AlignedFace {...earlier} />
          <AlignedFace {...later} />
        </div>
      ) : (
        <div className="overlaid">
          <AlignedFace {...earlier} />
          <div
            className="over"
            style={
              mode === 'slider'
                ? { clipPath: `inset(0 ${(1 - share) * 100}% 0 0)` }
                : { visibility: showsLater ? 'visible' : 'hidden' }
            }
          >
            <AlignedFace {...later} />
          </div>
        </div>
      )}
    </section>
  );
}

function AlignedFace({ path, size, face, label }: Side): ReactNode {
  const { url } = usePicture(path);
  return (
    <div className="aligned-face" style={{ width: SIDE, height: SIDE }}>
      {url && (
        <img
          src={url}
          alt={label}
          style={{
            width: size.width,
            height: size.height,
            transform: alignmentMatrix(face.landmarks.left_eye, face.landmarks.right_eye, SIDE),
          }}
        />
      )}
    </div>
  );
}
