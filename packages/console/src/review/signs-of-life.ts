import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { REVIEWS_KEY } from '../api/queries.js';
import type { Kind } from '../api/types.js';

/** A claim is good for half an hour, and a session as long without a request. */
const EVERY_MS = 5 * 60_000;

/**
 * Keeps a record that one took up while one works on its page: the server renews the claim when the review is read. Asked
 * at what a person does and by no clock, since a session is to end when nobody is there.
 */
export function useSignsOfLife(kind: Kind, id: number, isMine: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isMine) return;
    let saidAt = Date.now();
    const sayAgain = (): void => {
      if (Date.now() - saidAt < EVERY_MS) return;
      saidAt = Date.now();
      void client.invalidateQueries({ queryKey: [...REVIEWS_KEY, kind, id] });
    };
    addEventListener('keydown', sayAgain);
    addEventListener('pointerdown', sayAgain);
    return () => {
      removeEventListener('keydown', sayAgain);
      removeEventListener('pointerdown', sayAgain);
    };
  }, [client, kind, id, isMine]);
}
