import { siteUrl } from '#server/platform/config.ts';
import type { Platform } from '#server/platform/platform.ts';

export type Person = { id: string; firstName: string; lastName: string; email: string };
/** A mail's subject and text; `path` is the page that it links to. */
export type NotificationMail = { subject: string; text: string; path: string };

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

export async function notify(
  platform: Platform,
  person: Person,
  { subject, text, path }: NotificationMail,
): Promise<void> {
  await platform.mailer.send({
    to: { name: fullName(person), address: person.email },
    subject,
    body: `Hi ${person.firstName},\n\n${text}\n\n${siteUrl(platform.config)}${path}\n\nWagwell`,
  });
}
