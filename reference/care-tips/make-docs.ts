import { readFileSync, writeFileSync } from 'node:fs';
import { withTable } from './household-table.ts';

/** Writes the table of sample households in docs/care-tips.md: `node reference/care-tips/make-docs.ts`. */
const page = new URL('../../docs/care-tips.md', import.meta.url);
writeFileSync(page, withTable(readFileSync(page, 'utf8')));
