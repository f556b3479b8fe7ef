import { createCipheriv, createHmac } from 'node:crypto';
import type { LinkKeys } from '../keys/link-keys.js';

/**
 * Bytes that look random to whoever lacks the key, the same ones each time: the key stream of AES-256-CTR
 * under a key made of the drawing key and the label.
 */
export function drawnBytes({ drawing }: LinkKeys, label: string, count: number): Buffer {
  const key = createHmac('sha256', drawing).update(label).digest();
  return createCipheriv('aes-256-ctr', key, Buffer.alloc(16)).update(Buffer.alloc(count));
}

/**
 * Six bytes against at most a few thousand places: no place is drawn more often than another by more than 1
 * in 2^35.
 */
const BYTES_PER_DRAW = 6;

/** 0..count-1 in an order drawn by the key (Fisher and Yates). */
export function drawnOrder(keys: LinkKeys, label: string, count: number): number[] {
  const bytes = drawnBytes(keys, label, count * BYTES_PER_DRAW);
  const order = Array.from({ length: count }, (_, index) => index);
  for (let end = count - 1; end > 0; end--) {
    const drawn = bytes.readUIntBE(end * BYTES_PER_DRAW, BYTES_PER_DRAW) % (end + 1);
    [order[end], order[drawn]] = [order[drawn] as number, order[end] as number];
  }
  return order;
}
