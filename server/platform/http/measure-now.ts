import type { Measures } from '../metrics.ts';
import { countFailedJobs, readQueues } from '../jobs/failed-jobs.queries.ts';
import { findNewestBackup } from '../backup/tables.queries.ts';
import type { Platform } from '../platform.ts';

const answersWithin = 800;

/** Reads what `/metrics` shows of this moment; without the database, what the process knows alone. */
export async function measureNow({
  sql,
  clock,
  changeFeed,
  eventStreams,
  replica,
}: Pick<Platform, 'sql' | 'replica' | 'clock' | 'changeFeed' | 'eventStreams'>): Promise<Measures> {
  const own = {
    openStreams: eventStreams.count(),
    feedSeconds: changeFeed.sinceLook() / 1000,
    connections: sql.usage(),
  };
  const away = {
    ...own,
    databaseAnswers: false,
    queues: [],
    failedJobs: undefined,
    backupSeconds: undefined,
    replica: undefined,
  };
  if (!(await sql.answers(answersWithin))) return away;
  try {
    const now = clock.now();
    const [queues, failedJobs, newest, lag] = await Promise.all([
      readQueues(sql, now),
      countFailedJobs(sql),
      findNewestBackup(sql),
      replica?.lag(),
    ]);
    const backupSeconds = newest === undefined ? undefined : (now.getTime() - Date.parse(newest)) / 1000;
    return {
      ...own,
      databaseAnswers: true,
      queues,
      failedJobs,
      backupSeconds,
      replica: replica && { seconds: lag },
    };
  } catch {
    return away;
  }
}
