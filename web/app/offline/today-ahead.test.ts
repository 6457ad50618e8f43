import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { readTodayAhead } from './today-ahead.ts';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const visit = (id: string, startsAt: string, status = 'booked', clientId?: string) => ({
  id,
  status,
  startsAt,
  owner: null,
  client: clientId ? { id: clientId } : null,
});

const answer = () => Response.json({});
const today = () => Response.json({ today: '2026-11-24' });

test('sign-in keeps the calendar, the day and tomorrow, and the next visit', async () => {
  const calls = serve({
    'GET /api/calendar': answer,
    'GET /api/day': today,
    'GET /api/visits': () =>
      Response.json([
        visit('later', inHours(24 * 9)),
        visit('next', inHours(24 * 3)),
        visit('gone', inHours(24 * 2), 'cancelled'),
        visit('past', inHours(-24 * 3), 'completed'),
      ]),
    'GET /api/visits/next': answer,
    'GET /api/groomers/current-user/applications': () => Response.json([]),
    'GET /api/messages/conversations/current-user': () => Response.json([]),
  });
  await readTodayAhead(new QueryClient(), sessionOf({ user: { roles: ['groomer'] } }));
  const asked = calls.map(({ key }) => key);
  expect(asked.filter((key) => key === 'GET /api/calendar')).toHaveLength(2);
  expect(calls.filter(({ key }) => key === 'GET /api/day').map((call) => call.query.get('on'))).toEqual([
    null,
    '2026-11-25',
  ]);
  expect(asked.filter((key) => key.startsWith('GET /api/visits/'))).toEqual(['GET /api/visits/next']);
});

test('it keeps the record of each client who comes today or tomorrow, once', async () => {
  // Twenty hours from six in the evening are tomorrow, in every zone of the US.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T00:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const soon = inHours(20);
  const calls = serve({
    'GET /api/calendar': answer,
    'GET /api/day': today,
    'GET /api/visits': () =>
      Response.json([
        visit('a', soon, 'booked', 'maria'),
        visit('b', soon, 'booked', 'maria'),
        visit('c', soon, 'cancelled', 'tom'),
        visit('d', inHours(24 * 3), 'booked', 'ann'),
      ]),
    'GET /api/visits/a': answer,
    'GET /api/clients/maria': answer,
    'GET /api/messages/conversations/current-user': () => Response.json([]),
  });
  await readTodayAhead(new QueryClient(), sessionOf({ user: { roles: ['owner'] } }));
  const asked = calls.map(({ key }) => key).filter((key) => key.startsWith('GET /api/clients/'));
  expect(asked).toEqual(['GET /api/clients/maria']);
});
