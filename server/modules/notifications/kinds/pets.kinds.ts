import { href } from '#contract/pages.ts';
import type { CoatCode, Species } from '#contract/pets/pet-codes.ts';
import { daysBetween } from '#reference/calendar-days.ts';
import { coats } from '#reference/coats.ts';
import { intervalWeeks } from '#reference/grooming-intervals.ts';
import { vaccines } from '#reference/vaccinations/vaccinations.ts';
import { kind } from './kind.ts';
import type { findDuePet, findExpiring } from '../facts/pets.queries.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { longDayIn } from '#server/platform/long-days.ts';

type DuePet = NonNullable<Awaited<ReturnType<typeof findDuePet>>>;
type Expiring = NonNullable<Awaited<ReturnType<typeof findExpiring>>>;

const day = longDayIn('UTC');

export const petKinds = {
  pet_due: kind({ category: 'reminders', action: 'Ask for grooming' }, (pet: DuePet, now: Date) => {
    const { name, species, coat, groomedAt, timeZone, advisedWeeks, last } = pet;
    const days = daysBetween(dayIn(groomedAt, timeZone), dayIn(now, timeZone));
    const code = (coat ?? 'smooth') as CoatCode;
    const reason = advisedWeeks
      ? `${last?.providerName ?? 'Your groomer'} advised the next visit after ${advisedWeeks === 1 ? '1 week' : `${advisedWeeks} weeks`}.`
      : `A ${coats[code].label.toLowerCase()} coat is usually groomed every ${intervalWeeks(species as Species, code)} weeks.`;
    const again = last
      ? `Book ${last.providerName} again, same services, in one tap.`
      : 'Ask the groomers near you.';
    return {
      title: `${name} is due for grooming`,
      text: `${name} was last groomed ${days} days ago. ${reason}\n\n${again}`,
      path: last ? href('visit', { id: last.visitId }) : href('pet-owner-dashboard'),
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
