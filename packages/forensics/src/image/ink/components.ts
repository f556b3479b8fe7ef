/** A rectangle of whole pixels; `right` and `bottom` are the first column and row outside. */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Ink that hangs together, corners included. */
export interface Component extends PixelBox {
  /** Pixels of ink. */
  readonly area: number;
}

/** Beyond this many pieces a picture is texture, not text; what is left is not listed. */
const MAX_COMPONENTS = 200_000;

/**
 * Connected components (8-neighbors) of a mask, in the order of their first pixel. Runs of a row are joined
 * with those of the row above by union-find; linear in pixels.
 */
export function inkComponents(mask: Uint8Array, width: number, height: number): Component[] {
  const parent: number[] = [];
  const boxes: { left: number; top: number; right: number; bottom: number; area: number }[] = [];
  const rootOf = (label: number): number => {
    let root = label;
    while (parent[root] !== root) root = parent[root]!;
    for (let at = label; parent[at] !== root; ) {
      const next = parent[at]!;
      parent[at] = root;
      at = next;
    }
    return root;
  };
  const join = (a: number, b: number): number => {
    const [first, second] = a < b ? [a, b] : [b, a];
    if (first === second) return first;
    parent[second] = first;
    const [kept, lost] = [boxes[first]!, boxes[second]!];
    kept.left = Math.min(kept.left, lost.left);
    kept.top = Math.min(kept.top, lost.top);
    kept.right = Math.max(kept.right, lost.right);
    kept.bottom = Math.max(kept.bottom, lost.bottom);
    kept.area += lost.area;
    return first;
  };
  let above: { start: number; end: number; label: number }[] = [];
  for (let y = 0; y < height; y++) {
    const runs: typeof above = [];
    let candidate = 0;
    for (let x = 0, row = y * width; x < width; x++) {
      if (mask[row + x] === 0) continue;
      const start = x;
      while (x < width && mask[row + x] === 1) x++;
      while (candidate < above.length && above[candidate]!.end < start) candidate++;
      let label = -1;
      for (let at = candidate; at < above.length && above[at]!.start <= x; at++) {
        const root = rootOf(above[at]!.label);
        label = label < 0 ? root : join(label, root);
      }
      if (label < 0) {
        if (boxes.length >= MAX_COMPONENTS) continue;
        label = boxes.length;
        parent.push(label);
        boxes.push({ left: start, top: y, right: x, bottom: y + 1, area: 0 });
      }
      const box = boxes[label]!;
      box.left = Math.min(box.left, start);
      box.right = Math.max(box.right, x);
      box.bottom = y + 1;
      box.area += x - start;
      runs.push({ start, end: x, label });
    }
    above = runs;
  }
  return boxes.filter((_, label) => parent[label] === label);
}
