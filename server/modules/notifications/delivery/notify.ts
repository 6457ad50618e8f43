import { uuidv7 } from 'uuidv7';
import { isAboutWork, reaches } from '#contract/notifications/notification-categories.ts';
import { findBlock } from '#server/modules/blocks/index.ts';
import { timeNext } from '#server/platform/wall-clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Kind, Notice } from '../kind.ts';
import { mailTogether, minuteOf } from './mail-together.ts';
import { insertNotification, takeFromApp } from './notifications.queries.ts';
import type { Person } from '../person.ts';
import { findSettings } from '../preferences/preferences.queries.ts';
import { readChoices } from '../preferences/choices.ts';

/**
 * What happened: the id of the event's job, or a name of its own for what is useful until a time only. `otherId` is the
 * person whom it is about, where the facts carry no other person than the reader.
 */
type About = string | { id: string; usefulUntil?: Date; otherId?: string };

const morning = '08:00';

type Kinds = Readonly<Record<string, Kind>>;
type FactsOf<K extends Kind> = Parameters<K['template']>;

/**
 * Notifies a person once of what happened: in the app, and by the other channels of the kind that they chose. `kinds` are
 * those of a domain.
 */
export function notifierOf<All extends Kinds>(kinds: All) {
  const notify = <Name extends keyof All & string>(
    platform: Platform,
    person: Person,
    name: Name,
    about: About,
    ...facts: FactsOf<All[Name]>
  ): Promise<void> => notifyMany(platform, [person], name, about, ...facts);

  /** Each delivery is a job of its own, so that a failing recipient does not stop or repeat the others. */
  async function notifyMany<Name extends keyof All & string>(
    { transact, extensions }: Platform,
    people: readonly Person[],
    name: Name,
    about: About,
    ...facts: FactsOf<All[Name]>
  ): Promise<void> {
    const { category, channels, pace, together, replacesUnread, template } = kinds[name] as All[Name];
    const { title, text, path } = (template as (...given: FactsOf<All[Name]>) => Notice)(...facts);
    const { id: happening, usefulUntil = null, otherId } = typeof about === 'string' ? { id: about } : about;
    const work = isAboutWork(category) ? workIn(facts) : { workFrom: null, workUntil: null };
    await transact(async (t) => {
      const choices = await readChoices(
        t.sql,
        extensions,
        people.map(({ id }) => id),
        category,
      );
      for (const [accountId, { wants, hasPush }] of choices) {
        const id = uuidv7();
        const other = otherId ?? otherIn(facts, accountId) ?? null;
        if (!reaches(category) && other && (await findBlock(t.sql, accountId, other))) continue;
        const at = pace === 'morning' ? await nextMorningOf(t, accountId) : t.now;
        const inApp = wants.inApp && channels.includes('inApp');
        const row = {
          id,
          accountId,
          kind: name,
          about: happening,
          title,
          text,
          path,
          inApp,
          ...work,
          otherId: other,
        };
        if (!(await insertNotification(t.sql, { ...row, usefulUntil, createdAt: t.now }))) continue;
        if (replacesUnread) await takeFromApp(t.sql, row);
        if (wants.email && channels.includes('email')) {
          if (together) await mailTogether(t, { accountId, kind: name, from: minuteOf(t.now) });
          else await t.schedule('mail-notification', { notificationId: id }, at, id);
        }
        if (wants.push && hasPush && channels.includes('push'))
          await t.schedule('push-notification', { notificationId: id }, at, id);
      }
    });
  }
  return { notify, notifyMany };
}

/** The next 8:00 where a person lives. */
const nextMorningOf = async (t: Transaction, accountId: string): Promise<Date> =>
  timeNext(morning, t.now, (await findSettings(t.sql, accountId)).timeZone);

type Work = { workFrom: Date | null; workUntil: Date | null };

const fieldsOf = (fact: unknown): Record<string, unknown> =>
  typeof fact === 'object' && fact !== null ? (fact as Record<string, unknown>) : {};

/**
 * From when to when the work is that a notification is about: its facts carry `startsAt` and `endsAt`, and those of a
 * move `from`, the time that is left.
 */
function workIn(facts: readonly unknown[]): Work {
  const times = facts
    .map(fieldsOf)
    .flatMap(({ startsAt, endsAt, from }) => (typeof startsAt === 'string' ? [startsAt, endsAt, from] : []))
    .flatMap((time) => (typeof time === 'string' ? [Date.parse(time)] : []));
  return times.length === 0
    ? { workFrom: null, workUntil: null }
    : { workFrom: new Date(Math.min(...times)), workUntil: new Date(Math.max(...times)) };
}

/** The first person besides the reader whom the facts carry. */
function otherIn(facts: readonly unknown[], readerId: string): string | undefined {
  const people = facts.map(fieldsOf).flatMap((fact) => Object.values(fact).filter(isPerson));
  return people.find(({ id }) => id !== readerId)?.id;
}

const isPerson = (value: unknown): value is Person => {
  const { id, email } = fieldsOf(value);
  return typeof id === 'string' && typeof email === 'string';
};
