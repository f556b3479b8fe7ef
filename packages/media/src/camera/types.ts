/**
 * What a picture says of the camera that took it; texts as written, without the blanks and zeros around them.
 */
export interface CameraMetadata {
  readonly make: string | undefined;
  readonly model: string | undefined;
  readonly bodySerialNumber: string | undefined;
  readonly lensModel: string | undefined;
  readonly lensSerialNumber: string | undefined;
}
