import { href } from '#contract/pages.ts';
import type { CoatCode, Species } from '#contract/pets/pet-codes.ts';
import { daysBetween } from '#reference/calendar-days.ts';
import { coats } from '#reference/coats.ts';
import { intervalWeeks } from '#reference/grooming-intervals.ts';
import { kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { findDuePet } from './notices.queries.ts';

type DuePet = NonNullable<Awaited<ReturnType<typeof findDuePet>>>;

const weeksInWords = (weeks: number) => (weeks === 1 ? 'week' : `${weeks} weeks`);

/** How the next groom is booked with whoever did the last one: a visit of the marketplace is repeated as it was. */
function nextGroom(last: DuePet['last']): { text: string; path: string } {
  if (!last) return { text: 'Ask the groomers near you.', path: href('pet-owner-dashboard') };
  const { visitId, providerName, source, page } = last;
  const visit = href('visit', { id: visitId });
  if (source === 'marketplace')
    return { text: `Book ${providerName} again, same services, in one tap.`, path: visit };
  if (!page) return { text: `Ask ${providerName} for a time.`, path: visit };
  return {
    text: `Choose a time with ${providerName}.`,
    path: href(page.as === 'groomer' ? 'groomer-booking' : 'business-booking', { slug: page.slug }),
  };
}

const kinds = {
  pet_due: kind({ category: 'reminders', action: 'Ask for grooming' }, (pet: DuePet, now: Date) => {
    const { name, species, coat, groomedAt, timeZone, ownWeeks, advisedWeeks, last } = pet;
    const days = daysBetween(dayIn(groomedAt, timeZone), dayIn(now, timeZone));
    const code = (coat ?? 'smooth') as CoatCode;
    const reason = ownWeeks
      ? `You asked for a groom every ${weeksInWords(ownWeeks)}.`
      : advisedWeeks
        ? `${last?.providerName ?? 'Your groomer'} advised the next visit after ${advisedWeeks === 1 ? '1 week' : `${advisedWeeks} weeks`}.`
        : `A ${coats[code].label.toLowerCase()} coat is usually groomed every ${intervalWeeks(species as Species, code)} weeks.`;
    const next = nextGroom(last);
    return {
      title: `${name} is due for grooming`,
      text: `${name} was last groomed ${days} days ago. ${reason}\n\n${next.text}`,
      path: next.path,
    };
  }),
};

const { notify } = notifierOf(kinds);

const jobs = {
  'notify-owner-of-due-pet': onEvent('pet.due', async (platform, { petId }, jobId) => {
    const pet = await findDuePet(platform.sql, petId);
    if (pet) await notify(platform, pet.petOwner, 'pet_due', jobId, pet, platform.clock.now());
  }),
};

export const petNotices = { kinds: noticeKinds(kinds), jobs };
