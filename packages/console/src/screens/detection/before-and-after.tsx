import type { ReactNode } from 'react';
import type { Pages } from '../../api/types.js';
import type { Place } from '../../findings/findings.js';
import { earlierSave } from '../../findings/saves.js';
import { m } from '../../messages/index.js';
import { Crop } from '../../viewer/crop.js';
import { picturePath } from '../../viewer/page-picture.js';

/** Of one of two crops beside each other. */
const WIDTH = 200;

interface BeforeAndAfterProps {
  readonly id: number;
  readonly pages: Pages;
  readonly place: Place;
}

/** The place as it was first saved and as it was received, enlarged, where the file still holds both. */
export function BeforeAndAfter({ id, pages, place: { page, box } }: BeforeAndAfterProps): ReactNode {
  const size = pages.pages.find((one) => one.page === page);
  const earlier = page === undefined ? undefined : earlierSave(pages, page);
  if (!size || !box || page === undefined || earlier === undefined) return null;
  const saves = pages.revisions.length;
  const aspect = size.height / size.width;
  return (
    <div className="crops">
      {[earlier, saves].map((save) => (
        <figure key={save}>
          <figcaption>{m.compare.save(save, saves)}</figcaption>
          <Crop
            path={picturePath('detection', id, page, undefined, save === saves ? undefined : save)}
            box={box}
            aspect={aspect}
            width={WIDTH}
            label={m.viewer.savedPicture(page, save)}
          />
        </figure>
      ))}
    </div>
  );
}
