import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
  maya = await app.as((await app.transact((t) => makeGroomer(t))).id);
});
afterAll(() => app.close());

let ahead = 5;
const visit = () =>
  app.transact((t) => makeOwnVisit(t, { providerId: maya.id, startsAt: after(t.now, days(ahead++)) }));
const send = (clientId: string, body: object) =>
  maya.call('POST /api/clients/:id/messages', { params: { id: clientId }, body });

test('a text is made for the phone with the client’s link, and is only said to be opened', async () => {
  const { id: visitId, clientId } = await visit();
  const { body } = await send(clientId, { kind: 'reminder', channel: 'phone_app', visitId });
  expect(body.text).toMatch(
    /^Hi Maria, Biscotti is on for .+ at .+ with .+\. Confirm or change: http.+\/v\/[\w-]{22}$/,
  );
  expect(body).toMatchObject({ to: '512 555 0101', message: { state: 'opened', kind: 'reminder' } });
  expect(body.message.body).toContain('{link}');
  const { body: listed } = await maya.call('GET /api/clients/:id/messages', { params: { id: clientId } });
  expect(listed).toEqual([body.message]);
});

test('the verbs of a text agree with two pets', async () => {
  const [{ id: visitId, clientId }, other] = [await visit(), await visit()];
  await app.app.platform.sql`
    insert into visit_pets (visit_id, pet_id, place, services)
    select ${visitId}, pet_id, 7, services from visit_pets where visit_id = ${other.id}`;
  const { body } = await send(clientId, { kind: 'confirmation', channel: 'phone_app', visitId });
  expect(body.text).toMatch(/^Hi Maria, Biscotti and Biscotti are booked for /);
});

test('a mail goes out in the provider’s name, with replies to them and a way to stop', async () => {
  const { id: visitId, clientId } = await visit();
  const { body } = await send(clientId, { kind: 'confirmation', channel: 'email', visitId });
  expect(body.message.state).toBe('queued');
  await app.settle();
  const [mail] = await app.app.platform.mailer.kept(1);
  expect(mail?.subject).toMatch(/: about Biscotti$/);
  expect(mail?.body).toMatch(/Confirm or change: http.+\/v\/[\w-]{22}\n/);
  expect(mail?.body).toMatch(/No more messages: http.+#stop/);
  const { body: listed } = await maya.call('GET /api/clients/:id/messages', { params: { id: clientId } });
  expect(listed).toMatchObject([{ state: 'sent' }]);
});

const write = (body: string) =>
  maya.call('PUT /api/message-templates/:kind', { params: { kind: 'reminder' }, body: { body } });

test('a text of one’s own must keep the link and known words, and an empty one brings the usual back', async () => {
  expect((await write('See you soon!')).problem.errors).toEqual([
    { path: 'body', message: 'Keep {link}: it shows the client the visit' },
  ]);
  expect((await write('{petname}: {link}')).problem.errors?.[0]?.message).toContain(
    '{petname} is not a word',
  );
  expect((await write('x'.repeat(481))).status).toBe(422);
  expect((await write('See you {day}, {pet}! {link}')).body.isUsual).toBe(false);
  const { id: visitId, clientId } = await visit();
  const { body } = await send(clientId, { kind: 'reminder', channel: 'phone_app', visitId });
  expect(body.text).toMatch(/^See you .+, Biscotti! http/);
  expect((await write('')).body.isUsual).toBe(true);
});

test('mails stop at fifty a day for a new provider, and only a visit is mailed about', async () => {
  const { id: visitId, clientId } = await visit();
  const due = await send(clientId, { kind: 'due', channel: 'phone_app' });
  expect(due.body.text).toMatch(/^Hi Maria, Biscotti is due for a groom with .+\. Which day suits you\?$/);
  for (const kind of ['due', 'free'])
    expect((await send(clientId, { kind, channel: 'email', body: 'Hello' })).problem.code).toBe(
      'not_offered',
    );
  for (let sent = 0; sent < 60; sent++) {
    const { status } = await send(clientId, { kind: 'reminder', channel: 'email', visitId });
    if (status === 429) {
      expect(sent).toBeLessThanOrEqual(50);
      return;
    }
  }
  expect.unreachable('The fifty-first mail of a day was sent');
});

test('a message about another provider’s client or visit is refused', async () => {
  const noor = await app.as((await app.transact((t) => makeGroomer(t))).id);
  const { id: visitId, clientId } = await visit();
  const { clientId: other } = await visit();
  const asNoor = await noor.call('POST /api/clients/:id/messages', {
    params: { id: clientId },
    body: { kind: 'reminder', channel: 'phone_app', visitId },
  });
  expect(asNoor.status).toBe(404);
  expect(
    (await send(other, { kind: 'reminder', channel: 'phone_app', visitId })).problem.errors?.[0]?.path,
  ).toBe('visitId');
  expect((await send(clientId, { kind: 'reminder', channel: 'phone_app' })).problem.errors?.[0]?.path).toBe(
    'visitId',
  );
  expect(
    (await send(clientId, { kind: 'running_late', channel: 'phone_app', visitId })).problem.errors?.[0]?.path,
  ).toBe('minutes');
});
