import { vaccinationsApi } from '#contract/vaccinations/vaccinations.ts';
import { routes, withRole } from '#server/modules/identity/index.ts';
import { findProviderRules, writeProviderRules } from './provider-rules.queries.ts';

const provider = withRole('groomer', 'owner');

export const vaccinationsRoutes = routes(vaccinationsApi, {
  'GET /api/provider-rules': {
    reads: ['consents'],
    who: provider,
    run: ({ sql, actor }) => findProviderRules(sql, actor.id),
  },
  'PUT /api/provider-rules': {
    who: provider,
    async run({ t, actor, body }) {
      await writeProviderRules(t.sql, actor.id, body, t.now);
      return findProviderRules(t.sql, actor.id);
    },
  },
});
