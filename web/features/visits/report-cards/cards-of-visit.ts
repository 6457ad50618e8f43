import type { ReportCard } from '#contract/grooming/report-cards.ts';
import type { Visit } from '#contract/grooming/visits.ts';

/** The report cards of a visit, each with the visit of its animal alone. */
export function cardsOfVisit(visit: Visit): { visit: Visit; card: ReportCard }[] {
  const { reportCard, reportCards, pets } = visit;
  if (reportCards.length < 2) return reportCard ? [{ visit, card: reportCard }] : [];
  return reportCards.map((card) => ({
    visit: { ...visit, pets: pets.filter(({ id }) => id === card.petId) },
    card,
  }));
}
