import { href } from '#contract/pages.ts';
import { siteUrl } from '#server/platform/config.ts';
import { FileReply } from '#server/platform/http/replies/file-reply.ts';
import { writeIcal } from '#server/platform/ical.ts';
import type { IcalEvent } from '#server/platform/ical.ts';
import type { Platform } from '#server/platform/platform.ts';
import { problem } from '#server/platform/problem.ts';
import { getLink } from './get-link.ts';

const statuses: Record<string, IcalEvent['status']> = {
  awaiting_answer: 'TENTATIVE',
  cancelled: 'CANCELLED',
  declined: 'CANCELLED',
  expired: 'CANCELLED',
  withdrawn: 'CANCELLED',
};

/** The visit of a link, for adding it to a calendar by hand. @throws Problem `link_expired` */
export async function getCalendarFile({ sql, clock, config }: Platform, secret: string): Promise<FileReply> {
  const now = clock.now();
  const { provider, visit } = await getLink(sql, secret, now);
  if (!visit) throw problem('link_expired', 'There is no visit anymore.');
  const event: IcalEvent = {
    uid: `visit-${visit.id}@wagwell`,
    changedAt: now.toISOString(),
    // It is added by hand, and a later copy replaces an earlier one.
    sequence: Math.floor(now.getTime() / 1000),
    start: visit.startsAt,
    end: visit.endsAt,
    title: `${visit.pets.map(({ name }) => name).join(' and ')}: ${provider.name}`,
    place: visit.address,
    url: siteUrl(config) + href('client-visit', { secret }),
    status: statuses[visit.status] ?? 'CONFIRMED',
  };
  return new FileReply(writeIcal([event]), 'text/calendar; charset=utf-8', 'wagwell-visit.ics');
}
