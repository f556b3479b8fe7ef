import { afterEach, expect, test, vi } from 'vitest';
import { residentBytes } from './resident-memory.js';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A process that holds so many bytes, and half of them once it has collected. */
function holding(bytes: number) {
  const gc = vi.fn(() => vi.spyOn(process.memoryUsage, 'rss').mockReturnValue(bytes / 2));
  vi.stubGlobal('gc', gc);
  vi.spyOn(process.memoryUsage, 'rss').mockReturnValue(bytes);
  return gc;
}

test('a worker that may stay says what it holds, and collects nothing', () => {
  const gc = holding(500);
  expect(residentBytes(1000)).toBe(500);
  expect(gc).not.toHaveBeenCalled();
});

test('one that would be replaced collects what its document left', () => {
  const gc = holding(502);
  expect(residentBytes(1000)).toBe(251);
  expect(gc).toHaveBeenCalledOnce();
});
