import type { incidentsApi } from '#contract/incidents.ts';
import { makeClientLink } from '#server/modules/client-links/client-links.factory.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Happening } from '#tests/every-call/notices.ts';
import type { World } from '#tests/every-call/notice-world.ts';
import { makeStaff } from '#server/modules/staff/staff.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { anyone, everyone, own, withRole } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { Context } from '#tests/every-call/valid-request.ts';
import { makeIncident } from './incidents.factory.ts';

const provider = withRole('groomer', 'owner');

const visitNow = (t: Transaction, me: string) =>
  makeVisit(t, { providerId: me, status: 'checked_in', startsAt: after(t.now, -hours(1)) });

const filedBy = async (t: Transaction, me: string) => {
  const visit = await visitNow(t, me);
  return makeIncident(t, visit.petIds[0] ?? '', {
    accountId: me,
    ownerId: visit.ownerId,
    visitId: visit.id,
    kind: 'nick',
  });
};

/** A visit whose client has a link, with a nick. */
const linked = ({ app, me }: Context) =>
  app.transact(async (t) => {
    const visit = await makeClientLink(t, app.app.platform.secrets, {
      providerId: me,
      status: 'checked_in',
      startsAt: after(t.now, -hours(1)),
    });
    const given = { accountId: me, clientId: visit.clientId, visitId: visit.id, kind: 'nick' as const };
    return { secret: visit.secret, id: await makeIncident(t, visit.petIds[0] ?? '', given) };
  });

const happened =
  (event: 'incident.filed' | 'incident.answered', kind: 'bite' | 'nick') =>
  async ({ transact, visit, groomer, petOwner }: World): Promise<Happening> => {
    const incidentId = await transact((t) =>
      makeIncident(t, visit.petId, {
        accountId: groomer.id,
        ownerId: petOwner.id,
        visitId: visit.visitId,
        kind,
        ...(event === 'incident.answered' ? { answer: 'Her nail was sore.' } : {}),
      }),
    );
    return [event, { incidentId }];
  };

export const sweep: Sweep<typeof incidentsApi> = {
  calls: {
    'GET /api/incidents': {
      access: own(anyone, 'own'),
      set: withRecords(async (t, me) => {
        await filedBy(t, me);
        return {};
      }),
    },
    'POST /api/visits/:id/incidents': {
      access: own(provider),
      set: withRecords(async (t, me) => {
        const { id, petIds } = await visitNow(t, me);
        return {
          params: { id },
          body: {
            petId: petIds[0],
            kind: 'nick',
            on: '2026-02-03',
            what: 'Left ear, a drop of blood.',
            skinBroken: true,
            vetSeen: false,
            photoIds: [(await makePhoto(t, me)).id],
            staffId: (await makeStaff(t, me)).id,
          },
        };
      }),
    },
    'PATCH /api/incidents/:id': {
      access: own(provider),
      set: withRecords(async (t, me) => ({
        params: { id: await filedBy(t, me) },
        body: { kind: 'nick', on: '2026-02-03', what: 'The right ear.', skinBroken: false, vetSeen: true },
      })),
    },
    'POST /api/incidents/:id/additions': {
      access: own(provider),
      set: withRecords(async (t, me) => ({
        params: { id: await filedBy(t, me) },
        body: { text: 'The vet glued it.' },
      })),
    },
    'POST /api/incidents/:id/answer': {
      access: own(anyone),
      set: withRecords(async (t, me) => {
        const { id, petIds } = await makeVisit(t, {
          ownerId: me,
          status: 'checked_in',
          startsAt: after(t.now, -hours(1)),
        });
        return {
          params: { id: await makeIncident(t, petIds[0] ?? '', { ownerId: me, visitId: id }) },
          body: { answer: 'Her nail was sore.' },
        };
      }),
    },
    'GET /api/client-links/:secret/incidents': {
      access: everyone,
      set: async (stage) => ({ params: { secret: (await linked(stage)).secret } }),
    },
    'POST /api/client-links/:secret/incidents/:id/answer': {
      access: everyone,
      set: async (stage) => ({ params: await linked(stage), body: { answer: 'Thank you for telling us.' } }),
    },
  },
  fill: async (t, me, mark) => {
    const visit = await makeOwnVisit(t, { providerId: me, startsAt: after(t.now, days(17)) });
    await makeIncident(t, visit.petIds[0] ?? '', {
      accountId: me,
      clientId: visit.clientId,
      visitId: visit.id,
      kind: 'nick',
      what: mark('Left ear.'),
      by: mark('Maya.'),
      addition: mark('Glued.'),
      answer: mark('All is well.'),
    });
  },
  notices: {
    bite_filed: to('petOwner', happened('incident.filed', 'bite')),
    incident_filed: to('petOwner', happened('incident.filed', 'nick')),
    incident_answered: to('groomer', happened('incident.answered', 'nick')),
  },
};
