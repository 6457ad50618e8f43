import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './file-store.ts';

/**
 * Copies the files of a folder into a store, and reads each copy again; files that are there already are left alone. It can be
 * repeated after an interruption.
 * @returns how many files were copied, and how many were there
 * @throws Error naming a file whose copy differs
 */
export async function copyFiles(folder: string, to: FileStore): Promise<{ copied: number; present: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let [copied, present] = [0, 0];
  for (const entry of entries) {
    // A write that was interrupted leaves a part behind.
    if (!entry.isFile() || entry.name.endsWith('.part')) continue;
    const bytes = await readFile(path.join(entry.parentPath, entry.name));
    if ((await to.get(entry.name))?.equals(bytes)) {
      present++;
      continue;
    }
    await to.put(entry.name, bytes);
    if (!(await to.get(entry.name))?.equals(bytes)) throw new Error(`The copy of ${entry.name} differs.`);
    copied++;
  }
  return { copied, present };
}
