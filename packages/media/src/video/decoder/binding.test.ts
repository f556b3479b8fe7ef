import { expect, test } from 'vitest';
import { loadFirst } from './binding.js';

test('without a package for the platform, the error says so by its type', async () => {
  await expect(
    loadFirst(['@node-webcodecs/static-plan9-mips', '@node-webcodecs/static-none']),
  ).rejects.toMatchObject({
    name: 'VideoDecoderMissingError',
  });
});
