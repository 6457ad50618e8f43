import type { ServiceCode } from '#contract/pets/pet-codes.ts';
import { services } from '#reference/services.ts';

type Titled = { title: string; petNames: string | null; services: ServiceCode[] | null };

/** 'Bella, Otto · Full groom, nail trim': a visit as calendars name it. Work with pets is not known by its request's title. */
export function calendarTitle({ title, petNames, services: codes }: Titled): string {
  if (!petNames) return title;
  const [first, ...rest] = (codes ?? []).map((code) => services[code].label);
  return first === undefined
    ? petNames
    : `${petNames} · ${[first, ...rest.map((label) => label.toLowerCase())].join(', ')}`;
}
