import type { Person } from '../person.ts';

type Work = { workFrom: Date | null; workUntil: Date | null };

const fieldsOf = (fact: unknown): Record<string, unknown> =>
  typeof fact === 'object' && fact !== null ? (fact as Record<string, unknown>) : {};

/**
 * From when to when the work is that a notification is about: its facts carry `startsAt` and `endsAt`, and those of a
 * move `from`, the time that is left.
 */
export function workIn(facts: readonly unknown[]): Work {
  const times = facts
    .map(fieldsOf)
    .flatMap(({ startsAt, endsAt, from }) => (typeof startsAt === 'string' ? [startsAt, endsAt, from] : []))
    .flatMap((time) => (typeof time === 'string' ? [Date.parse(time)] : []));
  return times.length === 0
    ? { workFrom: null, workUntil: null }
    : { workFrom: new Date(Math.min(...times)), workUntil: new Date(Math.max(...times)) };
}

/** The first person besides the reader whom the facts carry. */
export function otherIn(facts: readonly unknown[], readerId: string): string | undefined {
  const people = facts.map(fieldsOf).flatMap((fact) => Object.values(fact).filter(isPerson));
  return people.find(({ id }) => id !== readerId)?.id;
}

const isPerson = (value: unknown): value is Person => {
  const { id, email } = fieldsOf(value);
  return typeof id === 'string' && typeof email === 'string';
};
