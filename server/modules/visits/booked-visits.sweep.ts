import type { VisitStatus } from '#contract/grooming/grooming-lifecycle.ts';
import type { visitsApi } from '#contract/grooming/visits.ts';
import { previewRepeat } from '#server/modules/grooming-requests/index.ts';
import { makeOffer, makeRequest } from '#server/modules/grooming-requests/requests.factory.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { makeVaccination } from '#server/modules/vaccinations/vaccinations.factory.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { anyone, withRole, members, own } from '#tests/every-call/access.ts';
import type { Caller } from '#tests/test-app.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest, Input } from '#tests/every-call/valid-request.ts';
import { makeVisit } from './visits.factory.ts';
import { reviewEachOther } from '#server/modules/reviews/reviews.scenario.ts';
import { addPet, ask, bookVisit, offer } from '#server/modules/grooming-requests/requests.scenario.ts';
import { at, checkIn, complete } from './visits.scenario.ts';
import { visitRows } from './visit-rows.scenario.ts';

const byId = (id: string): Input => ({ params: { id } });

/**
 * A visit in that state with me on the given side; optionally moves the clock to some minutes after its
 * start.
 */
const visit = (
  side: 'provider' | 'owner',
  status: VisitStatus,
  body?: (t: Transaction, me: string, petId: string) => Promise<object>,
  minutesIn?: number,
): ValidRequest => ({
  async set({ app, me }) {
    const whose = side === 'provider' ? { providerId: me } : { ownerId: me };
    const made = await app.transact((t) => makeVisit(t, { ...whose, status }));
    const sent = body && (await app.transact((t) => body(t, me, made.petIds[0] ?? '')));
    if (minutesIn !== undefined) app.clock.moveTo(after(new Date(made.startsAt), minutes(minutesIn)));
    return { ...byId(made.id), ...(sent ? { body: sent } : {}) };
  },
});

/** A visit of mine as a pet owner, with a new time proposed by the given side. */
const proposal = (by: 'provider' | 'pet_owner'): ValidRequest => ({
  set: withRecords(async (t, me) => {
    const startsAt = after(t.now, days(9));
    const { id } = await makeVisit(t, { ownerId: me, proposal: { startsAt, by } });
    return { ...byId(id), ...(by === 'provider' ? { body: { startsAt: startsAt.toISOString() } } : {}) };
  }),
});

const reason = () => Promise.resolve({ reason: 'Plans have changed.' });

/** Cards for all animals, with one of its own for the first. */
const reportCards = async (t: Transaction, me: string, petId: string) => ({
  ...(await reportCard(t, me)),
  cards: [{ petId, ...(await reportCard(t, me)) }],
});

const reportCard = async (t: Transaction, me: string) => {
  const { id } = await makePhoto(t, me);
  return {
    services: ['full_groom'],
    findings: 'Two mats.',
    behavior: 'Calm.',
    photoIds: [id],
    beforeAfter: [{ beforeId: id, afterId: id }],
    nextVisitWeeks: 6,
  };
};

/** A pet with words of its owner, and a bite that has been taken back. */
async function addMarkedPet(owner: Caller, photoId: string, mark: (words: string) => string) {
  const { id } = await addPet(owner, {
    name: 'Lantern',
    breed: 'Lantern mix',
    bites: [{ on: '2026-01-05', what: mark('A sleeve.') }],
    photoId,
    groomingNotes: mark('Slow.'),
  });
  await owner.call('PATCH /api/pets/:id', { params: { id }, body: { bites: [] } });
  return id;
}

export const sweep: Sweep<typeof visitsApi> = {
  calls: {
    'POST /api/offers/:id/accept': {
      access: own(withRole('pet_owner')),
      set: withRecords(async (t, me) => {
        const { id: requestId } = await makeRequest(t, { ownerId: me });
        return byId((await makeOffer(t, { requestId })).id);
      }),
    },
    'POST /api/grooming-requests/:id/cancel': {
      access: own(withRole('pet_owner')),
      set: withRecords(async (t, me) => ({
        ...byId((await makeRequest(t, { ownerId: me })).id),
        body: await reason(),
      })),
    },
    'GET /api/visits': {
      access: own(anyone, 'own'),
      set: withRecords(async (t, me) => {
        for (const ahead of [9, 10])
          await makeVisit(t, { providerId: me, startsAt: after(t.now, days(ahead)) });
        return { query: { as: 'provider', limit: '1' } };
      }),
    },
    'GET /api/visits/:id': { access: own(anyone), ...visit('owner', 'completed') },
    'POST /api/visits/:id/check-in': {
      access: own(withRole('groomer', 'owner')),
      async set({ app, me }) {
        const made = await app.transact((t) => makeVisit(t, { providerId: me, status: 'booked' }));
        // A reason is saved only if a vaccination is missing.
        const provider = await app.as(me);
        await provider.call('PUT /api/provider-rules', {
          body: { rules: [{ kind: 'rabies', minDaysBefore: 0 }], honorsPremium: false },
        });
        app.clock.moveTo(new Date(made.startsAt));
        return { ...byId(made.id), body: { overrideReason: 'Seen on paper.' } };
      },
    },
    'POST /api/visits/:id/complete': {
      access: own(withRole('groomer', 'owner')),
      ...visit('provider', 'checked_in', reportCards),
    },
    'PATCH /api/visits/:id/report-card': {
      access: own(withRole('groomer', 'owner')),
      ...visit('provider', 'completed', reportCard, 180),
    },
    'POST /api/visits/:id/proof-checks': {
      access: own(withRole('groomer', 'owner')),
      set: withRecords(async (t, me) => {
        const { id, ownerId, petIds } = await makeVisit(t, { providerId: me });
        const { id: vaccinationId } = await makeVaccination(t, { petId: petIds[0] ?? '', ownerId });
        return { ...byId(id), body: { vaccinationId } };
      }),
    },
    'GET /api/visits/:id/move-check': {
      access: own(anyone),
      set: withRecords(async (t, me) => ({
        ...byId((await makeVisit(t, { ownerId: me })).id),
        query: { startsAt: after(t.now, days(9)).toISOString() },
      })),
    },
    'PATCH /api/visits/:id/time': {
      access: own(anyone),
      set: withRecords(async (t, me) => ({
        ...byId((await makeVisit(t, { ownerId: me })).id),
        body: { startsAt: after(t.now, days(9)).toISOString(), insteadOf: null },
      })),
    },
    'DELETE /api/visits/:id/time': { access: own(anyone), ...proposal('pet_owner') },
    'POST /api/visits/:id/time/accept': { access: own(anyone), ...proposal('provider') },
    'POST /api/visits/:id/time/decline': { access: own(anyone), ...proposal('provider') },
    'GET /api/visits/:id/cancel-check': { access: own(anyone), ...visit('owner', 'booked') },
    'POST /api/visits/:id/cancel': { access: own(anyone), ...visit('owner', 'booked', reason) },
    'POST /api/visits/:id/undo-cancel': {
      access: own(anyone),
      async set({ app, me }) {
        const { id } = await app.transact((t) => makeVisit(t, { ownerId: me }));
        const owner = await app.as(me);
        await owner.call('POST /api/visits/:id/cancel', { params: { id }, body: { reason: 'Ill.' } });
        return byId(id);
      },
    },
    'POST /api/visits/:id/no-show': {
      access: own(anyone),
      ...visit('provider', 'booked', () => Promise.resolve({ note: 'We waited.' }), 60),
    },
    'POST /api/visits/:id/contest-no-show': {
      access: own(anyone),
      ...visit('owner', 'no_show', () => Promise.resolve({ reason: 'We rang the bell.' })),
    },
    'POST /api/visits/:id/accept-no-show': { access: own(anyone), ...visit('owner', 'contested') },
    'POST /api/visits/:id/withdraw-no-show': { access: own(anyone), ...visit('provider', 'contested') },
    'GET /api/visits/:id/rebook-check': {
      access: own(members('pet_owner')),
      ...visit('owner', 'completed'),
    },
    'POST /api/visits/:id/rebook': {
      access: own(members('pet_owner')),
      set: withRecords(async (t, me) => {
        const visit = await makeVisit(t, { ownerId: me, status: 'completed' });
        return { ...byId(visit.id), body: await previewRepeat(t.sql, visit, t.now) };
      }),
    },
  },
  notices: visitRows,
  /** Each grooms a pet of the other's; one request of each stays open with an offer. */
  async share({ app, me, other, mark }) {
    const { id: photoId } = await app.transact((t) => makePhoto(t, me.id));
    for (const [owner, provider, proposedAt] of [
      [me, other, '2026-11-24T15:00:00Z'],
      [other, me, '2026-11-27T15:00:00Z'],
    ] as const) {
      const ofMine = owner === me;
      const words = ofMine ? { title: mark('Bath.'), description: mark('Ears last.') } : {};
      const petId = ofMine ? await addMarkedPet(me, photoId, mark) : (await addPet(other)).id;
      const message = ofMine ? 'Gladly.' : mark('Gladly.');
      const booking = { asked: { petId, ...words }, offered: { proposedAt, message } };
      const { visit, params } = await bookVisit(app, owner, provider, booking);
      await at(app, visit.startsAt, minutes(5), async () => {
        await checkIn(provider, params);
        const bite = { kind: 'bite', on: visit.startsAt.slice(0, 10), what: 'A finger.' } as const;
        const body = { petId, ...bite, skinBroken: true, vetSeen: null };
        await provider.call('POST /api/visits/:id/incidents', { params, body });
        await complete(provider, params, { findings: ofMine ? 'Dry skin.' : mark('Dry skin.') });
        await reviewEachOther({ engagementType: 'visit', engagementId: visit.id }, me, other, mark);
      });
      const open = await ask(owner, { petId, ...words });
      await offer(app, provider, open.id, { proposedAt: '2027-04-05T15:00:00Z', message });
    }
  },
};
