import {
  findNewGroomers,
  findNewOwners,
  findUnnoticedChanges,
  noticeChanges,
} from '#server/modules/profiles/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import { announceMatch, ifPlaced, searchesToMatch } from './match-posted.ts';

const atOnce = 500;

/** Announces each saved search that a person newly fits: listed since the last run, or changed so as to fit. */
export async function matchChangedPeople(platform: Platform, now: Date): Promise<void> {
  for (;;) {
    const changes = await findUnnoticedChanges(platform.sql, atOnce);
    if (changes.length === 0) return;
    const unnoticed = { after: now, until: 'infinity' } as const;
    for (const kind of ['groomers', 'businesses'] as const) {
      const findNew = kind === 'groomers' ? findNewGroomers : findNewOwners;
      for await (const { id, accountId, query } of searchesToMatch(platform, kind))
        for (const personId of await ifPlaced(() => findNew(platform, accountId, query, unnoticed), []))
          await announceMatch(platform, id, personId);
    }
    const ids = changes.map(({ id }) => id);
    await noticeChanges(platform.sql, ids, now);
  }
}
