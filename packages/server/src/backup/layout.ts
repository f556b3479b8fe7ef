/** What a data folder holds that a backup keeps; a backup's folder names it the same. */
export const DATABASE_FILE = 'assay.db';
export const LINK_SECRET_FILE = 'link-secret';
export const FILES_FOLDER = 'files';
export const JOBS_FOLDER = 'jobs';
