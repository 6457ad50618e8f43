import { uuidv7 } from 'uuidv7';
import type { vaccinationsApi } from '#contract/vaccinations/vaccinations.ts';
import { withRole } from '#tests/every-call/access.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { makeVaccination } from './vaccinations.factory.ts';

export const sweep: Sweep<typeof vaccinationsApi> = {
  calls: {
    'GET /api/provider-rules': { access: withRole('groomer', 'owner') },
    'PUT /api/provider-rules': {
      access: withRole('groomer', 'owner'),
      set: () => ({
        body: {
          rules: [{ kind: 'rabies', minDaysBefore: 3 }],
          acceptsTiters: true,
          acceptsWaivers: true,
          honorsPremium: true,
          consents: ['vet_release'],
        },
      }),
    },
  },
  notices: {
    vaccination_expiring: to('petOwner', async ({ sql, visit: { petId } }) => {
      const vaccination = {
        id: uuidv7(),
        petId,
        kind: 'rabies',
        expiresOn: '2026-12-10',
        createdAt: new Date(),
      };
      await sql`insert into vaccinations ${sql(vaccination)}`;
      return ['vaccination.expiring', { vaccinationId: vaccination.id }];
    }),
  },
  fill: async (t, me) => {
    const [pet] = await t.sql<{ id: string }[]>`select id from pets where owner_id = ${me}`;
    await makeVaccination(t, { petId: pet?.id ?? '', ownerId: me });
    await t.sql`insert into provider_rules ${t.sql({ accountId: me, updatedAt: t.now })}`;
  },
};
