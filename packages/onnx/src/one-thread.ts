import type { InferenceSession } from 'onnxruntime-node';

/** One thread: the server runs one worker a core. */
export const ONE_THREAD: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
};
