import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { testStagedUploads } from '../testing/staged-uploads-suite.js';
import { FolderUploads } from './folder-uploads.js';

let kept: string;

testStagedUploads(
  (folder) => {
    kept = join(folder, 'jobs');
    return FolderUploads.open(kept);
  },
  () => readdir(kept),
);
