import { afterEach, beforeEach, vi } from 'vitest';

/** What commands printed since the test began, or since it was emptied. */
export interface Printed {
  stdout: string;
  stderr: string;
}

/** Keeps what each test of the file prints from the terminal, and ends its mocks and set variables with it. */
export function captureOutput(): Printed {
  const printed = { stdout: '', stderr: '' };
  beforeEach(() => {
    for (const name of ['stdout', 'stderr'] as const) {
      printed[name] = '';
      vi.spyOn(process[name], 'write').mockImplementation((text) => {
        printed[name] += text;
        return true;
      });
    }
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  return printed;
}
