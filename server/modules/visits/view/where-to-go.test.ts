import { afterAll, beforeAll, expect, test } from 'vitest';
import { after, days } from '#server/platform/clock.ts';
import {
  accept,
  ask,
  offer,
  signInBusiness,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { makeVaccination } from '#server/modules/vaccinations/vaccinations.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('whoever books knows where to go, whom to call and what to bring, until a week after the visit', async () => {
  const jordan = await signInPetOwner(app, { account: { phone: '(512) 555-0142' } });
  const salon = await signInBusiness(app, { account: { phone: '(512) 555-0199' } });
  const rules = [{ kind: 'rabies' as const, minDaysBefore: 0 }];
  await salon.call('PUT /api/provider-rules', { body: { rules, honorsPremium: false } });
  const request = await ask(jordan, { where: 'travel' });
  const sent = await offer(app, salon, request.id, {});
  await accept(jordan, sent.id);
  await app.settle();

  const visitOf = async (who: { id: string }) =>
    (await (await app.as(who.id)).call('GET /api/visits')).body[0];
  const reachOf = async (who: { id: string }) => {
    const { phone, email } = (await visitOf(who)) ?? {};
    return { phone, email };
  };
  const none = { phone: null, email: null };
  const { sql } = app.app.platform;
  const mailOf = async ({ id }: { id: string }) =>
    (await sql<{ email: string }[]>`select email from accounts where id = ${id}`)[0]?.email;
  const emailOf = { salon: await mailOf(salon), jordan: await mailOf(jordan) };
  const own = await visitOf(jordan);
  expect(own).toMatchObject({
    phone: '(512) 555-0199',
    email: emailOf.salon,
    bring: ['Bella on a leash', 'The proof of: Rabies (not uploaded yet)'],
    address: expect.stringMatching(/^\d+ /),
  });
  expect(await visitOf(salon)).toMatchObject({
    phone: '(512) 555-0142',
    email: emailOf.jordan,
    bring: [],
  });

  const told = async (who: { id: string }) =>
    (await (await app.as(who.id)).call('GET /api/notifications')).body.find(
      ({ category }) => category === 'bookings',
    )?.text;
  expect(await told(jordan)).toContain('Phone: (512) 555-0199.');
  expect(await told(jordan)).toContain(
    'Please bring: Bella on a leash; The proof of: Rabies (not uploaded yet).',
  );
  expect(await told(salon)).toContain('(512) 555-0142');

  const entryOf = async (who: { cookie: string }) =>
    (
      await app.app.server.inject({
        url: `/api/visits/${own?.id}/calendar-file`,
        headers: { cookie: who.cookie },
      })
    ).body.replaceAll('\r\n ', '');
  const file = await entryOf(jordan);
  expect(file).toContain('SUMMARY:Bella · Full groom\\, dematting');
  expect(file).toContain('Phone: (512) 555-0199');
  expect(file).toContain('Please bring: Bella on a leash\\; The proof of: Rabies (not uploaded yet)');

  const petId = own?.pets[0]?.id ?? '';
  await app.transact((t) => makeVaccination(t, { petId, ownerId: jordan.id }));
  expect((await visitOf(jordan))?.bring).toEqual(['Bella on a leash']);
  expect(await entryOf(jordan)).toMatch(/Please bring: Bella on a leash\r?\n/);

  app.clock.moveTo(after(new Date(sent.endsAt), days(6)));
  expect((await visitOf(jordan))?.phone).toBe('(512) 555-0199');
  await (await app.as(salon.id)).call('POST /api/blocks', { body: { userId: jordan.id } });
  expect([await reachOf(jordan), await reachOf(salon)]).toEqual([none, none]);
  await (await app.as(salon.id)).call('DELETE /api/blocks/:userId', { params: { userId: jordan.id } });
  expect((await visitOf(jordan))?.phone).toBe('(512) 555-0199');
  app.clock.moveTo(after(new Date(sent.endsAt), days(8)));
  expect([await reachOf(jordan), await reachOf(salon)]).toEqual([none, none]);
});
