import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInGroomer } from '#server/modules/grooming-requests/requests.scenario.ts';
import { makeClient } from '#server/modules/clients/clients.factory.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { remindOfDuePets } from './remind-of-due-pets.ts';
import { makeVisit } from '../visits.factory.ts';

let app: TestApp;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
  maya = await signInGroomer(app, { account: { firstName: 'Maya', lastName: 'Ortiz' } });
});
afterAll(() => app.close());

describe('a pet that is due', () => {
  test('causes one reminder after each groom, with a link to rebook the visit', async () => {
    const { visit, owner } = await app.transact(async (t) => {
      const pet = await makePet(t, { name: 'Bella' });
      const made = await makeVisit(t, {
        ownerId: pet.ownerId,
        petIds: [pet.id],
        providerId: maya.id,
        status: 'completed',
        startsAt: after(t.now, -days(34)),
      });
      return { visit: made, owner: pet.ownerId };
    });
    const told = async () =>
      (
        await app.app.platform.sql<{ type: string }[]>`
          select type from events where type = 'pet.due' and payload->>'ownerId' = ${owner}`
      ).length;
    const day = async (ahead: number) => {
      app.clock.moveTo(after(app.clock.now(), days(ahead)));
      await remindOfDuePets(app.app.platform);
      await app.settle();
    };
    const now = app.clock.now();
    // A curly coat is due after five weeks.
    await day(0);
    expect(await told()).toBe(0);
    await day(1);
    await day(1);
    expect(await told()).toBe(1);
    const mail = (await app.app.platform.mailer.kept(50)).find(({ subject }) =>
      subject.includes('is due for grooming'),
    );
    expect(mail?.subject).toBe('Bella is due for grooming');
    expect(mail?.body).toContain(`/visits/${visit.id}`);
    expect(mail?.body).toContain('Maya Ortiz');
    app.clock.moveTo(now);
  });

  test('is due by the owner’s own interval, and is booked on the page of the groomer whose client they are', async () => {
    await app.transact(async (t) => {
      const pet = await makePet(t, { name: 'Waffles', groomEveryWeeks: 3 });
      const visit = await makeVisit(t, {
        ownerId: pet.ownerId,
        petIds: [pet.id],
        providerId: maya.id,
        status: 'completed',
        startsAt: after(t.now, -days(22)),
      });
      const { id: clientId } = await makeClient(t, maya.id);
      await t.sql`
        update visits set source = 'own', request_id = null, offer_id = null, client_id = ${clientId} where id = ${visit.id}`;
    });
    await app.app.platform.sql`
      insert into booking_pages (account_id, mode, lead_hours, days_ahead, new_clients, gap_minutes, shows_phone, changed_at)
      values (${maya.id}, 'ask', 24, 60, true, 0, false, ${app.clock.now()})`;
    // The visit's request ended today.
    app.clock.moveTo(after(app.clock.now(), days(1)));
    await remindOfDuePets(app.app.platform);
    await app.settle();
    const mail = (await app.app.platform.mailer.kept(50)).find(({ subject }) =>
      subject.startsWith('Waffles'),
    );
    expect(mail?.body).toContain('You asked for a groom every 3 weeks.');
    expect(mail?.body).toContain('Choose a time with Maya Ortiz.');
    expect(mail?.body).toMatch(/\/groomers\/[\w-]+\/book/);
  });
});
