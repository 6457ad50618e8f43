import type { Visit } from '#contract/grooming/visits.ts';
import type { ReportCard } from '#contract/grooming/report-cards.ts';
import { fullDate } from '#web/lib/dates.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { cardsOfVisit } from './cards-of-visit.ts';
import { inWeeks } from '../visit-words.ts';
import { servicesDone } from '#web/domain/visits/visit-client.ts';

/** The title and text of the report cards of a visit, for a message to family or a vet; without address and price. */
export function reportCardsAsText(visit: Visit) {
  const cards = cardsOfVisit(visit);
  return {
    title: `Report card: ${petNames(visit.pets)}, ${fullDate(visit.startsAt, visit.timeZone)}`,
    text: [
      `Groomed by ${visit.provider.name}.`,
      ...cards.flatMap((each) => [
        cards.length > 1 && `${petNames(each.visit.pets)}:`,
        ...linesOf(each.card),
      ]),
    ]
      .filter(Boolean)
      .join('\n'),
  };
}

const linesOf = ({ services, findings, behavior, nextVisitWeeks }: ReportCard) => [
  `What was done: ${servicesDone(services)}.`,
  findings && `Coat and skin: ${findings}`,
  behavior && `Behavior: ${behavior}`,
  nextVisitWeeks && `Next visit ${inWeeks(nextVisitWeeks)}.`,
];
