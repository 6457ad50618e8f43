import { siteUrl } from '#server/platform/config.ts';
import type { Platform } from '#server/platform/platform.ts';

export type Person = { id: string; firstName: string; lastName: string; email: string };
/** `path` leads to where the reader goes on. */
export type Letter = { subject: string; text: string; path: string };

export const nameOf = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

export async function tell(
  platform: Platform,
  person: Person,
  { subject, text, path }: Letter,
): Promise<void> {
  await platform.mailer.send({
    to: { name: nameOf(person), address: person.email },
    subject,
    body: `Hi ${person.firstName},\n\n${text}\n\n${siteUrl(platform.config)}${path}\n\nWagwell`,
  });
}
