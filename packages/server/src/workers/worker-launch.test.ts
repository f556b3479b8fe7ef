import { expect, test } from 'vitest';
import { workerEnvironment } from './worker-launch.js';

test('a worker inherits where temporary files go, and no setting or secret', () => {
  const parent = {
    TMPDIR: '/tmp/here',
    PATH: '/bin',
    ASSAY_BOOTSTRAP_API_KEY: 'secret',
    AWS_SECRET_ACCESS_KEY: 'secret',
    HOME: '/root',
  };
  expect(workerEnvironment(parent)).toEqual({
    TMPDIR: '/tmp/here',
    HOME: '/tmp',
    TZ: 'UTC',
    LC_ALL: 'C',
    GLIBC_TUNABLES: expect.stringContaining('mmap_threshold'),
  });
});
