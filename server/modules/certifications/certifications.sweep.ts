import type { certificationsApi } from '#contract/profiles/certifications.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { admins, withRole, own } from '#tests/every-call/access.ts';
import type { World } from '#tests/every-call/notice-world.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Happening } from '#tests/every-call/notices.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { makeCertification } from './certifications.factory.ts';

/** With a certification of the groomer's, decided or not. */
const certified =
  (
    decision: 'check' | 'refuse' | undefined,
    type: 'certification.checked' | 'certification.refused' | 'certification.expiring',
  ) =>
  async ({ transact, groomer }: World): Promise<Happening> => {
    const title = `Paper for ${type}`;
    const given = {
      accountId: groomer.id,
      title,
      expiresOn: '2026-12-10',
      ...(decision ? { decision } : {}),
    };
    return [type, { certificationId: await transact((t) => makeCertification(t, given)) }];
  };

export const sweep: Sweep<typeof certificationsApi> = {
  calls: {
    'GET /api/certifications': {
      access: own(withRole('groomer', 'owner'), 'own'),
      set: withRecords(async (t, accountId) => {
        await makeCertification(t, { accountId });
        return {};
      }),
    },
    'POST /api/certifications': {
      access: own(withRole('groomer', 'owner'), 422),
      set: withRecords(async (t, accountId) => ({
        body: {
          title: 'National Certified Master Groomer',
          issuer: 'NDGAA',
          kind: 'certification',
          number: 'MG-4471',
          issuedOn: '2025-03-01',
          expiresOn: '2028-03-01',
          proofId: (await makePhoto(t, accountId)).id,
        },
      })),
    },
    'PATCH /api/certifications/:id': {
      access: own(withRole('groomer', 'owner')),
      set: withRecords(async (t, accountId) => ({
        params: { id: await makeCertification(t, { accountId }) },
        body: {
          title: 'Certified Master Groomer',
          issuer: 'IPG',
          kind: 'certificate',
          number: '12',
          issuedOn: '2025-03-01',
          expiresOn: '2028-03-01',
          proofId: (await makePhoto(t, accountId)).id,
        },
      })),
    },
    'DELETE /api/certifications/:id': {
      access: own(withRole('groomer', 'owner')),
      set: withRecords(async (t, accountId) => ({
        params: { id: await makeCertification(t, { accountId }) },
      })),
    },
    'GET /api/admin/certifications': {
      access: admins,
      set: withRecords(async (t) => {
        for (let n = 0; n < 2; n++) await makeCertification(t);
        return { query: { show: 'waiting', limit: '1' } };
      }),
    },
    'POST /api/admin/certifications/:id/decide': {
      access: admins,
      set: withRecords(async (t) => ({
        params: { id: await makeCertification(t) },
        body: { decision: 'check', reason: 'Matches the certificate.', seen: t.now.toISOString() },
      })),
    },
  },
  notices: {
    certification_checked: to('groomer', certified('check', 'certification.checked')),
    certification_refused: to('groomer', certified('refuse', 'certification.refused')),
    certification_expiring: to('groomer', certified(undefined, 'certification.expiring')),
  },
  fill: (t, me, mark) => makeCertification(t, { accountId: me, title: mark('Master groomer') }),
};
