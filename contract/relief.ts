import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { VisitPet } from './grooming/visits.ts';
import { Day, Id, Instant, Params } from './values.ts';

/** For so many days after the shift its groomer sees the animals of the day. */
export const animalDays = 7;

/** An animal that the groomer of a shift works on: never whose it is, where they live, what it costs or what was noted. */
export const ReliefAnimal = z.object({
  startsAt: Instant,
  endsAt: Instant,
  ...VisitPet.pick({
    id: true,
    name: true,
    species: true,
    breed: true,
    recognizedBreed: true,
    coat: true,
    age: true,
    weight: true,
    size: true,
    services: true,
    style: true,
    handling: true,
    temperament: true,
    specialConditions: true,
  }).shape,
  /** Bites that its owner told of or that a provider filed. */
  incidents: z.array(z.object({ on: Day, what: z.string() })),
});
export type ReliefAnimal = z.output<typeof ReliefAnimal>;

/** What the check-outs of a shift's groomer add up to, in cents: `revenue` without tax and tips; tips are part of no share. */
export const CheckOuts = z.object({
  bills: z.int(),
  dogs: z.int(),
  revenue: z.int(),
  tips: z.int(),
  /** Visits that have begun and have no bill. */
  notCheckedOut: z.int(),
  /** Their animals by name, for the business alone. */
  petsNotCheckedOut: z.array(z.string()),
});
export type CheckOuts = z.output<typeof CheckOuts>;

export const reliefApi = {
  'GET /api/shifts/:id/animals': {
    summary: 'The animals that the groomer of a filled shift works on, until seven days after it',
    params: Params,
    reply: z.object({ timeZone: z.string(), animals: z.array(ReliefAnimal) }),
  },
  'GET /api/shifts/:id/check-outs': {
    summary: 'What the check-outs of a shift’s groomer add up to, for both sides',
    params: Params,
    reply: CheckOuts,
  },
  'GET /api/staff/:id/shift-to-post': {
    summary: 'Hours and dogs of a shift that covers the open visits of a person on a day',
    params: Params,
    query: z.strictObject({ on: Day }),
    reply: z.object({
      staffId: Id,
      on: Day,
      visits: z.int(),
      dogs: z.int(),
      /** In the time zone of the business; null if there are no visits. */
      startTime: z.string().nullable(),
      endTime: z.string().nullable(),
    }),
  },
} as const satisfies EndpointTable;

export type Relief = { api: typeof reliefApi; events: object };
