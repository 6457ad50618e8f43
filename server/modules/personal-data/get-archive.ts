import { hash, randomBytes } from 'node:crypto';
import { FileReply } from '#server/platform/http/replies/file-reply.ts';
import type { Platform } from '#server/platform/platform.ts';
import { notFound } from '#server/platform/problem.ts';
import { isOver } from './ask-for-export.ts';
import { findExport, findExportByLink, setLink } from './personal-data.queries.ts';
import type { ExportRow } from './personal-data.queries.ts';

const hashOf = (key: string) => hash('sha256', key, 'buffer');

/** Creates the link to an archive; an earlier link to it ends. @returns its path, of whose key only the hash is stored */
export async function createExportLink({ sql }: Platform, exportId: string): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await setLink(sql, exportId, hashOf(key));
  return `/account-export/${key}`;
}

/** @throws Problem `not_found` */
export const getOwnArchive = async (platform: Platform, accountId: string) =>
  open(platform, await findExport(platform.sql, accountId));

/** @throws Problem `not_found` */
export const getLinkedArchive = async (platform: Platform, key: string) =>
  open(platform, await findExportByLink(platform.sql, hashOf(key)));

async function open({ files, clock }: Platform, row: ExportRow | undefined): Promise<FileReply> {
  const content = row?.file && !isOver(row, clock.now()) ? await files.open(row.file) : undefined;
  if (!row?.readyAt || !content) throw notFound('archive, or its day is over');
  return new FileReply(content, 'application/zip', `wagwell-data-${row.readyAt.slice(0, 10)}.zip`);
}
