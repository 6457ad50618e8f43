import type { consentsApi } from '#contract/consents/consents.ts';
import { makeClientLink } from '#server/modules/client-links/client-links.factory.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { anyone, everyone, own, withRole } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { Context } from '#tests/every-call/valid-request.ts';
import { makeConsent } from './consents.factory.ts';

/** Each visit has a day of its own, as its provider works alone. */
let ahead = 40;
const visitOf = (t: Transaction, me: string) =>
  makeOwnVisit(t, { providerId: me, startsAt: after(t.now, days(ahead++)) });

const signedFor = async (t: Transaction, me: string) => {
  const visit = await visitOf(t, me);
  const of = { accountId: me, petId: visit.petIds[0] ?? '', visitId: visit.id };
  return { ...visit, consentId: await makeConsent(t, of) };
};

const linked = ({ app, me }: Context) =>
  app.transact(async (t) => {
    const visit = await makeClientLink(t, app.app.platform.secrets, {
      providerId: me,
      startsAt: after(t.now, days(ahead++)),
    });
    const of = { accountId: me, petId: visit.petIds[0] ?? '', visitId: visit.id };
    return { secret: visit.secret, petIds: visit.petIds, id: await makeConsent(t, of) };
  });

const draft = (petIds: string[]) => ({
  kind: 'vet_release',
  petIds,
  textVersion: 1,
  signedName: 'Maria Garcia',
  limitAmount: 50_000,
});

export const sweep: Sweep<typeof consentsApi> = {
  calls: {
    'GET /api/visits/:id/consents': {
      access: own(anyone),
      set: withRecords(async (t, me) => ({ params: { id: (await signedFor(t, me)).id } })),
    },
    'POST /api/visits/:id/consents': {
      access: own(anyone),
      set: withRecords(async (t, me) => {
        const { id, petIds } = await visitOf(t, me);
        return { params: { id }, body: { ...draft(petIds), photoIds: [(await makePhoto(t, me)).id] } };
      }),
    },
    'GET /api/clients/:id/consents': {
      access: own(withRole('groomer', 'owner')),
      set: withRecords(async (t, me) => ({ params: { id: (await signedFor(t, me)).clientId } })),
    },
    'POST /api/consents/:id/withdraw': {
      access: own(anyone),
      set: withRecords(async (t, me) => ({ params: { id: (await signedFor(t, me)).consentId } })),
    },
    'GET /api/client-links/:secret/consents': {
      access: everyone,
      set: async (stage) => ({ params: { secret: (await linked(stage)).secret } }),
    },
    'POST /api/client-links/:secret/consents': {
      access: everyone,
      set: async (stage) => {
        const { secret, petIds } = await linked(stage);
        return { params: { secret }, body: draft(petIds) };
      },
    },
    'POST /api/client-links/:secret/consents/:id/withdraw': {
      access: everyone,
      set: async (stage) => {
        const { secret, id } = await linked(stage);
        return { params: { secret, id } };
      },
    },
  },
  fill: async (t, me, mark) => {
    const { petIds, id } = await visitOf(t, me);
    const of = { accountId: me, petId: petIds[0] ?? '', visitId: id };
    await makeConsent(t, of, { signedName: mark('Maria.') });
  },
};
