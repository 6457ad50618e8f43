import { hash } from 'node:crypto';
import type { Sql } from '#server/platform/database/sql.ts';
import { deleteStop, hasStop, insertStop } from './stops.queries.ts';

/** The number itself is not kept: the hash outlives whoever had it as a client. */
const hashOf = (number: string) => hash('sha256', `texts ${number}`, 'buffer');

/** Whether a number takes no texts of any provider. */
export const isStopped = (sql: Sql, number: string) => hasStop(sql, hashOf(number));

export const stopNumber = (sql: Sql, number: string, now: Date) => insertStop(sql, hashOf(number), now);

export const resumeNumber = (sql: Sql, number: string) => deleteStop(sql, hashOf(number));
