import { useCallback, useEffect, useRef, useState } from 'react';
import type { Kind } from '../../api/types.js';
import { type Answer, type Sending, sendForm } from './send-form.js';

/** Sent at once; the others wait. */
const AT_ONCE = 4;
const BUSY_PAUSE_SECONDS = 2;

export interface Upload {
  readonly key: number;
  readonly kind: Kind;
  readonly name: string;
  readonly size: number;
  readonly state:
    | { readonly step: 'waiting' | 'examining' | 'cancelled' }
    | { readonly step: 'sending'; readonly share: number }
    | { readonly step: 'retrying'; readonly seconds: number }
    | { readonly step: 'done'; readonly answer: Answer }
    | { readonly step: 'failed'; readonly sentence: string };
}

type Fields = Readonly<Record<string, string | File>>;

/** A queue of submissions: four at a time, and again where the server says that it is full. */
export function useUploads(): {
  readonly uploads: readonly Upload[];
  readonly send: (kind: Kind, fields: Fields, name: string, size: number) => void;
  readonly cancel: (key: number) => void;
} {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const waiting = useRef<{ key: number; kind: Kind; fields: Fields }[]>([]);
  const running = useRef(new Map<number, Sending>());
  const lastKey = useRef(0);

  const update = useCallback(
    (key: number, state: Upload['state']) =>
      setUploads((before) => before.map((one) => (one.key === key ? { ...one, state } : one))),
    [],
  );
  const startNext = useCallback((): void => {
    while (running.current.size < AT_ONCE) {
      const next = waiting.current.shift();
      if (!next) return;
      const { key, kind, fields } = next;
      const sending = sendForm(kind, fields, (share) =>
        update(key, share < 1 ? { step: 'sending', share } : { step: 'examining' }),
      );
      running.current.set(key, sending);
      void sending.result.then((result) => {
        running.current.delete(key);
        if (result.kind === 'busy') {
          const seconds = result.retryAfterSeconds || BUSY_PAUSE_SECONDS;
          update(key, { step: 'retrying', seconds });
          setTimeout(() => {
            waiting.current.push(next);
            startNext();
          }, seconds * 1000);
        } else if (result.kind === 'stored') update(key, { step: 'done', answer: result.answer });
        else if (result.kind === 'refused') update(key, { step: 'failed', sentence: result.sentence });
        else update(key, { step: 'cancelled' });
        startNext();
      });
    }
  }, [update]);

  useEffect(
    () => () => {
      waiting.current = [];
    },
    [],
  );

  const send = useCallback(
    (kind: Kind, fields: Fields, name: string, size: number): void => {
      lastKey.current += 1;
      const key = lastKey.current;
      setUploads((before) => [{ key, kind, name, size, state: { step: 'waiting' } }, ...before]);
      waiting.current.push({ key, kind, fields });
      startNext();
    },
    [startNext],
  );
  const cancel = useCallback(
    (key: number): void => {
      waiting.current = waiting.current.filter((one) => one.key !== key);
      const sending = running.current.get(key);
      if (sending) sending.cancel();
      else update(key, { step: 'cancelled' });
    },
    [update],
  );
  return { uploads, send, cancel };
}
