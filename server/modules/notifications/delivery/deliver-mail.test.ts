import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertReview } from '#server/modules/reviews/reviews.queries.ts';
import {
  bookVisit,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { after, hours, minutes } from '#server/platform/clock.ts';
import { openMailServer } from '#tests/standins/mail-server.ts';
import type { MailServer } from '#tests/standins/mail-server.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { uuidv7 } from 'uuidv7';

const patience = { timeout: 10_000 };

let app: TestApp;
let mails: MailServer;
let jordan: Caller;
const postalAddress = 'Wagwell, 12 Main St, Austin, TX 78701';
let author: Caller;
let email: string;
beforeAll(async () => {
  mails = await openMailServer();
  app = await openTestApp({
    SMTP_URL: mails.url,
    PUBLIC_URL: 'http://wagwell.test',
    POSTAL_ADDRESS: postalAddress,
  });
  // In Austin, six hours behind UTC.
  jordan = await signInPetOwner(app, { account: { firstName: 'Jordan', lastName: 'Lee <b>' } });
  author = await app.signIn({ firstName: 'Maya', lastName: '<b>&' });
  email = (await jordan.call('GET /auth/me')).body.user.email;
});
afterAll(async () => {
  await app.close();
  await mails.close();
});

/** Notifies Jordan of something that can wait. */
async function review(): Promise<void> {
  await app.transact(async (t) => {
    const id = uuidv7();
    const work = { engagementType: 'visit', engagementId: uuidv7() } as const;
    const people = { authorId: author.id, subjectId: jordan.id, subjectRole: 'pet_owner' } as const;
    await insertReview(t.sql, { id, ...work, ...people, rating: 5, tags: [], text: '', createdAt: t.now });
    await t.announce('review.revealed', { reviewId: id });
  });
  await app.settle();
}

/** What arrived for Jordan since the last call. */
const news = () => mails.arrived.splice(0).map(({ subject }) => subject);
const refused = async (body: object) => (await choose(body)).problem.errors?.map(({ path }) => path);
const choose = (body: object) => jordan.call('PUT /api/notification-preferences', { body });

/** Moves the clock to an instant and runs what is due. */
async function moveTo(instant: string) {
  app.clock.moveTo(new Date(instant));
  await app.settle();
}

describe('a mail', () => {
  test('that is no receipt carries the postal address of the operator', async () => {
    await review();
    const [mail] = mails.arrived.splice(0);
    expect([mail?.text, mail?.html]).toEqual([
      expect.stringContaining(postalAddress),
      expect.stringContaining(postalAddress),
    ]);
  });

  test('has text and HTML of the same words, a name that is only text, and one-click unsubscribe', async () => {
    await review();
    const mail = mails.arrived.splice(0)[0];
    expect(mail).toMatchObject({
      subject: 'Maya <b>& reviewed you: 5 of 5',
      from: { text: '"Wagwell" <support@wagwell.example>' },
      to: { value: [{ address: email, name: 'Jordan Lee <b>' }] },
    });
    const html = String(mail?.html);
    expect(html).toContain('Maya &lt;b&gt;&amp; reviewed you: 5 of 5');
    expect(html).not.toContain('<b>');
    for (const part of [mail?.text, html]) {
      expect(part).toContain('You can reply to yours once.');
      expect(part).toContain('http://wagwell.test/profile');
      expect(part).toContain('http://wagwell.test/email-preferences?key=');
    }
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    const header = (name: string) => mail?.headerLines.find(({ key }) => key === name)?.line ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [, path = ''] =
      /<http:\/\/wagwell\.test(\/unsubscribe\/\S+)>/.exec(header('list-unsubscribe')) ?? [];
    // As a mail program does it: no session, the body of a form.
    const reply = await app.app.server.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(reply.statusCode).toBe(204);
    await review();
    expect(news()).toEqual([]);
    await choose({ categories: { reviews: { email: true } } });
  });

  test('about the account or its money cannot be left, and has no such header', async () => {
    await app.transact((t) => t.announce('role.added', { accountId: jordan.id }));
    await app.settle();
    const mail = mails.arrived.splice(0)[0];
    expect(mail?.subject).toBe('A role was added to your account');
    expect(mail?.headerLines.some(({ key }) => key === 'list-unsubscribe')).toBe(false);
    expect((await choose({ categories: { security: { email: false } } })).problem.errors).toMatchObject([
      { path: 'categories.security.email' },
    ]);
  });

  test('does not come when its notification was read meanwhile, except about the account', async () => {
    app.clock.moveTo(testNow());
    const now = app.clock.now();
    await choose({ quietHours: { from: '00:00', until: '23:45' } });
    await review();
    await app.transact((t) => t.announce('role.added', { accountId: jordan.id }));
    await app.settle();
    expect(news()).toEqual(['A role was added to your account']);
    const { body: list } = await jordan.call('GET /api/notifications');
    await jordan.call('POST /api/notifications/read', { body: { upTo: list[0]?.id } });
    await moveTo('2026-11-21T05:45:00Z');
    expect(news()).toEqual([]);
    app.clock.moveTo(now);
    await choose({ quietHours: null });
  });
});

describe('quiet hours', () => {
  test('hold mails back until they end by the reader’s clock, past midnight too', async () => {
    await choose({ quietHours: { from: '22:00', until: '07:30' } });
    await moveTo('2026-11-24T04:30:00Z'); // 22:30 in Austin
    await review();
    expect(news()).toEqual([]);
    await moveTo('2026-11-24T13:29:00Z');
    expect(news()).toEqual([]);
    await moveTo('2026-11-24T13:30:00Z');
    expect(news()).toEqual(['Maya <b>& reviewed you: 5 of 5']);
    await review();
    expect(news()).toHaveLength(1);
  });

  test('follow the zone that was chosen', async () => {
    await choose({ timeZone: 'Pacific/Honolulu' });
    await moveTo('2026-11-25T15:00:00Z'); // 9:00 in Austin, 5:00 in Honolulu
    await review();
    expect(news()).toEqual([]);
    await moveTo('2026-11-25T17:30:00Z');
    expect(news()).toHaveLength(1);
    await choose({ quietHours: null, timeZone: 'America/Chicago' });
  });

  test('refuse an empty span and an unknown zone', async () => {
    expect(await refused({ quietHours: { from: '07:00', until: '07:00' } })).toEqual(['quietHours.until']);
    expect(await refused({ timeZone: 'Mars/Olympus' })).toEqual(['timeZone']);
  });
});

describe('the daily digest', () => {
  test('collects what can wait for 8:00, without what was read or switched off', async () => {
    await moveTo('2026-11-26T16:00:00Z');
    await choose({ digest: true });
    for (let count = 0; count < 3; count++) await review();
    expect(news()).toEqual([]);
    const { body: list } = await jordan.call('GET /api/notifications');
    await jordan.call('POST /api/notifications/read', { body: { ids: [list[0]?.id] } });
    await moveTo('2026-11-27T13:59:00Z');
    expect(news()).toEqual([]);
    await moveTo('2026-11-27T14:00:00Z');
    const [digest, ...rest] = mails.arrived.splice(0);
    expect([digest?.subject, rest]).toEqual(['Your day at Wagwell: 2 notifications', []]);
    expect(digest?.text).toContain('/profile');
    expect(digest?.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line).toContain(
      'category=digest',
    );
    await moveTo('2026-11-28T14:00:00Z');
    expect(news()).toEqual([]);

    await review();
    await choose({ categories: { reviews: { email: false } } });
    await moveTo('2026-11-29T14:00:00Z');
    expect(news()).toEqual([]);
    await choose({ categories: { reviews: { email: true } } });
  });

  test('does not hold back a booking', async () => {
    app.clock.moveTo(testNow());
    const maya = await signInGroomer(app);
    await bookVisit(app, jordan, maya);
    await app.settle();
    expect(news()).toContainEqual(expect.stringMatching(/^Booked: Bella with /));
    await choose({ digest: false });
  });
});

test('a mail server that hangs holds up no deadline', async () => {
  app.clock.moveTo(testNow());
  const maya = await signInGroomer(app);
  const { visit } = await bookVisit(app, jordan, maya, { offered: { proposedAt: '2026-12-09T15:00:00Z' } });
  await app.settle();
  news();
  mails.hangs = true;
  await app.app.platform.changeFeed.start();
  await app.app.jobs.start();
  try {
    for (let count = 0; count < 8; count++)
      await app.transact((t) => t.announce('role.added', { accountId: jordan.id }));
    const { sql } = app.app.platform;
    const sending = () => sql`select from jobs where lane = 'mail' and attempts > 0`;
    await expect.poll(async () => (await sending()).length, patience).toBeGreaterThan(0);
    // The reminder of a visit is a deadline of the main lane.
    app.clock.moveTo(after(new Date(visit.startsAt), -hours(24) + minutes(1)));
    await app.transact((t) => t.announce('role.added', { accountId: maya.id }));
    const reminded = () =>
      sql`select from notifications where kind = 'visit_tomorrow' and account_id = ${maya.id}`;
    // Eighteen days of other deadlines come before it.
    await expect.poll(async () => (await reminded()).length, patience).toBe(1);
    expect((await sending()).length).toBeGreaterThan(0);
  } finally {
    app.app.platform.mailer.stop();
  }
});
