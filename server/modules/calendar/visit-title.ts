import type { AnyService } from '#contract/pets/pet-codes.ts';
import { labelsInList } from '#reference/service-labels.ts';

type Titled = { title: string; petNames: string | null; services: AnyService[] | null };

/** 'Bella, Otto · Full groom, nail trim': a visit as calendars name it. Work with pets is not known by its request's title. */
export function calendarTitle({ title, petNames, services: codes }: Titled): string {
  if (!petNames) return title;
  const labels = labelsInList(codes ?? []);
  return labels.length === 0 ? petNames : `${petNames} · ${labels.join(', ')}`;
}
