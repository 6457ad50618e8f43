import type { Module } from '#server/platform/module.ts';
import { clientImportsJobs } from './client-imports.jobs.ts';
import { clientImportsRoutes } from './client-imports.routes.ts';

export const clientImports: Module = {
  name: 'client-imports',
  routes: clientImportsRoutes,
  jobs: clientImportsJobs,
  tables: {
    client_imports: {
      of: ['account_id'],
      what: "Sheets of clients that a provider brought in: the file's name, its headings and samples of its columns",
      because: 'To bring the clients in, and to take the import back.',
      until: '30 days',
      archive: { list: 'client-imports' },
      closed: 'deleted',
    },
    client_import_rows: {
      what: "The rows of such a sheet with what was read of them: a client's contact, address, notes and pets",
      because: 'To bring the clients in, and to take the import back.',
      until: '30 days, or until the import is taken back',
      archive: {
        none: 'They are the account’s own file, and the clients that were made of them are in the archive.',
      },
      closed: 'deleted',
      announced: false,
    },
  },
};
