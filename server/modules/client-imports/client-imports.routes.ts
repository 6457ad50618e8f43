import { clientImportsApi } from '#contract/client-imports.ts';
import { member, routes, withRole } from '#server/modules/identity/index.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { FileReply } from '#server/platform/http/replies/file-reply.ts';
import { linkNext } from '#server/platform/http/requests/paging.ts';
import { readUpload } from '#server/platform/http/requests/read-upload.ts';
import { notFound } from '#server/platform/problem.ts';
import { bringAllRows, decideRow } from './decide-row.ts';
import { findImports, findImportView } from './imports.queries.ts';
import { leftOutCsv } from './left-out-csv.ts';
import { listRows } from './list-rows.ts';
import { mapImport } from './map-import.ts';
import { startRun } from './run-import.ts';
import { startImport } from './start-import.ts';
import { startUndo } from './undo-import.ts';

/** Past members keep their lists and may take an import back. */
const provider = withRole('groomer', 'owner');
const writer = member('groomer', 'owner');
const reading = { name: 'client-imports', max: 30, per: hours(1), by: 'account' } as const;
const mapping = { name: 'client-import-columns', max: 120, per: hours(1), by: 'account' } as const;
const deciding = { name: 'client-import-rows', max: 2000, per: hours(1), by: 'account' } as const;
const files = { name: 'client-import-files', max: 60, per: minutes(10), by: 'account' } as const;

const ofSheet = {
  wrongForm: 'Send the sheet as multipart/form-data.',
  none: 'Choose a file with at least one row.',
  tooLarge: 'A file can have up to 10 MB.',
  onlyOne: 'Send one file, in a field named file.',
};

export const clientImportsRoutes = routes(clientImportsApi, {
  'GET /api/client-imports': {
    who: provider,
    heavy: true,
    reads: ['client-imports', 'clients', 'visit-series'],
    run: ({ sql, actor }) => findImports(sql, actor.id),
  },
  'POST /api/client-imports': {
    who: writer,
    limit: reading,
    runOutsideTransaction: async ({ platform, actor, request }) =>
      startImport(platform, actor.id, await readUpload(request, ofSheet)),
  },
  'GET /api/client-imports/:id': {
    who: provider,
    reads: ['client-imports', 'clients', 'visit-series'],
    async run({ sql, actor, params }) {
      const found = await findImportView(sql, actor.id, params.id);
      if (!found) throw notFound('import');
      return found;
    },
  },
  'PUT /api/client-imports/:id/mapping': {
    who: writer,
    limit: mapping,
    runOutsideTransaction: ({ platform, actor, params, body }) =>
      mapImport(platform, actor.id, params.id, body),
  },
  'GET /api/client-imports/:id/rows': {
    who: provider,
    heavy: true,
    reads: ['client-imports', 'clients'],
    async run({ sql, actor, params, query, request, reply }) {
      const { rows, next } = await listRows(sql, actor.id, params.id, query);
      linkNext(request, reply, next);
      return rows;
    },
  },
  'PATCH /api/client-imports/:id/rows/:no': {
    who: writer,
    limit: deciding,
    run: ({ t, actor, params, body }) => decideRow(t, actor.id, { ...params, ...body }),
  },
  'POST /api/client-imports/:id/bring-all': {
    who: writer,
    limit: deciding,
    run: ({ t, actor, params }) => bringAllRows(t, actor.id, params.id),
  },
  'POST /api/client-imports/:id/run': {
    who: writer,
    run: ({ t, actor, params }) => startRun(t, actor.id, params.id),
  },
  'POST /api/client-imports/:id/undo': {
    who: provider,
    run: ({ t, actor, params }) => startUndo(t, actor.id, params.id),
  },
  'GET /api/client-imports/:id/refused.csv': {
    who: provider,
    limit: files,
    async run({ sql, actor, params }) {
      return new FileReply(
        await leftOutCsv(sql, actor.id, params.id),
        'text/csv; charset=utf-8',
        'wagwell-left-out-rows.csv',
      );
    },
  },
});
