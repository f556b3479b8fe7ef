import fc from 'fast-check';
import { expect, test } from 'vitest';
import { corpusOfPairs, halfOf, halfOfPeople, pairsOf } from './read-face-corpus.js';

test('photos that pairs link are one person', () => {
  const { photos, pairs } = corpusOfPairs(
    'file_x,file_y,Decision\na.jpg,b.jpg,Yes\nc.jpg,d.jpg,Yes\nb.jpg,c.jpg,No\nd.jpg,a.jpg,Yes\n',
  );
  expect(photos.map(({ file }) => file)).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']);
  expect(new Set(photos.map(({ person }) => person)).size).toBe(1);
  expect(pairs[2]).toEqual({ x: 1, y: 2, samePerson: false });
});

test('a decision that is neither is named with its line', () => {
  expect(() => corpusOfPairs('file_x,file_y,Decision\na.jpg,b.jpg,Yes\na.jpg,c.jpg,Maybe\n')).toThrow(
    'line 3',
  );
});

const photos = ['ann/1', 'ann/2', 'ben/1', 'ben/2', 'cyd/1'].map((file) => ({
  file,
  person: file.slice(0, 3),
}));

test('few photos are all compared', () => {
  expect(pairsOf(photos)).toHaveLength(10);
});

test('of many, two people by their first photos only', () => {
  expect(pairsOf(photos, 4)).toEqual([
    { x: 0, y: 1, samePerson: true },
    { x: 0, y: 2, samePerson: false },
    { x: 0, y: 4, samePerson: false },
    { x: 2, y: 3, samePerson: true },
    { x: 2, y: 4, samePerson: false },
  ]);
});

test('every person is in one half, whole', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 12 }), (names) => {
      const all = names.flatMap((person) =>
        [1, 2].map((number) => ({ file: `${person}/${number}`, person })),
      );
      const corpus = { photos: all, pairs: pairsOf(all) };
      const [first, second] = [halfOfPeople(corpus, 'first'), halfOfPeople(corpus, 'second')];
      expect(first.photos.length + second.photos.length).toBe(all.length);
      for (const { photos: inHalf, pairs } of [first, second]) {
        for (const { x, y, samePerson } of pairs)
          expect(inHalf[x]!.person === inHalf[y]!.person).toBe(samePerson);
      }
    }),
  );
});

test('the halves are about as large', () => {
  const names = Array.from({ length: 2000 }, (_, index) => `Person_${index}`);
  expect(names.filter((name) => halfOf(name) === 'first').length).toBeGreaterThan(900);
  expect(names.filter((name) => halfOf(name) === 'second').length).toBeGreaterThan(900);
});
