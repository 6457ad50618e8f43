import { Email } from '#contract/identity/identity.ts';
import { empty, saysNothing, unread } from './reading.ts';
import type { Reading } from './reading.ts';

/** Reads the first email address of a cell; what stands beside it becomes a note. */
export function readEmail(cell: string): Reading<string> {
  if (saysNothing(cell)) return empty;
  const candidates = cell.split(/[\s,;<>|()]+/).map((part) => part.replace(/^mailto:/i, ''));
  for (const candidate of candidates) {
    if (!candidate.includes('@')) continue;
    const read = Email.safeParse(candidate);
    if (read.success) return { value: read.data, ...(candidate === cell.trim() ? {} : { beside: cell }) };
  }
  return unread(cell, 'is not an email address');
}
