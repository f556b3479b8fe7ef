import { describe, expect, test } from 'vitest';
import { parseLivenessManifest } from './manifest.js';

const HEAD = 'file,label,attack,made,source\n';

describe('the manifest of liveness', () => {
  test('tells photos from clips and keeps what is known of a file', () => {
    expect(
      parseLivenessManifest(`${HEAD}a/1.JPG,live,,real,street\nb/2.MOV,attack,screen-replay,real,desk\n`),
    ).toEqual([
      { file: 'a/1.JPG', medium: 'photo', label: 'live', attack: '', made: 'real', source: 'street' },
      {
        file: 'b/2.MOV',
        medium: 'clip',
        label: 'attack',
        attack: 'screen-replay',
        made: 'real',
        source: 'desk',
      },
    ]);
  });

  test.each([
    ['a.jpg,genuine,,real,x', 'line 2: expected the label'],
    ['a.jpg,attack,,real,x', 'line 2: expected a kind of attack'],
    ['a.jpg,live,print,real,x', 'line 2: expected a kind of attack'],
    [',live,,real,x', 'line 2: expected a file'],
  ])('refuses "%s"', (line, message) => {
    expect(() => parseLivenessManifest(`${HEAD}${line}\n`)).toThrow(message);
  });

  test('names the column that is missing', () => {
    expect(() => parseLivenessManifest('file,label\na.jpg,live\n')).toThrow('no column "attack"');
    expect(() => parseLivenessManifest(HEAD)).toThrow('no line');
  });
});
