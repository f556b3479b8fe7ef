import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { runTool, ToolError, WORK_FOLDER } from '../tools.js';

/** Converts with LibreOffice and gives the path of the result, which lies in the work folder. */
export function convertWithOffice(
  path: string,
  target: string,
  extension: string,
  importFilter?: string,
): string {
  const profile = `-env:UserInstallation=file://${join(WORK_FOLDER, 'office-profile')}`;
  runTool('soffice', [
    profile,
    '--headless',
    ...(importFilter ? [`--infilter=${importFilter}`] : []),
    '--convert-to',
    target,
    '--outdir',
    join(WORK_FOLDER, 'office'),
    path,
  ]);
  const converted = join(WORK_FOLDER, 'office', `${basename(path, extname(path))}.${extension}`);
  if (!existsSync(converted)) throw new ToolError(`soffice made no ${extension} of ${path}`);
  return converted;
}
