import type { ClientDraft } from '#contract/clients/clients.ts';
import { services } from '#reference/services.ts';
import { insertClients } from '#server/modules/clients/index.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Transact } from '#server/platform/transaction.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import type { Call } from './call-api.ts';
import type { People } from './people.ts';
import type { Action } from './run-actions.ts';
import { mayasClients } from './stories/mayas-clients.ts';
import { mayasDay, salonClients, salonDay, salonPeople } from './stories/todays-visits.ts';
import type { TodaysVisit } from './stories/todays-visits.ts';
import { at, townZone } from './story.ts';

/** Both answer every request for a booking themselves. */
const bookingPage = {
  mode: 'ask',
  leadHours: 24,
  daysAhead: 60,
  newClients: true,
  gapMinutes: 15,
  showsPhone: true,
};
const policy = { cancelHours: 24, lateCancelPercent: 50, noShowPercent: 100 };

/** Maya and the salon of the demo account bring their own clients, take bookings on a page, and work today. */
export function clientActions(transact: Transact, call: Call, now: Date, people: People): Action[] {
  const dayAgo = (days: number) => dayIn(at(now, -days, '12:00'), townZone);
  const today = (time: string) => at(now, 0, time);
  const given = { givenOn: dayAgo(200), expiresOn: dayAgo(-165), dose: 'booster' };
  const opening = new Date(Math.min(today('06:30').getTime(), after(now, -minutes(3)).getTime()));

  function begin(cookie: string, drafts: ClientDraft[], visits: TodaysVisit[]): Action[] {
    const clientIds: string[] = [];
    const staffIds = new Map<string, string>();
    const setUp = async () => {
      const { user } = await call<{ user: { id: string } }>(cookie, 'GET /auth/me');
      const made = drafts.map((draft) => ({ ...draft, source: 'hand' as const }));
      clientIds.push(...(await transact((t) => insertClients(t, user.id, made))));
      await call(cookie, 'PUT /api/booking-page', bookingPage);
      await call(cookie, 'PUT /api/cancellation-policy', policy);
      if (visits.some(({ by }) => by))
        for (const person of salonPeople)
          staffIds.set(person.name, (await call(cookie, 'POST /api/staff', person)).id);
    };
    return [
      { when: opening, act: setUp },
      ...visits.flatMap((visit) => visitActions(cookie, visit, clientIds, staffIds)),
    ];
  }

  function visitActions(
    cookie: string,
    { client, from, minutes: length, tip, method, by }: TodaysVisit,
    clientIds: readonly string[],
    staffIds: ReadonlyMap<string, string>,
  ): Action[] {
    let id = '';
    let price = 0;
    const startsAt = today(from);
    const book = async () => {
      const clientId = clientIds[client] ?? '';
      const { pets } = await call<{ pets: { id: string }[] }>(cookie, `GET /api/clients/${clientId}`);
      for (const { id: petId } of pets)
        for (const kind of ['rabies', 'dhpp', 'bordetella'])
          await call(cookie, `POST /api/clients/${clientId}/pets/${petId}/vaccinations`, { kind, ...given });
      const visit = await call<{ id: string; price: number }>(cookie, 'POST /api/visits', {
        clientId,
        pets: pets.map(({ id: petId }) => ({ petId })),
        startsAt,
        minutes: length,
        anyway: true,
        ...(by ? { staffId: staffIds.get(by) } : {}),
      });
      ({ id, price } = visit);
    };
    const checkOut = () =>
      call(cookie, `POST /api/visits/${id}/check-out`, {
        lines: [{ kind: 'service', name: services.full_groom.label, amount: price, taxable: false }],
        taxPercent: 0,
        payments: [{ method, amount: price, tip }],
      });
    return [
      { when: after(opening, 1), act: book },
      { when: after(startsAt, -minutes(4)), act: () => call(cookie, `POST /api/visits/${id}/check-in`, {}) },
      { when: after(startsAt, minutes(length)), act: checkOut },
    ];
  }

  const [maya = '', owner = ''] = [people.groomers[0], people.owners[0]];
  return [...begin(maya, mayasClients(dayAgo), mayasDay), ...begin(owner, salonClients(), salonDay)];
}
