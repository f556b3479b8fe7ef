import { isAbsolute, posix } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blobPath, storedNameOf } from './blob-paths.js';

test('every name has its own place inside of the store, and its place tells the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 400 }), (name) => {
      const path = blobPath(name);
      expect(isAbsolute(path)).toBe(false);
      expect(posix.normalize(path)).toBe(path);
      expect(path).toMatch(/^[0-9a-f]{2}(\/[0-9a-f_]{1,241})+$/);
      expect(storedNameOf(path)).toBe(name);
      expect(storedNameOf(blobPath(name, 200), 200)).toBe(name);
    }),
  );
});
