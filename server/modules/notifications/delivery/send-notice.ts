import { isAlwaysOn, notificationCategories } from '#contract/notifications/notification-categories.ts';
import type { NotificationCategory } from '#contract/notifications/notification-categories.ts';
import { href } from '#contract/pages.ts';
import { siteUrl } from '#server/platform/config.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Kind, Notice } from '../kind.ts';
import { behaviorOf } from '../kind.ts';
import { fullName } from '../person.ts';
import type { Person } from '../person.ts';
import { signPreferenceLink } from '../preferences/preference-link.ts';
import { findLinkKey, isConfirmed } from '../preferences/preferences.queries.ts';
import { renderMail } from './mail-layout.ts';
import type { MailItem } from './mail-layout.ts';
import { withoutLinks } from '#server/platform/without-links.ts';

/** Mails a notice of a kind. `id` identifies it, so that a mail server may recognize a repeated one. */
export async function sendNotice(
  platform: Platform,
  person: Person,
  name: string,
  { title, text, path }: Notice,
  id?: string,
): Promise<void> {
  const behavior = behaviorOf(platform.extensions, name);
  if (!behavior) return;
  const { category, action } = behavior;
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
  const count = notices.length === 1 ? '1 notification' : `${notices.length} notifications`;
  const content = { ...listed(platform, notices), text: `${count} since your last summary:` };
  await send(platform, person, `Your day at Wagwell: ${count}`, content, undefined, id);
}

/** Mails several notices of one kind as one. */
export async function sendTogether(
  platform: Platform,
  person: Person,
  { category, together }: Pick<Kind, 'category' | 'together'>,
  notices: readonly Notice[],
  id: string,
): Promise<void> {
  const title = together?.(notices.length) ?? `${notices.length} notifications`;
  await send(platform, person, title, { ...listed(platform, notices), text: `${title}:` }, category, id);
}

/** As many as a mail shows; the page of notifications has the others. */
const shownInMail = 30;

function listed({ config }: Platform, notices: readonly Notice[]) {
  const site = siteUrl(config);
  const items = notices
    .slice(0, shownInMail)
    .map(({ title, text, path }): MailItem => ({ title, text, url: site + path }));
  return { items, action: { label: 'See all notifications', url: site + href('notifications') } };
}

const plainItem = ({ title, text, url }: MailItem): MailItem => ({
  title: withoutLinks(title),
  text: withoutLinks(text),
  url,
});

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
  // Whoever registered with an address may not own its mailbox: nothing that they typed is mailed before it is confirmed.
  const isKnown = await isConfirmed(sql, person);
  const { html, text } = renderMail({
    title: withoutLinks(title),
    greeting: isKnown ? `Hi ${withoutLinks(person.firstName)},` : 'Hello,',
    ...content,
    text: withoutLinks(content.text),
    ...(content.items ? { items: content.items.map(plainItem) } : {}),
    reason: `Wagwell sent this to ${person.email}.`,
    ...(isTransactional(category) ? {} : { postalAddress: config.POSTAL_ADDRESS }),
    links: category === 'security' ? [] : canLeave ? [preferences, leave] : [preferences],
  });
  await mailer.send({
    to: { name: isKnown ? fullName(person) : '', address: person.email },
    subject: title,
    body: text,
    html,
    ...(id ? { messageId: `<${id}@${new URL(site).hostname}>` } : {}),
    ...(canLeave ? { unsubscribeUrl: leaveUrl } : {}),
  });
}

/** Receipts and notices of security need no postal address (CAN-SPAM). */
const isTransactional = (category: NotificationCategory | undefined): boolean =>
  category === 'membership' || category === 'security';
