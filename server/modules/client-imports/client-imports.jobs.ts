import { after, days } from '#server/platform/clock.ts';
import { importLimits } from '#contract/client-imports.ts';
import { every, scheduled } from '#server/platform/jobs/jobs.ts';
import { deleteEndedImports } from './imports.queries.ts';
import { bookNextVisits } from './book-next-visits.ts';
import { runImport } from './run-import.ts';
import { undoImport } from './undo-import.ts';

export const clientImportsJobs = {
  'run-client-import': scheduled(runImport),
  'series-import-visits': scheduled(bookNextVisits),
  'undo-client-import': scheduled(undoImport),
  'delete-ended-imports': every('day', async ({ sql, clock }) => {
    const now = clock.now();
    await deleteEndedImports(sql, now, after(now, -days(importLimits.undoDays)));
  }),
};
