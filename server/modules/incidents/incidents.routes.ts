import { incidentsApi } from '#contract/incidents.ts';
import { actingByLink, findLink, readingByLink } from '#server/modules/client-links/index.ts';
import { routes, signedIn, withRole } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { answerIncident, answerIncidentByLink } from './answer-incident.ts';
import { addToIncident, editIncident } from './edit-incident.ts';
import { fileIncident } from './file-incident.ts';
import { listIncidents, listIncidentsForLink } from './show-incidents.ts';

/** What is booked is also cared for after a membership has ended. */
const provider = withRole('groomer', 'owner');
const writes = { name: 'incidents', max: 120, per: hours(1), by: 'account' } as const;

export const incidentsRoutes = routes(incidentsApi, {
  'GET /api/incidents': {
    who: signedIn,
    reads: ['pets'],
    mayLag: ['visits', 'clients', 'staff'],
    run: ({ sql, actor, query, platform }) => listIncidents(sql, actor.id, query, platform.clock.now()),
  },
  'POST /api/visits/:id/incidents': {
    who: provider,
    limit: writes,
    run: ({ t, actor, params, body }) => fileIncident(t, actor, params.id, body),
  },
  'PATCH /api/incidents/:id': {
    who: provider,
    limit: writes,
    run: ({ t, actor, params, body }) => editIncident(t, actor, params.id, body),
  },
  'POST /api/incidents/:id/additions': {
    who: provider,
    limit: writes,
    run: ({ t, actor, params, body }) => addToIncident(t, actor, params.id, body.text),
  },
  'POST /api/incidents/:id/answer': {
    who: signedIn,
    limit: writes,
    run: ({ t, actor, params, body }) => answerIncident(t, actor, params.id, body.answer),
  },
  'GET /api/client-links/:secret/incidents': {
    who: 'everyone',
    limit: readingByLink,
    async run({ sql, params, platform }) {
      const now = platform.clock.now();
      const { visitId } = await findLink(sql, params.secret, now);
      return listIncidentsForLink(sql, visitId, params.secret, now);
    },
  },
  'POST /api/client-links/:secret/incidents/:id/answer': {
    who: 'everyone',
    limit: actingByLink,
    run: ({ t, params, body }) => answerIncidentByLink(t, params.secret, params.id, body.answer),
  },
});
