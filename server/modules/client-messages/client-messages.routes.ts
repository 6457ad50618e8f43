import { clientMessagesApi } from '#contract/client-messages.ts';
import { findClientOf } from '#server/modules/clients/index.ts';
import { routes, withRole } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { notFound } from '#server/platform/problem.ts';
import { dropOneWaiting, findMessages } from './client-messages.queries.ts';
import { sendMessage } from './send-message.ts';
import { listTemplates, writeTemplate } from './templates.ts';

const mostMessages = 100;

/** What is booked is also cared for after a membership has ended. */
const provider = withRole('groomer', 'owner');

export const clientMessagesRoutes = routes(clientMessagesApi, {
  'GET /api/message-templates': {
    who: provider,
    reads: ['client-messages'],
    run: ({ sql, actor }) => listTemplates(sql, actor.id),
  },
  'PUT /api/message-templates/:kind': {
    who: provider,
    run: ({ t, actor, params, body }) => writeTemplate(t, actor.id, params.kind, body.body),
  },
  'GET /api/clients/:id/messages': {
    who: provider,
    reads: ['client-messages', 'clients'],
    async run({ sql, actor, params }) {
      if (!(await findClientOf(sql, actor.id, params.id))) throw notFound('client');
      return findMessages(sql, actor.id, params.id, mostMessages);
    },
  },
  'POST /api/clients/:id/messages': {
    who: provider,
    limit: { name: 'client-messages', max: 600, per: hours(1), by: 'account' },
    run: ({ t, actor, params, body, platform }) => sendMessage(t, platform, actor.id, params.id, body),
  },
  'DELETE /api/client-messages/:id': {
    who: provider,
    async run({ t, actor, params }) {
      if (!(await dropOneWaiting(t.sql, actor.id, params.id))) throw notFound('message');
    },
  },
});
