import type { z } from 'zod';
import { isBooked } from '#contract/grooming/grooming-lifecycle.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { href } from '#contract/pages.ts';
import { onBehalfOf } from '#server/modules/identity/index.ts';
import { kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { listProviderVisits } from '#server/modules/visits/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { clockInWords, wholeDay } from '#server/platform/wall-clock.ts';
import { findProvider } from './notices.queries.ts';

type ShownVisit = z.input<typeof Visit>;
/** The next day of a provider. */
type DaySheet = { on: string; first: string; count: number; lines: string[] };

const handlingWords = {
  slow: 'Go slow',
  two_people: 'Two people',
  muzzle: 'Muzzle',
  vet_only: 'Vet only',
} as const;

/** '9:00 AM–10:30 AM Bella · Full groom, Maria Garcia, 107 Slaughter Ln. Muzzle. Not confirmed.' */
function lineOf(visit: ShownVisit): string {
  const { title, startsAt, endsAt, timeZone, client, atHome, address, pets, vaccinationGaps, source } = visit;
  const where = [title, client?.name, atHome ? address : undefined].filter(Boolean).join(', ');
  const warnings = [
    ...pets.flatMap(({ handling }) => (handling && handling !== 'easy' ? handlingWords[handling] : [])),
    ...(vaccinationGaps.some(({ verdict }) => verdict !== 'too_young') ? ['Vaccination missing'] : []),
    ...(source !== 'marketplace' && !visit.confirmedAt ? ['Not confirmed'] : []),
  ];
  const times = `${clockInWords(startsAt, timeZone)}–${clockInWords(endsAt, timeZone)}`;
  return [`${times} ${where}`, ...new Set(warnings)].map((words) => `${words}.`).join(' ');
}

const kinds = {
  day_sheet: kind(
    { category: 'day_sheet', action: 'See the day', pace: 'at_once' },
    ({ on, first, count, lines }: DaySheet) => ({
      title: `Tomorrow: ${count} ${count === 1 ? 'visit' : 'visits'}, from ${first}`,
      text: lines.join('\n'),
      path: href('day', { on }),
    }),
  ),
};

const { notify } = notifierOf(kinds);

const jobs = {
  'notify-of-next-day': onEvent('day.near', async (platform, { accountId, on }) => {
    const { sql, clock } = platform;
    const provider = await findProvider(sql, accountId);
    if (!provider) return;
    const { person, roles, timeZone } = provider;
    const range = wholeDay(on, timeZone);
    const all = await listProviderVisits(sql, onBehalfOf({ id: accountId, roles }), range, clock.now());
    const visits = all.filter(({ status }) => isBooked(status));
    const [first] = visits;
    if (!first) return;
    await notify(
      platform,
      person,
      'day_sheet',
      { id: `${accountId} ${on}`, usefulUntil: range.until },
      {
        on,
        first: clockInWords(first.startsAt, first.timeZone),
        count: visits.length,
        lines: visits.map(lineOf),
      },
    );
  }),
};

export const dayNotices = { kinds: noticeKinds(kinds), jobs };
