import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useState } from 'react';
import { wordsQuery } from '../../api/queries.js';
import type { PageSize, Parse, Word } from '../../api/types.js';
import { pointedText } from '../../corrections/typed-value.js';
import type { Correcting } from '../../corrections/use-correcting.js';
import { WordLayer, wordsTogether } from '../../corrections/word-layer.js';
import { m } from '../../messages/index.js';
import { boxStyle } from '../../viewer/geometry.js';
import { PagePicture } from '../../viewer/page-picture.js';
import { Stage, type StageHandle } from '../../viewer/stage.js';
import { PageStrip } from '../detection/page-strip.js';

interface ReadPageProps {
  readonly record: Parse;
  readonly pages: readonly PageSize[];
  /** Of the field that is looked at. */
  readonly path: string | undefined;
  readonly correcting: Correcting;
  readonly stage: RefObject<StageHandle | null>;
  readonly wordLayer: RefObject<HTMLDivElement | null>;
  /** Back to the field, from the words. */
  readonly onPicked: () => void;
}

/** The page that a field stands on; while the field is corrected, its words can be pointed at. */
export function ReadPage(props: ReadPageProps): ReactNode {
  const { record, pages, path, correcting, stage, wordLayer, onPicked } = props;
  const { parseId: id, fields, country } = record;
  const [width, setWidth] = useState(0);
  const [turned, turn] = useState<{ readonly path: string | undefined; readonly page: number }>();
  const draft = path === undefined ? undefined : correcting.draftOf(path);
  const place = path === undefined ? undefined : (correcting.correctionOf(path)?.place ?? fields[path]);
  const page = (turned?.path === path ? turned?.page : place?.page) ?? 1;
  const size = pages.find((one) => one.page === page);
  const box = place?.page === page ? place.boundingBox : undefined;
  const words = useWords(record, page, size?.hasText === true, draft !== undefined);

  const pick = (picked: readonly number[]): void => {
    if (path === undefined || !draft) return;
    const together = wordsTogether(words, picked);
    correcting.keep(path, {
      ...draft,
      picked,
      place: together && { page, boundingBox: together.boundingBox },
      ...(together && { text: pointedText(correcting.kindOf(path), together.text, country) }),
    });
  };
  return (
    <>
      <Stage
        aspect={size ? size.height / size.width : Math.SQRT2}
        target={box}
        targetKey={`${id} ${path} ${page}`}
        label={m.viewer.stage}
        handle={stage}
        onWidth={setWidth}
      >
        <PagePicture kind="parse" id={id} page={page} shownWidth={width} label={m.viewer.picture(page)} />
        <div className="marks">
          {box && <div className="mark mark-field selected" style={boxStyle(box)} />}
        </div>
        {draft && words.length > 0 && (
          <WordLayer
            key={page}
            page={page}
            words={words}
            picked={draft.place?.page === page ? (draft.picked ?? []) : []}
            element={wordLayer}
            onPick={pick}
            onDone={onPicked}
          />
        )}
      </Stage>
      {pages.length > 1 && (
        <PageStrip pages={pages} page={page} findings={[]} onPage={(to) => turn({ path, page: to })} />
      )}
    </>
  );
}

/** The words of the file's own text; where a page has none, the values that were read of it. */
function useWords(
  { parseId, fields }: Parse,
  page: number,
  hasText: boolean,
  isNeeded: boolean,
): readonly Word[] {
  const { data } = useQuery({ ...wordsQuery('parse', parseId, page), enabled: isNeeded && hasText });
  if (!isNeeded) return [];
  if (hasText) return data ?? [];
  return Object.values(fields).flatMap(({ page: on, value, boundingBox }) =>
    on === page && boundingBox ? [{ text: String(value), boundingBox }] : [],
  );
}
