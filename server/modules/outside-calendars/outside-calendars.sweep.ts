import type { outsideCalendarsApi } from '#contract/outside-calendars/outside-calendars.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Happening } from '#tests/every-call/notices.ts';
import type { World } from '#tests/every-call/notice-world.ts';
import { anyone, members, own } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { makeOutsideCalendar } from './outside-calendars.factory.ts';

const named = {
  set: withRecords(async (t, me) => {
    await makeOutsideCalendar(t, me);
    return {};
  }),
};

/** With a calendar of the groomer that could not be read for a week. */
async function stopped({ sql, transact, groomer }: World): Promise<Happening> {
  await transact((t) => makeOutsideCalendar(t, groomer.id));
  await sql`
    update outside_calendars set failure = 'refused', failing_since = now() - interval '7 days', stopped_at = now()
    where account_id = ${groomer.id}`;
  return ['outside_calendar.stopped', { accountId: groomer.id }];
}

export const sweep: Sweep<typeof outsideCalendarsApi> = {
  calls: {
    'GET /api/outside-calendar': { access: anyone, ...named },
    'PUT /api/outside-calendar': {
      access: members('groomer', 'owner'),
      set: () => ({ body: { url: 'webcal://calendar.example/own.ics' } }),
    },
    'POST /api/outside-calendar/read': { access: own(members('groomer', 'owner')), ...named },
    'DELETE /api/outside-calendar': { access: anyone, ...named },
  },
  notices: { outside_calendar_stopped: to('groomer', stopped) },
  fill: (t, me, mark) => makeOutsideCalendar(t, me, { host: mark('calendar.example') }),
};
