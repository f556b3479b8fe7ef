import { expect, test } from 'vitest';
import { codingMarksSignal } from './coding-marks.js';

test('names a program that can stand in for a camera, and weighs nothing', () => {
  const signal = codingMarksSignal({ writtenBy: ['Lavf60.3.100', 'ManyCam Virtual Webcam'] });
  expect(signal).toMatchObject({ outcome: 'nothing', logLikelihoodRatio: 0, lookedFor: [] });
  expect(signal.reason).toContain('ManyCam');
});

test('says nothing of phones, libraries and words that only contain a name', () => {
  for (const name of ['Core Media Video', 'Lavf58.76.100', 'samsung SM-S901B', 'Jobs Studios', 'HandBrakes'])
    expect(codingMarksSignal({ writtenBy: [name] }).reason).toBeUndefined();
});
