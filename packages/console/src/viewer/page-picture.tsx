import type { ReactNode } from 'react';
import { FOLDER } from '../api/queries.js';
import type { Kind } from '../api/types.js';
import { m } from '../messages/index.js';
import { usePicture } from './pictures.js';

/** Longest side in pixels of the pictures that the server draws. */
const SIDES = [800, 1600, 3200] as const;
type Side = (typeof SIDES)[number];
const FIRST_SIDE: Side = 1600;

/** Where a page's picture is: of a record's upload, or of an earlier save of it. */
export function picturePath(
  kind: Kind,
  id: number,
  page: number,
  side: Side = FIRST_SIDE,
  revision?: number,
): string {
  const save = revision === undefined ? '' : `&revision=${revision}`;
  return `/${FOLDER[kind]}/${id}/pages/${page}.webp?side=${side}${save}`;
}

interface PagePictureProps {
  readonly kind: Kind;
  readonly id: number;
  readonly page: number;
  readonly revision?: number | undefined;
  /** How wide the page is on the screen: a larger picture is fetched where the first one would be blurred. */
  readonly shownWidth: number;
  readonly label: string;
}

/** A page as the checks saw it, sharp enough for how large it is shown. */
export function PagePicture({ kind, id, page, revision, shownWidth, label }: PagePictureProps): ReactNode {
  const sharper = shownWidth * devicePixelRatio > FIRST_SIDE;
  const first = usePicture(picturePath(kind, id, page, FIRST_SIDE, revision));
  const large = usePicture(sharper ? picturePath(kind, id, page, 3200, revision) : undefined);
  const url = large.url ?? first.url;
  if (url === undefined)
    return (
      <p className="page-waits" role="status">
        {first.error ? m.viewer.failed : m.viewer.loading}
      </p>
    );
  return (
    <img
      className="page-picture"
      src={url}
      alt={label}
      draggable={false}
      data-page={page}
      data-revision={revision}
    />
  );
}
