type Pdfjs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');

let loading: Promise<Pdfjs> | undefined;

/**
 * Loads pdf.js, which takes 0.15 s and 80 MB. Its build for Node replaces built-ins of the whole process by its own,
 * written in JavaScript: `push` of arrays, `JSON`, `toString` of functions. They are put back, since every reader of a
 * process that has opened a PDF is slower with them; what it adds stays, since it needs that.
 */
export const loadPdfjs = (): Promise<Pdfjs> => {
  loading ??= keepingBuiltIns(async () => {
    const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
    // What it would load with the first document, with the same built-ins of its own.
    // @ts-expect-error It has no types, and nothing of it is used here.
    await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
    return pdfjs;
  });
  return loading;
};

const BUILT_INS: readonly object[] = [Array.prototype, Function.prototype, JSON];

/**
 * What `load` replaces of the built-ins' properties is as it was afterwards. Others are not touched: from the moment that somebody
 * defines `Symbol.iterator` or `constructor` of arrays, even as they were, V8 takes its slow way for every spread, destructuring and
 * copy of an array in the process (`Float32Array.from` of a million numbers 400 ms in place of 20).
 */
async function keepingBuiltIns<T>(load: () => Promise<T>): Promise<T> {
  const before = BUILT_INS.map((builtIn) => Object.getOwnPropertyDescriptors(builtIn));
  try {
    return await load();
  } finally {
    for (const [at, builtIn] of BUILT_INS.entries()) putBack(builtIn, before[at]!);
  }
}

function putBack(builtIn: object, before: PropertyDescriptorMap): void {
  for (const key of Reflect.ownKeys(before)) {
    const now = Object.getOwnPropertyDescriptor(builtIn, key);
    if (now?.value !== before[key]!.value) Object.defineProperty(builtIn, key, before[key]!);
  }
}
