import { uuidv7 } from 'uuidv7';
import { roles } from '#contract/identity/roles.ts';
import { makeCertification } from '#server/modules/certifications/certifications.factory.ts';
import { makeFeed, makeTimeOff, makeWorkingHours } from '#server/modules/calendar/calendar.factory.ts';
import { makeOwnerTip } from '#server/modules/care-tips/care-tips.factory.ts';
import { bookVisit, offer, ask } from '#server/modules/grooming-requests/requests.scenario.ts';
import { demoPassword, makeAccount, makeSecurityChange } from '#server/modules/identity/identity.factory.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { makeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { write } from '#server/modules/messages/messages.scenario.ts';
import { makeConsent, makePortfolioItem } from '#server/modules/portfolio/portfolio.factory.ts';
import { makePushSubscription } from '#server/modules/notifications/notifications.factory.ts';
import { makeFacts } from '#server/modules/profiles/facts/facts.factory.ts';
import { makeBusiness, makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { updateSlug } from '#server/modules/profiles/public-page/public-page.queries.ts';
import { makePromo } from '#server/modules/promos/promos.factory.ts';
import { makeAppeal, makeFact } from '#server/modules/reliability/reliability.factory.ts';
import { fill, post } from '#server/modules/shifts/shifts.scenario.ts';
import { makeVaccination } from '#server/modules/vaccinations/vaccinations.factory.ts';
import { at, checkIn, complete } from '#server/modules/visits/visits.scenario.ts';
import { minutes } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { sweeps } from '#tests/every-call/sweeps.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

/** Found in everything that the person has written, and in nothing else. */
export const marks = /Zephyrine|Quillfeather|555 0177|Lantern/i;
const said = (what: string) => `${what} Lantern.`;

type Person = Caller & { email: string };

async function makePerson(app: TestApp, given: { firstName: string; lastName: string; phone?: string }) {
  const email = `${given.firstName}.${given.lastName}@people.example`.toLowerCase();
  const account = {
    ...given,
    email,
    roles: [...roles],
    bio: `${given.lastName} grooms.`,
    location: 'Austin, TX',
  };
  const id = await app.transact(async (t) => {
    const { id: accountId } = await makeAccount(t, account);
    const address = `77 ${given.lastName} Ln, Austin, TX 78704`;
    await makeGroomer(t, { accountId, address, title: `${given.lastName} grooms` });
    await makeBusiness(t, { accountId, address, businessName: `${given.lastName} Pet Spa` });
    await makePetOwner(t, { accountId, address });
    await makeFacts(t, accountId, 'business', {
      areas: ['Round Rock, TX'],
      prices: [{ service: 'full_groom', size: 'small', from: 7000, minutes: null }],
    });
    await makeMembership(t, { accountId });
    return accountId;
  });
  return { ...(await app.as(id)), email };
}

/** A person with rows in every list of the archive, and another whom each of them was shared with. */
export async function makeFullAccount(app: TestApp): Promise<{ person: Person; other: Person }> {
  const person = await makePerson(app, {
    firstName: 'Zephyrine',
    lastName: 'Quillfeather',
    phone: '512 555 0177',
  });
  const other = await makePerson(app, { firstName: 'Olive', lastName: 'Tanner' });
  await app.app.server.inject({
    method: 'POST',
    url: '/auth/login',
    payload: { email: person.email, password: demoPassword },
  });
  await workShifts(app, person, other);
  await groom(app, person, other);
  await talk(person, other);
  await addRecords(app, person, other);
  await app.settle();
  return { person, other };
}

/** Each works a shift of the other's, one by figures of the groomer's own, and both write reviews. */
async function workShifts(app: TestApp, person: Person, other: Person) {
  for (const [owner, groomer, shiftDate] of [
    [person, other, '2026-12-05T14:00:00Z'],
    [other, person, '2026-12-12T14:00:00Z'],
  ] as const) {
    const words = owner === person ? { title: said('Saturday.'), description: said('Bring shears.') } : {};
    const { shift, params } = await fill(app, owner, groomer, { shiftDate, ...words });
    await at(app, shift.shiftDate, minutes(1), () => app.settle());
    await at(app, shift.endsAt, minutes(5), async () => {
      const figures = { dogsGroomed: 6, hours: 8, revenue: 60_000 };
      await groomer.call('POST /api/shifts/:id/claim-pay', { params, body: figures });
      await owner.call('POST /api/shifts/:id/complete', {
        params,
        body: { dogsGroomed: 6, revenue: 60_000 },
      });
      await groomer.call('POST /api/shifts/:id/confirm-pay', { params });
      await review('shift', shift.id, person, other);
    });
  }
  await post(app, person, { title: said('Open day.'), shiftDate: '2027-03-06T14:00:00Z' });
  await fill(app, person, other, { title: said('A day ahead.'), shiftDate: '2027-03-13T14:00:00Z' });
}

async function review(
  engagementType: 'shift' | 'visit',
  engagementId: string,
  person: Person,
  other: Person,
) {
  for (const [who, text] of [
    [person, said('Good to work with.')],
    [other, 'Kind and quick.'],
  ] as const)
    await who.call('POST /api/reviews', {
      body: { engagementType, engagementId, rating: 5, tags: [], text },
    });
}

/** Each grooms a pet of the other's; one request of each stays open with an offer. */
async function groom(app: TestApp, person: Person, other: Person) {
  const { id: photoId } = await app.transact((t) => makePhoto(t, person.id));
  for (const [owner, provider, proposedAt] of [
    [person, other, '2026-11-24T15:00:00Z'],
    [other, person, '2026-11-27T15:00:00Z'],
  ] as const) {
    const isOwn = owner === person;
    const words = isOwn ? { title: said('Bath.'), description: said('Ears last.') } : {};
    const pet = await owner.call('POST /api/pets', {
      body: {
        name: isOwn ? 'Lantern' : 'Bella',
        breed: isOwn ? 'Lantern mix' : 'Beagle',
        age: 3,
        ...(isOwn
          ? { bites: [{ on: '2026-01-05', what: said('A sleeve.') }], photoId, groomingNotes: said('Slow.') }
          : {}),
      },
    });
    const petId = pet.body.id;
    if (isOwn) await owner.call('PATCH /api/pets/:id', { params: { id: petId }, body: { bites: [] } });
    const message = isOwn ? 'Gladly.' : said('Gladly.');
    const { visit, params } = await bookVisit(app, owner, provider, {
      asked: { petId, ...words },
      offered: { proposedAt, message },
    });
    await at(app, visit.startsAt, minutes(5), async () => {
      await checkIn(provider, params);
      await provider.call('POST /api/visits/:id/incidents', {
        params,
        body: {
          petId,
          kind: 'bite',
          on: visit.startsAt.slice(0, 10),
          what: 'A finger.',
          skinBroken: true,
          vetSeen: null,
        },
      });
      await complete(provider, params, { findings: isOwn ? 'Dry skin.' : said('Dry skin.') });
      await review('visit', visit.id, person, other);
    });
    const open = await ask(owner, { petId, ...words });
    await offer(app, provider, open.id, { proposedAt: '2027-04-05T15:00:00Z', message });
  }
}

async function talk(person: Person, other: Person) {
  await write(person, other, said('See you.'));
  await write(other, person, 'Thank you.');
  await person.call('POST /api/quick-replies', { body: { content: said('On my way.') } });
}

/** Each shows a picture of the other's visit with consent. */
async function showVisits(t: Transaction, person: Person, other: Person) {
  for (const [ownerId, providerId] of [
    [person.id, other.id],
    [other.id, person.id],
  ] as const) {
    const [visit] = await t.sql<{ id: string }[]>`select id from visits where owner_id = ${ownerId}`;
    const visitId = visit?.id ?? '';
    const { url: imageUrl } = await makePhoto(t, providerId);
    await makeConsent(t, { id: visitId, ownerId, providerId }, [imageUrl]);
    const caption = providerId === person.id ? said('Lamb cut.') : said('This is Lantern.');
    await makePortfolioItem(t, providerId, { visitId, imageUrl, beforeUrl: null, caption });
  }
}

async function addRecords(app: TestApp, person: Person, other: Person) {
  const accountId = person.id;
  await person.call('POST /api/account/confirm-identity', { body: { password: demoPassword } });
  await person.call('POST /api/reports', {
    body: { kind: 'person', id: other.id, category: 'other', text: said('Was late.') },
  });
  await other.call('POST /api/reports', {
    body: { kind: 'person', id: accountId, category: 'other', text: 'Was late.' },
  });
  await person.call('PUT /api/notification-preferences', {
    body: { digest: true, timeZone: 'America/Chicago' },
  });
  await app.transact(async (t) => {
    const { sql, now } = t;
    const [pet] = await sql<{ id: string }[]>`select id from pets where owner_id = ${accountId}`;
    await makeVaccination(t, { petId: pet?.id ?? '', ownerId: accountId });
    await sql`insert into provider_rules ${sql({ accountId, updatedAt: now })}`;
    // The claims of the shifts above ended with their answers.
    await sql`
      insert into shift_claims (shift_id, groomer_id, dogs_groomed, minutes_worked, revenue, revenue_estimated, bonus, pay, claimed_at, answer_by)
      select shift_id, groomer_id, 6, 480, 60000, false, 0, 30000, ${now}, ${now} from shift_pay where groomer_id = ${accountId}`;
    await sql`insert into legal_agreements ${sql({ accountId, text: 'terms', version: '2025-01-01', agreedAt: now })} on conflict do nothing`;
    await sql`insert into two_factors ${sql({ accountId, sealedSecret: Buffer.alloc(68) })}`;
    await sql`insert into passkeys ${sql({ id: uuidv7(), credentialId: uuidv7(), accountId, publicKey: Buffer.alloc(8), counter: 0, transports: ['internal'], name: said('Phone.'), createdAt: now })}`;
    await makePortfolioItem(t, accountId, { caption: said('Teddy bear cut.') });
    await showVisits(t, person, other);
    await makeCertification(t, { accountId, title: said('Master groomer') });
    await updateSlug(sql, { accountId, as: 'groomer' }, 'lantern-grooming');
    for (const { fill } of sweeps) await fill?.(t, accountId, said);
    await makeWorkingHours(t, accountId);
    await makeFeed(t, accountId);
    await makeTimeOff(t, accountId, { note: said('At the dentist.') });
    await makeSecurityChange(t, accountId);
    await makeOwnerTip(t, {
      accountId,
      dailyOn: '2026-11-20',
      rating: 5,
      feedback: said('Helped.'),
      saved: true,
    });
    await makePushSubscription(t, { accountId });
    await makeAppeal(t, { accountId, text: said('I was ill.'), title: said('Saturday.') });
    await makeFact(t, { accountId: other.id, otherId: accountId });
    const [promo, checkoutId] = [await makePromo(t), uuidv7()];
    await sql`insert into checkouts ${sql({ id: checkoutId, accountId, plan: 'monthly', status: 'open', createdAt: now, expiresAt: now })}`;
    await sql`insert into promo_uses ${sql({ id: uuidv7(), promoId: promo.id, accountId, checkoutId, plan: 'monthly', amountOff: 100, usedAt: now })}`;
    await sql`insert into notification_choices ${sql({ accountId, category: 'offers', inApp: true, email: true, push: false })} on conflict do nothing`;
    await sql`insert into daily_tip_settings ${sql({ accountId, nextAt: now })} on conflict do nothing`;
    await sql`insert into daily_tips ${sql({ accountId, day: '2026-11-20', tipId: 'safety-parked-car', pets: ['Lantern'], because: said('For') })} on conflict do nothing`;
  });
}
