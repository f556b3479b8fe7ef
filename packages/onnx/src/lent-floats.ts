/** Numbers lent for the time of some work, which finds in them what the work before left. */
export type FloatLender = <Result>(
  length: number,
  work: (floats: Float32Array) => Promise<Result>,
) => Promise<Result>;

/**
 * What networks are given lies where the input before lay: new memory has to be cleared by the system and by
 * V8, and all that lies outside of V8's heap brings its next collection nearer. Kept is the largest so far.
 */
export function floatLender(): FloatLender {
  let kept = new Float32Array(0);
  return async (length, work) => {
    const lent = kept.length >= length ? kept : new Float32Array(length);
    // Whoever asks meanwhile is lent others.
    kept = new Float32Array(0);
    try {
      return await work(lent.subarray(0, length));
    } finally {
      if (lent.length > kept.length) kept = lent;
    }
  };
}
