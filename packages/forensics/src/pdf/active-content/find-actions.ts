import { dictOf, isArray, isName, type PdfDict, type PdfObject, type PdfRevision } from '@assay/media';

/** Something in a document that does more than show pages. */
export type ActiveKind = 'script' | 'launch' | 'submit' | 'embedded-file' | 'rich-media';

export interface ActiveContent {
  readonly kind: ActiveKind;
  /** From 1; undefined for what belongs to the document as a whole. */
  readonly page: number | undefined;
}

/** Chains of /Next (ISO 32000-2, 12.6.2) followed no further than this. */
const MAX_ACTION_CHAIN = 20;
const MAX_ANNOTATIONS_PER_PAGE = 2000;

const KIND_OF_ACTION: Readonly<Record<string, ActiveKind>> = {
  JavaScript: 'script',
  Launch: 'launch',
  SubmitForm: 'submit',
  ImportData: 'submit',
};
const KIND_OF_ANNOTATION: Readonly<Record<string, ActiveKind>> = {
  FileAttachment: 'embedded-file',
  RichMedia: 'rich-media',
  Screen: 'rich-media',
};

/** Everything active that the catalog, the pages and their annotations reach: each kind once per page. */
export function findActiveContent(revision: PdfRevision): readonly ActiveContent[] {
  const found = new Map<string, ActiveContent>();
  const note = (kind: ActiveKind | undefined, page?: number): void => {
    if (kind) found.set(`${kind} ${page}`, { kind, page });
  };
  const catalog = dictOf(revision.resolve(revision.trailer.entries.get('Root')));
  if (catalog) noteDocument(revision, catalog, note);
  for (const { dict, index } of revision.pages()) {
    noteActions(revision, dict, (kind) => note(kind, index + 1));
    const annotations = revision.resolve(dict.entries.get('Annots'));
    for (const item of isArray(annotations) ? annotations.items.slice(0, MAX_ANNOTATIONS_PER_PAGE) : []) {
      const annotation = dictOf(revision.resolve(item));
      if (!annotation) continue;
      note(lookUp(KIND_OF_ANNOTATION, revision.resolve(annotation.entries.get('Subtype'))), index + 1);
      noteActions(revision, annotation, (kind) => note(kind, index + 1));
    }
  }
  return [...found.values()];
}

type Note = (kind: ActiveKind | undefined) => void;

function noteDocument(revision: PdfRevision, catalog: PdfDict, note: Note): void {
  noteAction(revision, catalog.entries.get('OpenAction'), note);
  noteActions(revision, catalog, note);
  const names = dictOf(revision.resolve(catalog.entries.get('Names')));
  if (names?.entries.has('JavaScript')) note('script');
  if (names?.entries.has('EmbeddedFiles') || catalog.entries.has('AF')) note('embedded-file');
}

/** The action and the additional actions (/A, /AA) of a page, an annotation or the catalog. */
function noteActions(revision: PdfRevision, holder: PdfDict, note: Note): void {
  noteAction(revision, holder.entries.get('A'), note);
  for (const action of dictOf(revision.resolve(holder.entries.get('AA')))?.entries.values() ?? [])
    noteAction(revision, action, note);
}

function noteAction(revision: PdfRevision, action: PdfObject | undefined, note: Note): void {
  let next = action;
  for (let length = 0; length < MAX_ACTION_CHAIN && next !== undefined; length++) {
    const dict = dictOf(revision.resolve(next));
    note(lookUp(KIND_OF_ACTION, revision.resolve(dict?.entries.get('S'))));
    next = dict?.entries.get('Next');
  }
}

const lookUp = (kinds: Readonly<Record<string, ActiveKind>>, name: PdfObject): ActiveKind | undefined =>
  isName(name) && Object.hasOwn(kinds, name.name) ? kinds[name.name] : undefined;
