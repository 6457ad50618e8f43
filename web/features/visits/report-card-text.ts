import type { Visit } from '#contract/grooming/visits.ts';
import type { ReportCard } from '#contract/grooming/report-cards.ts';
import { fullDate } from '#web/lib/dates.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { inWeeks } from './visit-words.ts';
import { servicesDone } from '#web/domain/visits/visit-client.ts';

type Told = Pick<Visit, 'pets' | 'provider' | 'startsAt' | 'timeZone'>;

/** The title and text of a report card, for a message to family or a vet; without address and price. */
export function reportCardAsText({ pets, provider, startsAt, timeZone }: Told, card: ReportCard) {
  const { services, findings, behavior, nextVisitWeeks } = card;
  return {
    title: `Report card: ${petNames(pets)}, ${fullDate(startsAt, timeZone)}`,
    text: [
      `Groomed by ${provider.name}.`,
      `What was done: ${servicesDone(services)}.`,
      findings && `Coat and skin: ${findings}`,
      behavior && `Behavior: ${behavior}`,
      nextVisitWeeks && `Next visit ${inWeeks(nextVisitWeeks)}.`,
    ]
      .filter(Boolean)
      .join('\n'),
  };
}
