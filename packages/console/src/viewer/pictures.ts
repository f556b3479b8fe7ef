import { BusyError } from '@assay/client';
import { useEffect, useState } from 'react';
import { readBlob } from '../api/call.js';

/** Pictures of pages show identities: no more of them than this are held, and none outlives the tab. */
const MOST_PICTURES = 40;
const BUSY_TRIES = 5;
const BUSY_PAUSE_MS = 1000;

interface Held {
  readonly url: Promise<string>;
  /** Once it is there. */
  ready?: string;
}

/** By path, the least recently used first. */
const held = new Map<string, Held>();

export interface Picture {
  readonly url?: string;
  readonly error?: unknown;
}

/** The picture at a path of the console's interface, as an address for an image element. Kept for a while. */
export function usePicture(path: string | undefined): Picture {
  const [state, setState] = useState<Picture & { path?: string | undefined }>({});
  useEffect(() => {
    if (path === undefined) return;
    let wanted = true;
    load(path).then(
      (url) => wanted && setState({ path, url }),
      (error: unknown) => wanted && setState({ path, error }),
    );
    return () => {
      wanted = false;
    };
  }, [path]);
  if (path === undefined) return {};
  if (state.path === path) return state;
  const ready = held.get(path)?.ready;
  return ready === undefined ? {} : { url: ready };
}

/** Lets go of every picture: at the end of a session. */
export function forgetPictures(): void {
  for (const { ready } of held.values()) if (ready !== undefined) URL.revokeObjectURL(ready);
  held.clear();
}

function load(path: string): Promise<string> {
  const known = held.get(path);
  if (known) {
    held.delete(path);
    held.set(path, known);
    return known.url;
  }
  const one: Held = { url: fetchPicture(path) };
  held.set(path, one);
  one.url.then(
    (url) => {
      one.ready = url;
    },
    () => held.delete(path),
  );
  for (const [oldest, { ready }] of held) {
    if (held.size <= MOST_PICTURES) break;
    held.delete(oldest);
    if (ready !== undefined) URL.revokeObjectURL(ready);
  }
  return one.url;
}

/** The worker that draws pages may be busy with another one. */
async function fetchPicture(path: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return URL.createObjectURL(await readBlob(path));
    } catch (error) {
      if (!(error instanceof BusyError) || attempt === BUSY_TRIES) throw error;
      await new Promise((resolve) =>
        setTimeout(resolve, (error.retryAfterSeconds ?? 0) * 1000 || BUSY_PAUSE_MS),
      );
    }
  }
}
