import path from 'node:path';
import type { Config } from '../config.ts';
import { diskFiles } from './disk-files.ts';
import type { FileStore } from './file-store.ts';

export const filesFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string =>
  path.resolve(DATA_DIR, 'files');

/** Opens the store of uploaded files: a bucket if one is set, otherwise a folder. @throws ConfigError */
export async function openFiles(config: Config): Promise<FileStore> {
  if (!config.S3_BUCKET) return diskFiles(filesFolder(config));
  // The client is large, so it is loaded only where it is used.
  const { s3Files } = await import('./s3-files.ts');
  return s3Files(config);
}
