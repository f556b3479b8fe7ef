import type { PdfiumFunctions } from './library.js';

/** PDFium has written to 1.8 MB when it has started; a test holds that all behind these is zero. */
export const WRITTEN_BYTES = 2 * 1024 * 1024;

/**
 * Keeps what PDFium's memory holds when it has started. All else that calls could change of a WebAssembly program are its
 * stack pointer, which every call that returns leaves as it was, and its memory's size.
 * @returns puts all of it back, byte for byte; false where the stack is not as it was, or the memory has grown: it never
 * shrinks
 */
export function firstState(functions: PdfiumFunctions): () => boolean {
  const sizeBytes = functions.memory.buffer.byteLength;
  const stackPointer = functions.emscripten_stack_get_current();
  const written = new Uint8Array(functions.memory.buffer, 0, WRITTEN_BYTES).slice();
  return () => {
    const memory = new Uint8Array(functions.memory.buffer);
    if (memory.length !== sizeBytes || functions.emscripten_stack_get_current() !== stackPointer)
      return false;
    memory.set(written);
    memory.fill(0, written.length);
    return true;
  };
}
