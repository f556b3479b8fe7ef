import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { V8_OPTIONS, v8OptionsOf } from './v8-options.js';

test('this Node starts with the options that its version gets', () => {
  expect(execFileSync(process.execPath, [...V8_OPTIONS, '-p', '1'], { encoding: 'utf8' })).toBe('1\n');
});

test('what only Node 20 knows no other is told', () => {
  expect(v8OptionsOf('20.19.0')).toContain('--interrupt-budget=270336');
  for (const later of ['22.23.3', '24.21.0', '200.1.0'])
    expect(v8OptionsOf(later)).toEqual(['--single-threaded-gc']);
});
