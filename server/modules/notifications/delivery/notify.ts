import { uuidv7 } from 'uuidv7';
import type { Platform } from '#server/platform/platform.ts';
import type { Notice } from '../kinds/kind.ts';
import { kinds } from '../kinds/notification-kinds.ts';
import type { FactsOf, KindName } from '../kinds/notification-kinds.ts';
import { insertNotification } from './notifications.queries.ts';
import type { Person } from '../facts/person.ts';
import { readChoices } from '../preferences/choices.ts';

/** What happened: the id of the event's job, or a name of its own for what is useful until a time only. */
type About = string | { id: string; usefulUntil: Date };

/** Notifies a person once of what happened: in the app, and by the other channels of the kind that they chose. */
export const notify = <Name extends KindName>(
  platform: Platform,
  person: Person,
  name: Name,
  about: About,
  ...facts: FactsOf<Name>
): Promise<void> => notifyMany(platform, [person], name, about, ...facts);

/** Each delivery is a job of its own, so that a failing recipient does not stop or repeat the others. */
export async function notifyMany<Name extends KindName>(
  { transact }: Platform,
  people: readonly Person[],
  name: Name,
  about: About,
  ...facts: FactsOf<Name>
): Promise<void> {
  const { category, channels, template } = kinds[name];
  const { title, text, path } = (template as (...given: FactsOf<Name>) => Notice)(...facts);
  const { id: happening, usefulUntil = null } = typeof about === 'string' ? { id: about } : about;
  await transact(async (t) => {
    const choices = await readChoices(
      t.sql,
      people.map(({ id }) => id),
      category,
    );
    for (const [accountId, { wants, hasPush }] of choices) {
      const id = uuidv7();
      const inApp = wants.inApp && channels.includes('inApp');
      const row = { id, accountId, kind: name, about: happening, title, text, path, inApp };
      if (!(await insertNotification(t.sql, { ...row, usefulUntil, createdAt: t.now }))) continue;
      if (wants.email && channels.includes('email'))
        await t.schedule('mail-notification', { notificationId: id }, t.now, id);
      if (wants.push && hasPush && channels.includes('push'))
        await t.schedule('push-notification', { notificationId: id }, t.now, id);
    }
  });
}
