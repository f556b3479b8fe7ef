import { expect, test } from 'vitest';
import { parseGeneratedManifest } from './read-generated-corpus.js';

const HEAD = 'file,label,generator,source,licence,processing\n';

test('a source is the collection without the path inside', () => {
  const [picture] = parseGeneratedManifest(`${HEAD}a.jpg,1,some model,owner/name:folder/a.png,MIT,none\n`);
  expect(picture).toMatchObject({
    file: 'a.jpg',
    tampered: true,
    generator: 'some model',
    source: 'owner/name',
    group: 'owner/name',
  });
});

test.each([
  ['file,label,generator\na.jpg,1,x\n', /no column "source"/],
  [`${HEAD}a.jpg,2,x,y,z,\n`, /expected the label 0 or 1 of "a.jpg", received "2"/],
])('%#: a manifest that cannot be used', (text, message) => {
  expect(() => parseGeneratedManifest(text)).toThrow(message);
});
