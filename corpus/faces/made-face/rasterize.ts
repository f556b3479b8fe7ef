import type { FaceMoment } from './moment.js';
import type { Material, Surface, SurfacePoint } from './surface.js';

/** What the camera sees at each pixel: the nearest sheet, its plan coordinates and its direction. */
export interface SeenSurfaces {
  readonly width: number;
  readonly height: number;
  /** Index into {@link MATERIALS}, 0 where nothing is. */
  readonly material: Uint8Array;
  /** Per pixel: planX, planY, around, and the normal's x, y, z toward the camera. */
  readonly seen: Float32Array;
}

export const MATERIALS: readonly (Material | undefined)[] = [
  undefined,
  'skin',
  'hair',
  'neck',
  'clothes',
  'frame',
];
export const SEEN_PER_PIXEL = 6;

/** Per vertex: x, y on the picture, depth, and what {@link SeenSurfaces.seen} holds. */
const PER_VERTEX = 9;
/** The head turns about a point between the ears. */
const PIVOT_Y = 0.35;
const PIVOT_Z = -0.5;

/** Draws sheets with a depth buffer. */
export function rasterize(
  surfaces: readonly Surface[],
  moment: FaceMoment,
  { width, height }: { width: number; height: number },
): SeenSurfaces {
  const seen: SeenSurfaces = {
    width,
    height,
    material: new Uint8Array(width * height),
    seen: new Float32Array(width * height * SEEN_PER_PIXEL),
  };
  const depth = new Float32Array(width * height).fill(-Infinity);
  for (const surface of surfaces) {
    const vertices = verticesOf(surface, moment, width, height);
    const material = MATERIALS.indexOf(surface.material);
    for (let row = 0; row + 1 < surface.rows; row++) {
      for (let column = 0; column + 1 < surface.columns; column++) {
        const corner = row * surface.columns + column;
        const below = corner + surface.columns;
        fillTriangle(vertices, corner, corner + 1, below, material, seen, depth);
        fillTriangle(vertices, corner + 1, below + 1, below, material, seen, depth);
      }
    }
  }
  return seen;
}

/** From the head's own space into the camera's: yaw, then pitch, then roll. */
function placement(
  { yawDegrees, pitchDegrees, rollDegrees }: FaceMoment,
  turns: boolean,
): (point: SurfacePoint) => [number, number, number] {
  const radians = Math.PI / 180;
  const [yaw, pitch, roll] = turns
    ? [yawDegrees * radians, pitchDegrees * radians, rollDegrees * radians]
    : [0, 0, 0];
  const [sinYaw, cosYaw, sinPitch, cosPitch, sinRoll, cosRoll] = [
    Math.sin(yaw),
    Math.cos(yaw),
    Math.sin(pitch),
    Math.cos(pitch),
    Math.sin(roll),
    Math.cos(roll),
  ];
  return ({ x, y, z }) => {
    const [centeredY, centeredZ] = [y - PIVOT_Y, z - PIVOT_Z];
    const turnedX = x * cosYaw + centeredZ * sinYaw;
    const turnedZ = centeredZ * cosYaw - x * sinYaw;
    const noddedY = centeredY * cosPitch + turnedZ * sinPitch;
    const noddedZ = turnedZ * cosPitch - centeredY * sinPitch;
    return [
      turnedX * cosRoll - noddedY * sinRoll,
      turnedX * sinRoll + noddedY * cosRoll + PIVOT_Y,
      noddedZ + PIVOT_Z,
    ];
  };
}

function verticesOf(surface: Surface, moment: FaceMoment, width: number, height: number): Float32Array {
  const { rows, columns } = surface;
  const place = placement(moment, surface.material !== 'clothes');
  const scale = (moment.faceShare * width) / 2;
  const [left, top] = [moment.centerX * width, moment.centerY * height];
  const placed = new Float32Array(rows * columns * 3);
  const vertices = new Float32Array(rows * columns * PER_VERTEX);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const point = surface.pointAt(row, column);
      const [x, y, z] = place(point);
      const nearness = moment.cameraDistance / Math.max(0.5, moment.cameraDistance - z);
      const at = row * columns + column;
      placed[at * 3] = x;
      placed[at * 3 + 1] = y;
      placed[at * 3 + 2] = z;
      const to = at * PER_VERTEX;
      vertices[to] = left + scale * x * nearness;
      vertices[to + 1] = top + scale * y * nearness;
      vertices[to + 2] = z;
      vertices[to + 3] = point.planX;
      vertices[to + 4] = point.planY;
      vertices[to + 5] = point.around;
    }
  }
  setNormals(vertices, placed, rows, columns, surface.material === 'frame');
  return vertices;
}

/** Across the sheet's two directions, by differences of neighbors. */
function setNormals(
  vertices: Float32Array,
  placed: Float32Array,
  rows: number,
  columns: number,
  twoSided: boolean,
): void {
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = (row * columns + Math.max(0, column - 1)) * 3;
      const right = (row * columns + Math.min(columns - 1, column + 1)) * 3;
      const above = (Math.max(0, row - 1) * columns + column) * 3;
      const below = (Math.min(rows - 1, row + 1) * columns + column) * 3;
      const ax = placed[right]! - placed[left]!;
      const ay = placed[right + 1]! - placed[left + 1]!;
      const az = placed[right + 2]! - placed[left + 2]!;
      const dx = placed[below]! - placed[above]!;
      const dy = placed[below + 1]! - placed[above + 1]!;
      const dz = placed[below + 2]! - placed[above + 2]!;
      const nx = ay * dz - az * dy;
      const ny = az * dx - ax * dz;
      const nz = ax * dy - ay * dx;
      const length = (Math.hypot(nx, ny, nz) || 1) * (twoSided && nz < 0 ? -1 : 1);
      const to = (row * columns + column) * PER_VERTEX + 6;
      vertices[to] = nx / length;
      vertices[to + 1] = ny / length;
      vertices[to + 2] = nz / length;
    }
  }
}

function fillTriangle(
  vertices: Float32Array,
  first: number,
  second: number,
  third: number,
  material: number,
  { width, height, seen, material: materials }: SeenSurfaces,
  depth: Float32Array,
): void {
  const [a, b, c] = [first * PER_VERTEX, second * PER_VERTEX, third * PER_VERTEX];
  const ax = vertices[a]!;
  const ay = vertices[a + 1]!;
  const bx = vertices[b]!;
  const by = vertices[b + 1]!;
  const cx = vertices[c]!;
  const cy = vertices[c + 1]!;
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (area === 0) return;
  const fromX = Math.max(0, Math.ceil(Math.min(ax, bx, cx)));
  const toX = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx)));
  const fromY = Math.max(0, Math.ceil(Math.min(ay, by, cy)));
  const toY = Math.min(height - 1, Math.floor(Math.max(ay, by, cy)));
  for (let y = fromY; y <= toY; y++) {
    for (let x = fromX; x <= toX; x++) {
      const ofB = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area;
      const ofC = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area;
      const ofA = 1 - ofB - ofC;
      if (ofA < 0 || ofB < 0 || ofC < 0) continue;
      const pixel = y * width + x;
      const z = ofA * vertices[a + 2]! + ofB * vertices[b + 2]! + ofC * vertices[c + 2]!;
      if (z <= depth[pixel]!) continue;
      depth[pixel] = z;
      materials[pixel] = material;
      for (let value = 0; value < SEEN_PER_PIXEL; value++) {
        seen[pixel * SEEN_PER_PIXEL + value] =
          ofA * vertices[a + 3 + value]! + ofB * vertices[b + 3 + value]! + ofC * vertices[c + 3 + value]!;
      }
    }
  }
}
