/** Gaussian, across and down; edges repeat. */
export function blurredLuma(luma: Float32Array, width: number, sigmaPx: number): Float32Array {
  const reach = Math.ceil(2.5 * sigmaPx);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, tap) =>
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
      for (let place = 0; place < length; place++) {
        let sum = 0;
        for (let tap = -reach; tap <= reach; tap++) {
          const at = Math.min(length - 1, Math.max(0, place + tap));
          sum += weights[tap + reach]! * from[line * lineStep + at * step]!;
        }
        to[line * lineStep + place * step] = sum / total;
      }
    }
    return to;
  };
  return along(along(luma, width, 1, height, width), height, width, width, 1);
}
