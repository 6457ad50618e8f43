import { expect, test } from 'vitest';
import { after, hours } from '#server/platform/clock.ts';
import { decideDelivery } from './delivery.policy.ts';
import type { DeliveryFacts } from './delivery.policy.ts';

const now = new Date('2026-11-20T18:00:00Z');
const later = after(now, hours(2));
const usual: DeliveryFacts = {
  channel: 'email',
  pace: 'calm',
  evenIfRead: false,
  isRead: false,
  isOutdated: false,
  usefulUntil: null,
  isWanted: true,
  quietUntil: undefined,
  urgentInQuietHours: false,
  digest: false,
  nextDigest: after(now, hours(14)),
  work: undefined,
};

test.each<[string, Partial<DeliveryFacts>, unknown]>([
  ['is sent', {}, 'send'],
  ['is dropped when unwanted', { isWanted: false, pace: 'at_once' }, 'drop'],
  ['is dropped when read', { isRead: true }, 'drop'],
  ['is sent although read where it must be', { isRead: true, evenIfRead: true }, 'send'],
  ['is dropped when it comes too late', { usefulUntil: now, pace: 'at_once' }, 'drop'],
  ['is dropped when it is outdated', { isOutdated: true, evenIfRead: true }, 'drop'],
  ['is sent while it is useful', { usefulUntil: later }, 'send'],
  ['waits for the end of quiet hours', { quietUntil: later, pace: 'prompt' }, { wait: later }],
  ['waits for the end of quiet hours if urgent', { quietUntil: later, pace: 'urgent' }, { wait: later }],
  [
    'is sent in quiet hours if urgent and let through',
    { quietUntil: later, pace: 'urgent', urgentInQuietHours: true },
    'send',
  ],
  [
    'that is not urgent waits for the end of quiet hours',
    { quietUntil: later, pace: 'prompt', urgentInQuietHours: true },
    { wait: later },
  ],
  ['ignores quiet hours where it must', { quietUntil: later, pace: 'at_once', digest: true }, 'send'],
  ['waits in quiet hours before it joins the digest', { quietUntil: later, digest: true }, { wait: later }],
  [
    'about work that begins in quiet hours is sent',
    { quietUntil: later, work: { from: after(now, hours(1)), until: after(now, hours(9)) } },
    'send',
  ],
  [
    'about work that has begun is sent in quiet hours',
    { quietUntil: later, work: { from: after(now, -hours(1)), until: after(now, hours(1)) } },
    'send',
  ],
  [
    'about work that is over waits',
    { quietUntil: later, work: { from: after(now, -hours(3)), until: after(now, -hours(1)) } },
    { wait: later },
  ],
  [
    'about work after quiet hours waits',
    { quietUntil: later, work: { from: after(now, hours(3)), until: after(now, hours(9)) } },
    { wait: later },
  ],
  [
    'about work before the next digest is sent',
    { digest: true, work: { from: after(now, hours(13)), until: after(now, hours(15)) } },
    'send',
  ],
  ['joins the digest', { digest: true }, 'collect'],
  ['does not join the digest if prompt', { digest: true, pace: 'prompt' }, 'send'],
  ['does not join the digest by push', { digest: true, channel: 'push' }, 'send'],
])('a notification %s', (_, change, verdict) => {
  expect(decideDelivery({ ...usual, ...change }, now)).toEqual(verdict);
});
