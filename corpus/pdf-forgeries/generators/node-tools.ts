import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool, ToolError } from '../tools.js';

/** Pinned, so that a later run makes the same bytes. */
const PACKAGES = ['pdfkit@0.20.2', 'jspdf@4.2.1'];

/**
 * A temporary folder with PDF writers that the repository itself has no use for; undefined without a package
 * registry.
 */
export function nodeToolsFolder(): string | undefined {
  const folder = join(tmpdir(), 'pdf-forgeries-node-tools');
  if (existsSync(join(folder, 'node_modules', 'jspdf'))) return folder;
  mkdirSync(folder, { recursive: true });
  try {
    runTool('npm', [
      'install',
      '--prefix',
      folder,
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      ...PACKAGES,
    ]);
    return folder;
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}
