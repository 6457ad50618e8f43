import { FileReply } from '#server/platform/http/replies/file-reply.ts';
import type { Platform } from '#server/platform/platform.ts';
import { notFound } from '#server/platform/problem.ts';
import { isOver } from './ask-for-export.ts';
import { findExport } from './personal-data.queries.ts';

/** The zip file of the account's archive. @throws Problem `not_found` */
export async function getArchive({ sql, files, clock }: Platform, accountId: string): Promise<FileReply> {
  const row = await findExport(sql, accountId);
  const content = row?.file && !isOver(row, clock.now()) ? await files.open(row.file) : undefined;
  if (!row?.readyAt || !content) throw notFound('archive, or its day is over');
  return new FileReply(content, 'application/zip', `wagwell-data-${row.readyAt.slice(0, 10)}.zip`);
}
