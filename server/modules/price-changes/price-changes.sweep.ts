import type { priceChangesApi } from '#contract/price-changes.ts';
import { makeClientLink } from '#server/modules/client-links/client-links.factory.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Happening } from '#tests/every-call/notices.ts';
import type { World } from '#tests/every-call/notice-world.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { anyone, everyone, own, withRole } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { Context } from '#tests/every-call/valid-request.ts';
import { makePriceChange } from './price-changes.factory.ts';

const provider = withRole('groomer', 'owner');

const visitNow = (t: Transaction, me: string) =>
  makeVisit(t, { providerId: me, status: 'checked_in', startsAt: after(t.now, -hours(1)) });

/** A visit whose client has a link, with a question about its price. */
const linked = ({ app, me }: Context) =>
  app.transact(async (t) => {
    const visit = await makeClientLink(t, app.app.platform.secrets, {
      providerId: me,
      status: 'checked_in',
      startsAt: after(t.now, -hours(1)),
    });
    return { secret: visit.secret, id: await makePriceChange(t, visit) };
  });

const asked =
  (
    event: 'price_change.asked' | 'price_change.answered' | 'price_change.disputed',
    said?: { how: 'door' | 'link'; name: string },
  ) =>
  async ({ transact, visit, groomer, petOwner }: World): Promise<Happening> => {
    const priceChangeId = await transact((t) =>
      makePriceChange(
        t,
        { id: visit.visitId, providerId: groomer.id, ownerId: petOwner.id, listPrice: 11_000 },
        said ? { said } : {},
      ),
    );
    return [event, { priceChangeId }];
  };

export const sweep: Sweep<typeof priceChangesApi> = {
  calls: {
    'POST /api/visits/:id/price-changes': {
      access: own(provider),
      set: withRecords(async (t, me) => ({
        params: { id: (await visitNow(t, me)).id },
        body: {
          lines: [
            { name: 'Mats', amount: 4500 },
            { name: 'Fleas', amount: 1500 },
          ],
          reason: 'Mats behind both ears',
          photoIds: [(await makePhoto(t, me)).id],
          minutes: 15,
        },
      })),
    },
    'GET /api/visits/:id/price-changes': {
      access: own(anyone),
      set: withRecords(async (t, me) => {
        const visit = await visitNow(t, me);
        await makePriceChange(t, visit, { said: { how: 'door', name: 'Jordan' } });
        await makePriceChange(t, visit);
        return { params: { id: visit.id } };
      }),
    },
    'POST /api/price-changes/:id/answer': {
      access: own(anyone),
      set: withRecords(async (t, me) => ({
        params: { id: await makePriceChange(t, await visitNow(t, me)) },
        body: { approved: true, how: 'door', name: 'Jordan' },
      })),
    },
    'POST /api/price-changes/:id/dispute': {
      access: own(anyone),
      set: withRecords(async (t, me) => {
        const visit = await makeVisit(t, {
          ownerId: me,
          status: 'checked_in',
          startsAt: after(t.now, -hours(1)),
        });
        return {
          params: { id: await makePriceChange(t, visit, { said: { how: 'door', name: 'Jordan' } }) },
        };
      }),
    },
    'GET /api/client-links/:secret/price-changes': {
      access: everyone,
      set: async (stage) => ({ params: { secret: (await linked(stage)).secret } }),
    },
    'POST /api/client-links/:secret/price-changes/:id/answer': {
      access: everyone,
      set: async (stage) => ({ params: await linked(stage), body: { approved: true } }),
    },
  },
  fill: async (t, me, mark) => {
    const visit = await makeOwnVisit(t, { providerId: me, startsAt: after(t.now, days(16)) });
    await makePriceChange(t, visit, {
      reason: mark('Mats.'),
      line: mark('Ears.'),
      said: { how: 'link', name: mark('Jordan.') },
    });
  },
  notices: {
    price_asked: to('petOwner', asked('price_change.asked')),
    price_answered: to('groomer', asked('price_change.answered', { how: 'link', name: 'Dana' })),
    price_agreed_for_you: to('petOwner', asked('price_change.answered', { how: 'door', name: 'Dana' })),
    price_disputed: to('groomer', asked('price_change.disputed', { how: 'door', name: 'Dana' })),
  },
};
