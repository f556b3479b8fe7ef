/** Gaussian, across and down; edges repeat. */
export function blurredLuma(luma: Float32Array, width: number, sigmaPx: number): Float32Array {
  const reach = Math.ceil(2.5 * sigmaPx);
  const weights = Float64Array.from({ length: 2 * reach + 1 }, (_, tap) =>
    Math.exp(-0.5 * ((tap - reach) / sigmaPx) ** 2),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const height = luma.length / width;
  const along = (
    from: Float32Array,
    length: number,
    step: number,
    lines: number,
    lineStep: number,
  ): Float32Array => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < lines; line++) {
      const start = line * lineStep;
      for (let place = 0; place < length; place++) {
        let sum = 0;
        if (place >= reach && place + reach < length) {
          for (let tap = 0, at = start + (place - reach) * step; tap < weights.length; tap++, at += step)
            sum += weights[tap]! * from[at]!;
        } else {
          for (let tap = -reach; tap <= reach; tap++) {
            const at = Math.min(length - 1, Math.max(0, place + tap));
            sum += weights[tap + reach]! * from[start + at * step]!;
          }
        }
        to[start + place * step] = sum / total;
      }
    }
    return to;
  };
  return along(along(luma, width, 1, height, width), height, width, width, 1);
}
