import { ConfigError, readConfig } from '#server/platform/config.ts';
import { copyFiles } from '#server/platform/files/copy-files.ts';
import { filesFolder, openFiles } from '#server/platform/files/open-files.ts';

/**
 * `npm run files:to-s3`: copies the files of DATA_DIR to the bucket of S3_BUCKET and reads each copy again; exit code 1 if
 * that fails. The files on the disk stay.
 */
try {
  const config = readConfig(process.env);
  if (!config.S3_BUCKET) throw new ConfigError('Setting S3_BUCKET: is needed to copy files to it');
  const folder = filesFolder(config);
  const { copied, present } = await copyFiles(folder, await openFiles(config));
  console.log(
    `${copied} files of ${folder} were copied to ${config.S3_BUCKET}; ${present} were there already.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
