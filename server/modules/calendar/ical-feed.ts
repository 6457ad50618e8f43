import { feedDays } from '#contract/calendar/calendar.ts';
import { randomBytes } from 'node:crypto';
import { href } from '#contract/pages.ts';
import { bringOrHave, whatToBring } from '#reference/what-to-bring.ts';
import { addDays } from '#reference/calendar-days.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { siteUrl } from '#server/platform/config.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { hashOf } from '#server/platform/encryption/secret-links.ts';
import { FeedReply, FileReply } from '#server/platform/http/replies/file-reply.ts';
import { writeIcal } from '#server/platform/ical.ts';
import type { IcalEvent } from '#server/platform/ical.ts';
import type { Platform } from '#server/platform/platform.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findFeed, findFeedEntries, findFeedOwner, markFeedRead, writeFeed } from './ical-feed.queries.ts';
import type { FeedEntry } from './ical-feed.queries.ts';
import { listDuePets } from './get-calendar.ts';
import { findTimeOff } from './view.queries.ts';
import { calendarTitle } from './visit-title.ts';

const mediaType = 'text/calendar; charset=utf-8';
const past = days(90);
const ahead = days(400);
const mostEntries = 1000;

/** Programs read every few minutes; the time is kept to the hour. */
const notedEvery = hours(1);
const unreadSince = (now: Date) => after(now, -days(feedDays));

/** Makes the secret address of a calendar; an earlier one ends. Only its hash is stored. */
export async function renewFeed(t: Transaction, accountId: string) {
  const key = randomBytes(32).toString('base64url');
  await writeFeed(t.sql, accountId, hashOf(key), t.now);
  return { path: `${href('calendar')}/${key}.ics`, createdAt: t.now.toISOString() };
}

export const getFeedState = (sql: Sql, accountId: string, now: Date) =>
  findFeed(sql, accountId, unreadSince(now));

/** @throws Problem `not_found` for an address that has ended, and for suspended accounts */
export async function getFeed({ sql, clock, config }: Platform, file: string): Promise<FeedReply> {
  const now = clock.now();
  const accountId = await findFeedOwner(sql, hashOf(file.replace(/\.ics$/, '')), unreadSince(now));
  if (!accountId) throw notFound('calendar');
  await markFeedRead(sql, accountId, now, after(now, -notedEvery));
  const range = { since: after(now, -past), until: after(now, ahead) };
  const entries = await findFeedEntries(sql, accountId, range, { now, limit: mostEntries });
  const events = [
    ...entries.map((entry) => toIcal(entry, siteUrl(config))),
    ...(await privateEvents(sql, accountId, range)),
  ];
  return new FeedReply(writeIcal(events, 'Wagwell'), mediaType, 'wagwell.ics');
}

/** One booked visit or shift, for adding to a calendar by hand. @throws Problem `not_found` */
export async function getEntryFile(
  { sql, config, clock }: Platform,
  accountId: string,
  kind: FeedEntry['kind'],
  id: string,
): Promise<FileReply> {
  const entry = (await findFeedEntries(sql, accountId, { id }, { now: clock.now(), limit: 2 })).find(
    (each) => each.kind === kind,
  );
  if (!entry) throw notFound(kind);
  return new FileReply(writeIcal([toIcal(entry, siteUrl(config))]), mediaType, `wagwell-${kind}.ics`);
}

const titles: Record<FeedEntry['status'], (title: string) => string> = {
  CONFIRMED: (title) => title,
  TENTATIVE: (title) => `${title} (no groomer yet)`,
  CANCELLED: (title) => `Canceled: ${title}`,
};

function toIcal(entry: FeedEntry, site: string): IcalEvent {
  const { kind, id, withName, place, status, missed, sequence, changedAt, phone, visiting } = entry;
  const title = calendarTitle(entry);
  const bring = visiting ? whatToBring(visiting) : [];
  const notes = [
    ...(withName ? [`With ${withName}`] : []),
    ...(phone ? [`Phone: ${phone}`] : []),
    ...(bring.length > 0 ? [`${bringOrHave(visiting?.atHome ?? false)}: ${bring.join('; ')}`] : []),
  ];
  return {
    uid: `${kind}-${id}@wagwell`,
    title: missed
      ? `Missed: ${title}`
      : kind === 'visit' && status === 'TENTATIVE'
        ? `${title} (asked for)`
        : titles[status](title),
    start: entry.startsAt,
    end: entry.endsAt,
    place,
    notes: notes.length > 0 ? notes.join('\n') : null,
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
  const plain = { status: 'CONFIRMED' } as const;
  return [
    ...off.map(({ id, startsAt, endsAt, allDay, timeZone, note, changedAt, changes }) => ({
      ...plain,
      uid: `time-off-${id}@wagwell`,
      title: note ? `Time off: ${note}` : 'Time off',
      start: allDay ? dayIn(startsAt, timeZone) : startsAt,
      end: allDay ? dayIn(endsAt, timeZone) : endsAt,
      wholeDays: allDay,
      sequence: changes,
      changedAt,
    })),
    ...due
      .filter(({ asked }) => !asked)
      .map(({ id, name, dueOn, changedAt, changes }) => ({
        ...plain,
        uid: `due-${id}@wagwell`,
        title: `${name} is due for grooming`,
        start: dueOn,
        end: addDays(dueOn, 1),
        wholeDays: true,
        free: true,
        sequence: changes,
        changedAt,
      })),
  ];
}
