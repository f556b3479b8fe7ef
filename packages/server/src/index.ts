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
export { readRecognizerModels } from './analysis/worker/model-supply.js';
export { setOrganizationBands } from './detection/bands.js';
export { ENGINE_VERSION } from './engine-version.js';
export { main } from './main.js';
export { openStore, type RunningServer, startServer } from './server.js';
export { readSettings, type Settings, SettingsError } from './settings.js';
export type { Organization, RecordStore } from './store/types.js';
