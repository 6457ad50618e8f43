import { hash, randomBytes } from 'node:crypto';
import { href } from '#contract/pages.ts';
import { addDays } from '#reference/calendar-days.ts';
import { after, days } from '#server/platform/clock.ts';
import { siteUrl } from '#server/platform/config.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { FeedReply } from '#server/platform/http/replies/feed-reply.ts';
import { FileReply } from '#server/platform/http/replies/file-reply.ts';
import { writeIcal } from '#server/platform/ical.ts';
import type { IcalEvent } from '#server/platform/ical.ts';
import type { Platform } from '#server/platform/platform.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findFeedEntries, findFeedOwner, writeFeed } from './ical-feed.queries.ts';
import type { FeedEntry } from './ical-feed.queries.ts';
import { listDuePets } from './get-calendar.ts';
import { findTimeOff } from './view.queries.ts';

const mediaType = 'text/calendar; charset=utf-8';
const past = days(90);
const ahead = days(400);
const mostEntries = 1000;

const hashOf = (key: string) => hash('sha256', key, 'buffer');

/** Makes the secret address of a calendar; an earlier one ends. Only its hash is stored. */
export async function renewFeed(t: Transaction, accountId: string) {
  const key = randomBytes(32).toString('base64url');
  await writeFeed(t.sql, accountId, hashOf(key), t.now);
  return { path: `${href('calendar')}/${key}.ics`, createdAt: t.now.toISOString() };
}

/** @throws Problem `not_found` for an address that has ended, and for suspended accounts */
export async function getFeed({ sql, clock, config }: Platform, file: string): Promise<FeedReply> {
  const accountId = await findFeedOwner(sql, hashOf(file.replace(/\.ics$/, '')));
  if (!accountId) throw notFound('calendar');
  const now = clock.now();
  const range = { since: after(now, -past), until: after(now, ahead) };
  const entries = await findFeedEntries(sql, accountId, range, mostEntries);
  const events = [
    ...entries.map((entry) => toIcal(entry, siteUrl(config))),
    ...(await privateEvents(sql, accountId, range)),
  ];
  return new FeedReply(writeIcal(events, 'Wagwell'), mediaType, 'wagwell.ics');
}

/** One booked visit or shift, for adding to a calendar by hand. @throws Problem `not_found` */
export async function getEntryFile(
  { sql, config }: Platform,
  accountId: string,
  kind: FeedEntry['kind'],
  id: string,
): Promise<FileReply> {
  const entry = (await findFeedEntries(sql, accountId, { id }, 2)).find((each) => each.kind === kind);
  if (!entry) throw notFound(kind);
  return new FileReply(writeIcal([toIcal(entry, siteUrl(config))]), mediaType, `wagwell-${kind}.ics`);
}

const titles: Record<FeedEntry['status'], (title: string) => string> = {
  CONFIRMED: (title) => title,
  TENTATIVE: (title) => `${title} (no groomer yet)`,
  CANCELLED: (title) => `Canceled: ${title}`,
};

function toIcal(entry: FeedEntry, site: string): IcalEvent {
  const { kind, id, title, withName, place, status, sequence, changedAt } = entry;
  return {
    uid: `${kind}-${id}@wagwell`,
    title: titles[status](title),
    start: entry.startsAt,
    end: entry.endsAt,
    place,
    notes: withName && `With ${withName}`,
    url: site + href(kind, { id }),
    status,
    sequence,
    changedAt,
  };
}

/** Time off, and the days on which pets are due. */
async function privateEvents(
  sql: Sql,
  accountId: string,
  range: { since: Date; until: Date },
): Promise<IcalEvent[]> {
  const off = await findTimeOff(sql, accountId, range);
  const due = await listDuePets(sql, accountId);
  const plain = { sequence: 0, status: 'CONFIRMED' } as const;
  return [
    ...off.map(({ id, startsAt, endsAt, note }) => ({
      ...plain,
      uid: `time-off-${id}@wagwell`,
      title: note ? `Time off: ${note}` : 'Time off',
      start: startsAt,
      end: endsAt,
      changedAt: startsAt,
    })),
    ...due
      .filter(({ asked }) => !asked)
      .map(({ id, name, dueOn }) => ({
        ...plain,
        uid: `due-${id}-${dueOn}@wagwell`,
        title: `${name} is due for grooming`,
        start: dueOn,
        end: addDays(dueOn, 1),
        wholeDays: true,
        changedAt: `${dueOn}T00:00:00Z`,
      })),
  ];
}
