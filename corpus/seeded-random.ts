export { seededRandom } from '@assay/media';
