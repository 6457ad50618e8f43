import { insertClients } from '#server/modules/clients/index.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Transact } from '#server/platform/transaction.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import type { Call } from './call-api.ts';
import type { People } from './people.ts';
import type { Action } from './run-actions.ts';
import { mayasClients } from './stories/mayas-clients.ts';
import { at, townZone } from './story.ts';

/** Maya brings the sixty clients of her own. */
export function clientActions(transact: Transact, call: Call, now: Date, people: People): Action[] {
  const dayAgo = (days: number) => dayIn(at(now, -days, '12:00'), townZone);
  return [
    {
      when: after(now, -minutes(3)),
      async act() {
        const { user } = await call<{ user: { id: string } }>(people.groomers[0] ?? '', 'GET /auth/me');
        const drafts = mayasClients(dayAgo).map((draft) => ({ ...draft, source: 'hand' as const }));
        await transact((t) => insertClients(t, user.id, drafts));
      },
    },
  ];
}
