import { isAlwaysOn, notificationCategories } from '#contract/notifications/notification-categories.ts';
import type { NotificationCategory } from '#contract/notifications/notification-categories.ts';
import { href } from '#contract/pages.ts';
import { siteUrl } from '#server/platform/config.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Notice } from '../kinds/kind.ts';
import { kinds } from '../kinds/notification-kinds.ts';
import type { KindName } from '../kinds/notification-kinds.ts';
import { fullName } from '../facts/person.ts';
import type { Person } from '../facts/person.ts';
import { signPreferenceLink } from '../preferences/preference-link.ts';
import { findLinkKey } from '../preferences/preferences.queries.ts';
import { renderMail } from './mail-layout.ts';
import type { MailItem } from './mail-layout.ts';

/** Mails a notice of a kind. `id` identifies it, so that a mail server may recognize a repeated one. */
export async function sendNotice(
  platform: Platform,
  person: Person,
  name: KindName,
  { title, text, path }: Notice,
  id?: string,
): Promise<void> {
  const { category, action } = kinds[name];
  const url = siteUrl(platform.config) + path;
  await send(platform, person, title, { text, action: { label: action, url } }, category, id);
}

/** Mails what was collected for a day. */
export async function sendDigest(
  platform: Platform,
  person: Person,
  notices: readonly Notice[],
  id: string,
): Promise<void> {
  const site = siteUrl(platform.config);
  const items: MailItem[] = notices.map(({ title, text, path }) => ({ title, text, url: site + path }));
  const count = items.length === 1 ? '1 notification' : `${items.length} notifications`;
  const action = { label: 'See all notifications', url: site + href('notifications') };
  const text = `${count} since your last summary:`;
  await send(platform, person, `Your day at Wagwell: ${count}`, { text, items, action }, undefined, id);
}

type Content = { text: string; action: { label: string; url: string }; items?: readonly MailItem[] };

async function send(
  { sql, config, mailer }: Platform,
  person: Person,
  title: string,
  content: Content,
  category: NotificationCategory | undefined,
  id: string | undefined,
): Promise<void> {
  const site = siteUrl(config);
  const key = signPreferenceLink(await findLinkKey(sql), person.id);
  const canLeave = category === undefined || !isAlwaysOn(category, 'email');
  const leaveUrl = `${site}/unsubscribe/${key}?category=${category ?? 'digest'}`;
  const preferences = { label: 'Choose what we send', url: site + href('email-preferences', { key }) };
  const leave = {
    label: category ? `No emails about: ${notificationCategories[category].label}` : 'No daily summary',
    url: leaveUrl,
  };
  const { html, text } = renderMail({
    title,
    greeting: `Hi ${person.firstName},`,
    ...content,
    reason: `Wagwell sent this to ${person.email}.`,
    links: category === 'security' ? [] : canLeave ? [preferences, leave] : [preferences],
  });
  await mailer.send({
    to: { name: fullName(person), address: person.email },
    subject: title,
    body: text,
    html,
    ...(id ? { messageId: `<${id}@${new URL(site).hostname}>` } : {}),
    ...(canLeave ? { unsubscribeUrl: leaveUrl } : {}),
  });
}
