import { href } from '#contract/pages.ts';
import type { CoatCode, Species } from '#contract/pets/pet-codes.ts';
import { daysBetween } from '#reference/calendar-days.ts';
import { coats } from '#reference/coats.ts';
import { intervalWeeks } from '#reference/grooming-intervals.ts';
import { vaccines } from '#reference/vaccinations/vaccinations.ts';
import { kind } from '../kind.ts';
import type { findDuePet, findExpiring } from '../facts/pets.queries.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { longDayIn } from '#server/platform/long-days.ts';

type DuePet = NonNullable<Awaited<ReturnType<typeof findDuePet>>>;
type Expiring = NonNullable<Awaited<ReturnType<typeof findExpiring>>>;

const day = longDayIn('UTC');

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

export const petKinds = {
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
  vaccination_expiring: kind(
    { category: 'reminders', action: 'See the vaccinations' },
    ({ petId, name, kind: vaccine, expiresOn }: Expiring) => ({
      title: `${name}: ${vaccines[vaccine].label} expires on ${day(expiresOn)}`,
      text: `Groomers ask for proof that is good on the day of the visit. When ${name} has had the next dose, please add it.`,
      path: href('pet', { id: petId }),
    }),
  ),
};
