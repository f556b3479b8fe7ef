export { createApiKey, deleteApiKey, firstOrganization, listApiKeys, renameApiKey } from './access/api-keys.js';
export { type ApiKey, PERMISSIONS, type Permission } from './access/types.js';
export {
  type Analyst,
  type AnalystSettings,
  detailsOf,
  startAnalyst,
  toReports,
  UNDECODABLE_SENTENCES,
  UndecodableError,
} from './analysis/index.js';
export { loadBarcodes } from './analysis/worker/barcode-supply.js';
export { readFaceModels } from './analysis/worker/face-model-supply.js';
export { readRecognizerModels } from './analysis/worker/model-supply.js';
export { readPdfiumBinary } from './analysis/worker/pdfium-binary.js';
export { setOrganizationBands } from './detection/bands.js';
export { ENGINE_VERSION } from './engine-version.js';
export { main } from './main.js';
export { MODEL_NAMES as PARSING_MODEL_NAMES } from './parsing/models.js';
export { type ParsedDocument, parsedDocument, parsedDocumentToWire } from './parsing/parsed-document.js';
export { openStore, type RunningServer, startServer } from './server.js';
export { readSettings, type Settings, SettingsError } from './settings.js';
export type { Country, Organization, Parsing, RecordStore, VerificationCheck } from './store/types.js';
export { COUNTRIES } from './submission/country.js';
export { sniffUpload } from './submission/upload-formats.js';
export { VERIFICATION_MODEL } from './verification/models.js';
export { type PairVerdict, pairVerdict, verdictToWire } from './verification/pair-verdict.js';
