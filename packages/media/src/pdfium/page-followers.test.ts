import { expect, test } from 'vitest';
import { PageFollowers } from './page-followers.js';
import type { ReadPaint } from './types.js';

/** Followers of a document, and the pages that were read. */
function followed(): { followers: PageFollowers; read: number[] } {
  const read: number[] = [];
  const followers: PageFollowers = new PageFollowers((index) => {
    read.push(index);
    followers.tell({ index } as ReadPaint);
  });
  return { followers, read };
}

test('a page is read once for all who follow, and what is made of it is kept', () => {
  const { followers, read } = followed();
  const one = followers.add(({ index }) => ({ index }));
  const other = followers.add(({ index }) => index * 10);
  const made = [one(3), other(3), other(4)];
  expect(made).toEqual([{ index: 3 }, 30, 40]);
  expect(one(3)).toBe(made[0]);
  expect(read).toEqual([3, 4]);
});

test('what one of them throws is thrown to it alone', () => {
  const { followers, read } = followed();
  const breaks = followers.add((): number => {
    throw new RangeError('broken');
  });
  const other = followers.add(({ index }) => index);
  expect(other(1)).toBe(1);
  expect(() => breaks(1)).toThrow('broken');
  expect(read).toEqual([1]);
});

test('who comes later has a page read again', () => {
  const { followers, read } = followed();
  followers.add(({ index }) => index)(2);
  expect(followers.add(({ index }) => -index)(2)).toBe(-2);
  expect(read).toEqual([2, 2]);
});
