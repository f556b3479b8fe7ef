import { InvalidRequestError } from '@assay/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { change } from '../api/call.js';
import { correctionsQuery, sessionQuery } from '../api/queries.js';
import type { Correction, Corrections, FieldKind, FieldPlace } from '../api/types.js';
import { m } from '../messages/index.js';
import { useDraft } from '../review/drafts.js';
import { sentenceFor } from '../ui/failure.js';
import { nameOf } from './paths.js';
import { typedValue } from './typed-value.js';

/** What somebody is about to say of a field: there while its form is open. */
export interface FieldDraft {
  readonly text: string;
  /** What stood there when it was opened. */
  readonly opened: string;
  readonly place?: FieldPlace | undefined;
  /** Places in the list of the page's words, of those that were pointed at. */
  readonly picked?: readonly number[];
}

type Drafts = Readonly<Record<string, FieldDraft>>;
const NO_DRAFTS: Drafts = {};

/** What a person can say of the fields of one document, and what was said. */
export interface Correcting {
  readonly corrections: Corrections | undefined;
  readonly mayCorrect: boolean;
  correctionOf(path: string): Correction | undefined;
  kindOf(path: string): FieldKind;
  draftOf(path: string): FieldDraft | undefined;
  open(path: string, read: string | number | undefined): void;
  keep(path: string, draft: FieldDraft | undefined): void;
  /** Why the last thing that was said was not taken; of the whole document where it is about no path. */
  failureOf(path?: string): string | undefined;
  /** @returns whether it was taken */
  save(path: string, draft: FieldDraft): Promise<boolean>;
  sayAbsent(path: string): Promise<boolean>;
  takeBack(path: string): Promise<boolean>;
  /** That every field was looked at, or that it was not. */
  check(isChecked: boolean): Promise<boolean>;
}

export function useCorrecting(id: number): Correcting {
  const { data: corrections } = useQuery(correctionsQuery(id));
  const { data: session } = useQuery(sessionQuery);
  const client = useQueryClient();
  const [drafts, keepDrafts] = useDraft(`${session?.person.id} parse ${id} corrections`, NO_DRAFTS);
  const [failure, setFailure] = useState<{ readonly path?: string | undefined; readonly text: string }>();

  const keep = (path: string, draft: FieldDraft | undefined): void => {
    const { [path]: _, ...others } = drafts;
    keepDrafts(draft ? { ...others, [path]: draft } : others);
  };
  const correctionOf = (path: string): Correction | undefined =>
    corrections?.corrections.find((one) => one.path === path);
  const kindOf = (path: string): FieldKind =>
    corrections?.names.find(({ name }) => name === nameOf(path))?.kind ?? 'text';
  const lastOf = (path?: string): number | undefined =>
    corrections?.entries.findLast((entry) => path === undefined || entry.path === path)?.entryId;
  const formOf = (path = ''): string => `${m.corrections.otherForm} ${m.corrections.forms[kindOf(path)]}`;
  const send = async (
    method: 'PUT' | 'POST' | 'DELETE',
    path: string | undefined,
    said: object = {},
  ): Promise<boolean> => {
    const after = lastOf(path);
    const target = path === undefined ? 'checked' : `corrections/${encodeURIComponent(path)}`;
    const query = method === 'DELETE' && after !== undefined ? `?after=${after}` : '';
    let isTaken = true;
    try {
      await change(method, `/parses/${id}/${target}${query}`, { ...said, after });
      if (path !== undefined) keep(path, undefined);
      setFailure(undefined);
    } catch (error) {
      setFailure({ path, text: isOfForm(error) ? formOf(path) : sentenceFor(error) });
      isTaken = false;
    }
    // Also where somebody else was faster: then what they said is to be seen.
    await client.invalidateQueries({ queryKey: correctionsQuery(id).queryKey });
    return isTaken;
  };
  return {
    corrections,
    mayCorrect: corrections?.mayCorrect === true,
    correctionOf,
    kindOf,
    draftOf: (path) => drafts[path],
    open: (path, read) => {
      const { is, place } = correctionOf(path) ?? {};
      const text = String(is ?? read ?? '');
      setFailure(undefined);
      keep(path, { text, opened: text, place });
    },
    keep,
    failureOf: (path) => (failure?.path === path ? failure?.text : undefined),
    save: (path, { text, place }) =>
      send('PUT', path, { is: typedValue(kindOf(path), text.trim()), ...(place && { place }) }),
    sayAbsent: (path) => send('PUT', path, { absent: true }),
    takeBack: (path) => send('DELETE', path),
    check: (isChecked) => send(isChecked ? 'POST' : 'DELETE', undefined),
  };
}

/** Whether the server says of a value that its form is not the field's. */
const isOfForm = (error: unknown): boolean =>
  error instanceof InvalidRequestError && error.detail.some(({ type }) => type === 'field_value');

/** Whether somebody typed or pointed, and has not saved it. */
export const isUnsaved = ({ text, opened, picked = [] }: FieldDraft): boolean =>
  text !== opened || picked.length > 0;
