import { init } from '@embedpdf/pdfium';

/**
 * The C functions of PDFium that we call, straight from the WebAssembly exports: pointers and booleans are
 * numbers.
 * @see https://pdfium.googlesource.com/pdfium/+/refs/heads/main/public/ fpdfview.h, fpdf_text.h, fpdf_edit.h,
 * fpdf_annot.h, fpdf_formfill.h
 */
export interface PdfiumFunctions {
  /** Grows as needed, which detaches `buffer`: take it anew after every call. */
  readonly memory: { readonly buffer: ArrayBuffer };
  malloc(sizeBytes: number): number;
  free(pointer: number): void;
  PDFiumExt_Init(): void;
  emscripten_stack_get_current(): number;
  FPDF_LoadMemDocument(pointer: number, sizeBytes: number, password: number): number;
  FPDF_CloseDocument(document: number): void;
  FPDF_GetLastError(): number;
  FPDF_GetPageCount(document: number): number;
  FPDF_GetPageSizeByIndexF(document: number, index: number, sizeOut: number): number;
  FPDF_LoadPage(document: number, index: number): number;
  FPDF_ClosePage(page: number): void;
  FPDF_GetPageBoundingBox(page: number, rectOut: number): number;
  FPDFPage_GetRotation(page: number): number;
  FPDFBitmap_Create(width: number, height: number, alpha: number): number;
  FPDFBitmap_FillRect(
    bitmap: number,
    left: number,
    top: number,
    width: number,
    height: number,
    argb: number,
  ): number;
  FPDFBitmap_GetBuffer(bitmap: number): number;
  FPDFBitmap_GetStride(bitmap: number): number;
  FPDFBitmap_GetFormat(bitmap: number): number;
  FPDFBitmap_GetWidth(bitmap: number): number;
  FPDFBitmap_GetHeight(bitmap: number): number;
  FPDFBitmap_Destroy(bitmap: number): void;
  FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    startX: number,
    startY: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
  FPDF_FFLDraw(
    form: number,
    bitmap: number,
    page: number,
    startX: number,
    startY: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
  PDFiumExt_OpenFormFillInfo(): number;
  PDFiumExt_CloseFormFillInfo(info: number): void;
  PDFiumExt_InitFormFillEnvironment(document: number, info: number): number;
  PDFiumExt_ExitFormFillEnvironment(form: number): void;
  FORM_OnAfterLoadPage(page: number, form: number): void;
  FORM_OnBeforeClosePage(page: number, form: number): void;
  FPDFText_LoadPage(page: number): number;
  FPDFText_ClosePage(text: number): void;
  FPDFText_CountChars(text: number): number;
  FPDFText_GetUnicode(text: number, index: number): number;
  FPDFText_IsGenerated(text: number, index: number): number;
  FPDFText_GetFontSize(text: number, index: number): number;
  FPDFText_GetMatrix(text: number, index: number, matrixOut: number): number;
  FPDFText_GetCharBox(
    text: number,
    index: number,
    leftOut: number,
    rightOut: number,
    bottomOut: number,
    topOut: number,
  ): number;
  FPDFText_GetLooseCharBox(text: number, index: number, rectOut: number): number;
  FPDFText_GetCharOrigin(text: number, index: number, xOut: number, yOut: number): number;
  FPDFText_GetTextObject(text: number, index: number): number;
  FPDFPage_CountObjects(page: number): number;
  FPDFPage_GetObject(page: number, index: number): number;
  FPDFPageObj_GetType(object: number): number;
  FPDFPageObj_GetBounds(
    object: number,
    leftOut: number,
    bottomOut: number,
    rightOut: number,
    topOut: number,
  ): number;
  FPDFPageObj_GetMatrix(object: number, matrixOut: number): number;
  FPDFPageObj_GetFillColor(
    object: number,
    redOut: number,
    greenOut: number,
    blueOut: number,
    alphaOut: number,
  ): number;
  FPDFPageObj_GetStrokeWidth(object: number, widthOut: number): number;
  FPDFPageObj_HasTransparency(object: number): number;
  FPDFPageObj_SetIsActive(object: number, active: number): number;
  FPDFPageObj_GetClipPath(object: number): number;
  FPDFClipPath_CountPaths(clip: number): number;
  FPDFClipPath_CountPathSegments(clip: number, path: number): number;
  FPDFClipPath_GetPathSegment(clip: number, path: number, index: number): number;
  FPDFFormObj_CountObjects(form: number): number;
  FPDFFormObj_GetObject(form: number, index: number): number;
  FPDFPath_CountSegments(path: number): number;
  FPDFPath_GetPathSegment(path: number, index: number): number;
  FPDFPath_GetDrawMode(path: number, fillModeOut: number, strokeOut: number): number;
  FPDFPathSegment_GetPoint(segment: number, xOut: number, yOut: number): number;
  FPDFPathSegment_GetType(segment: number): number;
  FPDFTextObj_GetTextRenderMode(text: number): number;
  FPDFTextObj_GetFontSize(text: number, sizeOut: number): number;
  FPDFTextObj_GetFont(text: number): number;
  FPDFFont_GetBaseFontName(font: number, out: number, sizeBytes: number): number;
  FPDFImageObj_GetImagePixelSize(image: number, widthOut: number, heightOut: number): number;
  FPDFImageObj_GetImageFilterCount(image: number): number;
  FPDFImageObj_GetImageFilter(image: number, index: number, out: number, sizeBytes: number): number;
  FPDFImageObj_GetImageDataRaw(image: number, out: number, sizeBytes: number): number;
  FPDFImageObj_GetImageDataDecoded(image: number, out: number, sizeBytes: number): number;
  FPDFImageObj_GetImageMetadata(image: number, page: number, metadataOut: number): number;
  FPDFImageObj_GetBitmap(image: number): number;
  FPDFPage_GetAnnotCount(page: number): number;
  FPDFPage_GetAnnot(page: number, index: number): number;
  FPDFPage_CloseAnnot(annotation: number): void;
  FPDFAnnot_GetSubtype(annotation: number): number;
  FPDFAnnot_GetFlags(annotation: number): number;
  FPDFAnnot_GetRect(annotation: number, rectOut: number): number;
  FPDFAnnot_GetObjectCount(annotation: number): number;
  FPDFAnnot_GetObject(annotation: number, index: number): number;
  FPDFAnnot_GetStringValue(annotation: number, key: number, out: number, sizeBytes: number): number;
}

/** A compiled program; TypeScript declares WebAssembly for browsers only. */
type WasmModule = object;
interface WasmInstance {
  readonly exports: unknown;
}
declare const WebAssembly: {
  compile(wasmBinary: Uint8Array | ArrayBuffer): Promise<WasmModule>;
  instantiate(program: WasmModule, imports: object): Promise<WasmInstance>;
};

/**
 * Compiles PDFium: any number of them start from one program, each with a memory of its own, and run the code that V8
 * has made fast for those before. Nothing is read from disk or network: the caller brings the WebAssembly bytes.
 * @returns starts one
 */
export async function compilePdfium(
  wasmBinary: Uint8Array | ArrayBuffer,
): Promise<() => Promise<PdfiumFunctions>> {
  const program = await WebAssembly.compile(wasmBinary);
  return () => startPdfium(program);
}

async function startPdfium(program: WasmModule): Promise<PdfiumFunctions> {
  const silent = () => {};
  const { pdfium } = await new Promise<Awaited<ReturnType<typeof init>>>((resolve, reject) => {
    const settings = {
      instantiateWasm(imports: object, started: (instance: WasmInstance) => void): object {
        WebAssembly.instantiate(program, imports).then(started).catch(reject);
        return {}; // the exports come with `started`
      },
      // PDFium's own messages may quote the document; the package's types leave out Emscripten's settings.
      print: silent,
      printErr: silent,
    } as unknown as Parameters<typeof init>[0];
    init(settings).then(resolve, reject);
  });
  const functions = pdfium.wasmExports as unknown as PdfiumFunctions;
  functions.PDFiumExt_Init();
  return functions;
}
