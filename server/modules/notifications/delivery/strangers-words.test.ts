import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bookVisit,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { withoutLinks } from '#server/platform/without-links.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const mailsTo = async (address: string) =>
  (await app.app.platform.mailer.kept(100)).filter(({ toAddress }) => toAddress === address);

const newcomer = {
  firstName: 'Free Prize',
  lastName: 'Inside',
  email: 'somebody@else.example',
  password: 'lanterns-at-noon',
  userType: 'groomer',
  plan: 'monthly',
  agreeToTerms: true,
  agreeToPrivacy: true,
} as const;

test('no mail to an unconfirmed address repeats what its account calls itself', async () => {
  await app.stranger.call('POST /auth/register', { body: newcomer });
  await app.stranger.call('POST /auth/forgot-password', { body: { email: newcomer.email } });
  await app.settle();
  const mails = await mailsTo(newcomer.email);
  expect(mails).toHaveLength(2);
  for (const { toName, subject, body, html } of mails) {
    expect(`${toName}${subject}${body}${html}`).not.toMatch(/Prize|Inside/);
    expect(body).toMatch(/^Hello,/);
  }
});

test('a mail to another address that is asked for has no name either', async () => {
  const jo = await app.signIn({ firstName: 'Free Prize', lastName: 'Inside' });
  await jo.call('POST /api/account/email', {
    body: { email: 'third@person.example', password: 'demo-password' },
  });
  await app.settle();
  const [mail] = await mailsTo('third@person.example');
  expect(mail?.body).toMatch(/^Hello,/);
  expect(`${mail?.toName}${mail?.html}`).not.toMatch(/Prize/);
});

test('addresses in a message are no links in the mail about it', async () => {
  const [parent, groomer] = [await signInPetOwner(app), await signInGroomer(app)];
  await bookVisit(app, parent, groomer);
  await groomer.call('POST /api/messages', {
    body: {
      fromUserId: 'current-user',
      toUserId: parent.id,
      content: 'Pay at www.evil.example/pay or https://evil.example',
    },
  });
  await app.settle();
  app.clock.moveTo(new Date(app.clock.now().getTime() + 3_600_000));
  await app.settle();
  const { body: me } = await parent.call('GET /auth/me');
  const mail = (await mailsTo(me.user.email)).find(({ body }) => body.includes('Pay at'));
  for (const part of [mail?.body, mail?.html]) {
    expect(part).toContain('Pay at www.\u2060evil.\u2060example/pay or https:\u2060//evil.\u2060example');
    expect(part).not.toContain('evil.example');
  }
});

test.each([
  ['Book at evil.example/x', 'Book at evil.\u2060example/x'],
  ['Write to a@b.example', 'Write to a@\u2060b.\u2060example'],
  ['http://evil', 'http:\u2060//evil'],
  ['10.0.0.1', '10.\u20600.\u20600.1'],
  ['It took 2.5 hours. You get $45.00.', 'It took 2.5 hours. You get $45.00.'],
  ['St. John and J. Smith', 'St. John and J. Smith'],
])('%j is mailed as %j', (text, mailed) => expect(withoutLinks(text)).toBe(mailed));
