import type { ClientPet } from '#contract/clients/client-pets.ts';
import type { Client, ClientCard, ClientFilter, ClientSort } from '#contract/clients/clients.ts';
import { isoDay, monthDay } from '#web/lib/dates.ts';
import { noWrap } from '#web/lib/no-wrap.ts';

/** The lists of clients that can be chosen. */
export type Show = Exclude<ClientFilter, 'overdue'>;

export const sortNames: Record<ClientSort, string> = {
  name: 'Name, A to Z',
  name_desc: 'Name, Z to A',
  next_visit: 'Next visit or due, soonest',
  next_visit_desc: 'Next visit or due, latest',
  last_visit_desc: 'Last visit, newest',
  last_visit: 'Last visit, oldest',
  owed_desc: 'Owes most',
  owed: 'Owes least',
};

export const contactNames: Record<Client['contactBy'], string> = {
  text: 'Text',
  email: 'Email',
  call: 'Call',
  none: 'Not at all',
};

export const sourceNames: Record<Client['source'], string> = {
  import: 'Imported',
  hand: 'Added by hand',
  walk_in: 'Walked in',
  booking_page: 'Booked on your page',
  marketplace: 'From the marketplace',
};

export const nameOf = ({ firstName, lastName }: Pick<Client, 'firstName' | 'lastName'>): string =>
  lastName ? `${firstName} ${lastName}` : firstName;

const day = (on: string) => noWrap(monthDay(on, 'UTC'));

export const isOverdue = (dueOn: string | null, now: Date): boolean => dueOn !== null && dueOn <= isoDay(now);

/** Where nothing is noted. */
export const byCoat = 'usual for the coat';

/** Where the last visit was cancelled, and no groom is known to count from. */
export const afterCancelledWords = noWrap('last visit cancelled');

type Rhythm = Pick<ClientCard, 'everyWeeks' | 'dueOn'> & Partial<Pick<ClientCard, 'afterCancelled'>>;

/** Why a client or a pet is due: how often they come, as noted; else they are due by the coat. */
export function everyWords({ everyWeeks, dueOn, afterCancelled }: Rhythm): string | null {
  if (afterCancelled) return afterCancelledWords;
  return everyWeeks ? noWrap(`every ${everyWeeks} wk`) : dueOn && byCoat;
}

/** 'due Dec 1 · every 6 wk · last Oct 20' */
export const rhythm = ({
  lastVisitOn,
  everyWeeks,
  dueOn,
  afterCancelled,
}: Rhythm & Pick<ClientCard, 'lastVisitOn'>): string =>
  [
    dueOn && `due ${day(dueOn)}`,
    everyWords({ everyWeeks, dueOn, afterCancelled }),
    lastVisitOn && `last ${day(lastVisitOn)}`,
  ]
    .filter(Boolean)
    .join(' · ');

export const rhythmOf = ({ lastGroomedOn, everyWeeks, dueOn }: ClientPet): string =>
  rhythm({ lastVisitOn: lastGroomedOn, everyWeeks, dueOn });

/** How a client agreed to texts that Wagwell sends by itself. */
export const agreedNames: Record<NonNullable<Client['textsOkHow']>, string> = {
  booking_page: 'agreed on your booking page',
  link: 'agreed on the page of a visit',
  provider: 'agreed, as you noted',
};
