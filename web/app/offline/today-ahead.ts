import type { QueryClient } from '@tanstack/react-query';
import type { SessionReply } from '#web/features/identity/identity.api.ts';
import { readChatsAhead } from '#web/features/messages/chats-ahead.ts';
import { readShiftsAhead } from '#web/features/shifts/work/shifts-ahead.ts';
import { readClientsAhead, readVisitsAhead } from '#web/features/visits/visits-ahead.ts';
import { readCalendarAhead } from '#web/features/calendar/calendar-ahead.ts';
import { readDayAhead } from '#web/features/day/day.api.ts';
import { daysSince, isoDay, zoneWithoutPlace } from '#web/lib/dates.ts';

const isToday = (at: string): boolean => daysSince(at) === 0;
const isSoon = (at: string): boolean => isToday(at) || daysSince(at) === -1;

/**
 * Reads again what is on screen, and then the calendar, today's work, the next visit and the clients until tomorrow: the service
 * worker keeps the replies, even of what was never opened.
 */
export async function readTodayAhead(client: QueryClient, { user, timeZone }: SessionReply): Promise<void> {
  await client.refetchQueries({ type: 'active' });
  await readCalendarAhead(client, isoDay(new Date(), timeZone));
  const provides = user.roles.includes('groomer') || user.roles.includes('owner');
  if (provides) await readDayAhead(client, zoneWithoutPlace(timeZone));
  const provided = provides ? await readVisitsAhead(client, 'provider', isToday) : [];
  const received = user.roles.includes('pet_owner')
    ? await readVisitsAhead(client, 'pet_owner', isToday)
    : [];
  if (user.roles.includes('groomer')) await readShiftsAhead(client, isToday);
  if (provides) await readClientsAhead(client, isSoon);
  await readChatsAhead(client, [
    ...provided.flatMap(({ owner }) => owner?.id ?? []),
    ...received.map(({ provider }) => provider.id),
  ]);
}
