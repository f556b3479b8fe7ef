/** Samples, or coefficients, of one 8x8 block, row-major. */
export type Block = Float64Array;

const cosine = (eighths: number): number => 0.5 * Math.cos((eighths * Math.PI) / 16);
const [C1, C2, C3, C4, C5, C6, C7] = [1, 2, 3, 4, 5, 6, 7].map(cosine) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** Eight values `stride` apart, by even and odd halves. */
function forward8(block: Block, at: number, stride: number): void {
  const [i1, i2, i3, i4] = [at + stride, at + 2 * stride, at + 3 * stride, at + 4 * stride];
  const [i5, i6, i7] = [at + 5 * stride, at + 6 * stride, at + 7 * stride];
  const sum0 = block[at]! + block[i7]!;
  const sum1 = block[i1]! + block[i6]!;
  const sum2 = block[i2]! + block[i5]!;
  const sum3 = block[i3]! + block[i4]!;
  const difference0 = block[at]! - block[i7]!;
  const difference1 = block[i1]! - block[i6]!;
  const difference2 = block[i2]! - block[i5]!;
  const difference3 = block[i3]! - block[i4]!;
  block[at] = C4 * (sum0 + sum3 + sum1 + sum2);
  block[i4] = C4 * (sum0 + sum3 - sum1 - sum2);
  block[i2] = C2 * (sum0 - sum3) + C6 * (sum1 - sum2);
  block[i6] = C6 * (sum0 - sum3) - C2 * (sum1 - sum2);
  block[i1] = C1 * difference0 + C3 * difference1 + C5 * difference2 + C7 * difference3;
  block[i3] = C3 * difference0 - C7 * difference1 - C1 * difference2 - C5 * difference3;
  block[i5] = C5 * difference0 - C1 * difference1 + C7 * difference2 + C3 * difference3;
  block[i7] = C7 * difference0 - C5 * difference1 + C3 * difference2 - C1 * difference3;
}

function inverse8(block: Block, at: number, stride: number): void {
  const [i1, i2, i3, i4] = [at + stride, at + 2 * stride, at + 3 * stride, at + 4 * stride];
  const [i5, i6, i7] = [at + 5 * stride, at + 6 * stride, at + 7 * stride];
  const outer = C4 * (block[at]! + block[i4]!);
  const inner = C4 * (block[at]! - block[i4]!);
  const outerTurn = C2 * block[i2]! + C6 * block[i6]!;
  const innerTurn = C6 * block[i2]! - C2 * block[i6]!;
  const [b1, b3, b5, b7] = [block[i1]!, block[i3]!, block[i5]!, block[i7]!];
  const odd0 = C1 * b1 + C3 * b3 + C5 * b5 + C7 * b7;
  const odd1 = C3 * b1 - C7 * b3 - C1 * b5 - C5 * b7;
  const odd2 = C5 * b1 - C1 * b3 + C7 * b5 + C3 * b7;
  const odd3 = C7 * b1 - C5 * b3 + C3 * b5 - C1 * b7;
  block[at] = outer + outerTurn + odd0;
  block[i7] = outer + outerTurn - odd0;
  block[i1] = inner + innerTurn + odd1;
  block[i6] = inner + innerTurn - odd1;
  block[i2] = inner - innerTurn + odd2;
  block[i5] = inner - innerTurn - odd2;
  block[i3] = outer - outerTurn + odd3;
  block[i4] = outer - outerTurn - odd3;
}

/** Forward DCT in place, in the scale of JPEG's own (orthonormal). ITU-T T.81, A.3.3. */
export function forwardTransform(block: Block): void {
  for (let row = 0; row < 64; row += 8) forward8(block, row, 1);
  for (let column = 0; column < 8; column++) forward8(block, column, 8);
}

/** Inverse of {@link forwardTransform}, in place. */
export function inverseTransform(block: Block): void {
  for (let column = 0; column < 8; column++) inverse8(block, column, 8);
  for (let row = 0; row < 64; row += 8) inverse8(block, row, 1);
}
