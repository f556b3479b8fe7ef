/** Which paint a surface wears. */
export type Material = 'skin' | 'hair' | 'neck' | 'clothes' | 'frame';

/**
 * A point of a surface: where it is, and where on the face's own plan it lies, which is what paint goes by.
 */
export interface SurfacePoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly planX: number;
  readonly planY: number;
  /** Degrees around the head, 0 in front. */
  readonly around: number;
}

/** A bent sheet of `rows` by `columns` points. */
export interface Surface {
  readonly material: Material;
  readonly rows: number;
  readonly columns: number;
  pointAt(row: number, column: number): SurfacePoint;
}

/** An ellipsoid as a whole, poles above and below. */
export function ellipsoid(
  material: Material,
  center: readonly [x: number, y: number, z: number],
  radii: readonly [x: number, y: number, z: number],
  planXShift = 0,
): Surface {
  const [rows, columns] = [33, 65];
  return {
    material,
    rows,
    columns,
    pointAt(row, column) {
      const polar = (Math.PI * row) / (rows - 1);
      const around = 2 * Math.PI * (column / (columns - 1) - 0.5);
      const x = center[0] + radii[0] * Math.sin(polar) * Math.sin(around);
      const y = center[1] - radii[1] * Math.cos(polar);
      const z = center[2] + radii[2] * Math.sin(polar) * Math.cos(around);
      return { x, y, z, planX: x + planXShift, planY: y, around: (around * 180) / Math.PI };
    },
  };
}

/** A bell, 1 at the middle; `distance` in widths. */
export const bell = (distance: number): number => Math.exp(-0.5 * distance * distance);

/** 0 below `from`, 1 above `to`, smooth between; also falling where `from > to`. */
export function smooth(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
