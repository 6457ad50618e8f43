import { certificationsApi } from '#contract/profiles/certifications.ts';
import { admin, routes, withRole } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { pageById } from '#server/platform/http/requests/paging.ts';
import { findForAdmins, findOwnCertifications } from './certifications.queries.ts';
import { decideCertification } from './decide-certification.ts';
import { addCertification, changeCertification, removeCertification } from './save-certification.ts';

const provider = withRole('groomer', 'owner');
const limit = { name: 'certifications', max: 120, per: hours(1), by: 'account' } as const;

export const certificationsRoutes = routes(certificationsApi, {
  'GET /api/certifications': {
    reads: ['certifications'],
    who: provider,
    run: ({ sql, actor, platform }) => findOwnCertifications(sql, actor.id, platform.clock.now()),
  },
  'POST /api/certifications': {
    who: provider,
    limit,
    run: ({ t, actor, body }) => addCertification(t, actor, body),
  },
  'PATCH /api/certifications/:id': {
    who: provider,
    limit,
    run: ({ t, actor, params, body }) => changeCertification(t, actor, params.id, body),
  },
  'DELETE /api/certifications/:id': {
    who: provider,
    run: ({ t, actor, params }) => removeCertification(t, actor, params.id),
  },
  'GET /api/admin/certifications': {
    reads: ['certifications'],
    mayLag: ['businesses'],
    who: admin,
    async run({ sql, platform, query: { show, cursor, limit: size }, request, reply }) {
      const page = { show, cursor, limit: size + 1 };
      return pageById(request, reply, size, await findForAdmins(sql, page, platform.clock.now()));
    },
  },
  'POST /api/admin/certifications/:id/decide': {
    who: admin,
    run: ({ t, actor, params, body }) => decideCertification(t, actor.id, params.id, body),
  },
});
