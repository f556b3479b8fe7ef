/**
 * What is used of Tesseract as Emscripten compiles it: `tesseract.js-core` 7, whose package declares no
 * types.
 */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export interface TesseractApi {
    /** @returns 0 when the language's data was found */
    Init(dataPath: null, language: string, engineMode: number): number;
    SetPageSegMode(mode: number): void;
    SetVariable(name: string, value: string): boolean;
    /** Takes the picture from the file `/input`. */
    SetImageFile(exifOrientation: number, angleRadians: number): number;
    /** @returns 0 when it went well */
    Recognize(monitor: null): number;
    GetUTF8Text(): string;
    /** 0..100 */
    MeanTextConf(): number;
    End(): void;
  }
  export interface TesseractCore {
    readonly FS: { writeFile(path: string, bytes: Uint8Array): void };
    readonly TessBaseAPI: new () => TesseractApi;
  }
  export interface EmscriptenOptions {
    readonly wasmBinary: Uint8Array;
    print(line: string): void;
    printErr(line: string): void;
  }
  export default function createCore(options: EmscriptenOptions): Promise<TesseractCore>;
}
