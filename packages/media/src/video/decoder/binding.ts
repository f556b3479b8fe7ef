import { VideoDecoderMissingError } from '../../errors.js';

/** A decoded frame, held in the library's memory until it is closed. */
export interface NativeFrame {
  readonly width: number;
  readonly height: number;
  /**
   * As WebCodecs spells it; empty for what WebCodecs has no name for: all of more than 8 bits, and 8 bits of
   * full range.
   */
  readonly format: string;
  /** Bytes of all planes, packed without gaps. */
  allocationSize(): number;
  /** Copies the planes one behind the other. */
  copyTo(destination: Uint8Array): void;
  close(): void;
}

/**
 * The library's synchronous decoder: every call answers before it returns, by its callbacks or by an
 * exception.
 */
export interface NativeDecoder {
  configure(config: { codec: string; width: number; height: number; extradata?: Uint8Array }): void;
  decode(data: Uint8Array, isKey: boolean, timestamp: number, duration: number): void;
  flush(done: () => void): void;
  close(): void;
}

/** What is used of the library: node-webcodecs 1.3.0, `native/decoder.cpp` and `native/frame.cpp`. */
export interface DecoderLibrary {
  readonly VideoDecoderNative: new (
    onFrame: (frame: NativeFrame, timestamp: number) => void,
    onError: (message: string) => void,
  ) => NativeDecoder;
}

/** Of these, npm installs the one made for the platform, or none. */
const PACKAGES = ['@node-webcodecs/static-linux-x64'];

let loading: Promise<DecoderLibrary> | undefined;

/**
 * The library of decoders, loaded on first use: nothing but videos needs it, and it exists for some platforms
 * only.
 *
 * Its packages are used without `node-webcodecs` around them, which would prefer an FFmpeg of the system, of
 * whatever version and license, which names every frame of more than 8 bits `I420`, and whose installation
 * runs a script.
 * @throws VideoDecoderMissingError
 */
export function loadDecoderLibrary(): Promise<DecoderLibrary> {
  loading ??= loadFirst(PACKAGES);
  return loading;
}

/** The first of the packages that can be loaded. @throws VideoDecoderMissingError when none can. */
export async function loadFirst(packages: readonly string[]): Promise<DecoderLibrary> {
  const reasons: unknown[] = [];
  for (const name of packages) {
    try {
      const library = (await import(name)) as { default: DecoderLibrary };
      return library.default;
    } catch (error) {
      reasons.push(error);
    }
  }
  throw new VideoDecoderMissingError('no decoder of videos is installed for this platform', {
    cause: new AggregateError(reasons),
  });
}
