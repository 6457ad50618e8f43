import { verb } from '#contract/text/verbs.ts';
import { useQuery } from '@tanstack/react-query';
import type { ClientCard } from '#contract/clients/clients.ts';
import type { Opening } from '#contract/day/day.ts';
import { addDays } from '#reference/calendar-days.ts';
import { TextClient } from '#web/domain/client-messages/text-client.tsx';
import { query } from '#web/lib/api/query.ts';
import { clockTime, isoDay, weekdayOf } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { listed } from '#web/lib/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

const usualMinutes = 60;
const shortDay = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone }).format(new Date(at));

/** Books a client who is due, or asks by a text which free time of next week suits. */
export function DueActs({ client, onBook }: { client: ClientCard; onBook: () => void }) {
  const now = useNow();
  const today = isoDay(now);
  const monday = addDays(today, 7 - weekdayOf(now));
  const { data } = useQuery(
    query('GET /api/day/openings', { query: { minutes: client.lastMinutes ?? usualMinutes, from: monday } }),
  );
  const asked = data && dueText(client, data, addDays(monday, 7));
  return (
    <div className="relative z-1 col-span-2 col-start-2 flex flex-wrap gap-2 sm:justify-end">
      <Button onClick={onBook} aria-label={`Book ${client.name}`}>
        <Icon name="calendar" size="s" />
        Book
      </Button>
      {client.phone && !client.stoppedTexts && (
        <TextClient client={client} kind="due" {...asked} disabled={!data} aria-label={`Text ${client.name}`}>
          <Icon name="message" size="s" />
          Text
        </TextClient>
      )}
    </div>
  );
}

type Openings = { timeZone: string; openings: readonly Opening[] };

/**
 * 'Hi Maria, Bella is due. Next week I have Tue 9:00 AM or Thu 1:30 PM. Which suits?' with those times; nothing without a free one. The
 * link, with which the client takes one, shows the last visit.
 */
export function dueText(
  { name, pets, lastMinutes }: Pick<ClientCard, 'name' | 'pets' | 'lastMinutes'>,
  { timeZone, openings }: Openings,
  end: string,
): { body: string; startsAt?: string[] } | undefined {
  const ofWeek = openings.filter(({ startsAt }) => isoDay(startsAt, timeZone) < end);
  const first = ofWeek[0];
  if (!first) return undefined;
  const day = isoDay(first.startsAt, timeZone);
  const second = ofWeek.find(({ startsAt }) => isoDay(startsAt, timeZone) !== day) ?? ofWeek[1];
  const offered = [first, ...(second ? [second] : [])];
  const times = offered
    .map(({ startsAt }) => `${shortDay(startsAt, timeZone)} ${clockTime(startsAt, timeZone)}`)
    .join(' or ');
  const names = listed(pets.map((pet) => pet.name)) || 'your pet';
  const question = second ? 'Which suits?' : 'Does it suit?';
  const body = `Hi ${name.split(' ')[0]}, ${names} ${verb('is', pets)} due. Next week I have ${times}. ${question}`;
  return lastMinutes === null
    ? { body }
    : { body: `${body} {link}`, startsAt: offered.map(({ startsAt }) => startsAt) };
}
