import { href } from '#contract/pages.ts';
import type { VisitEvents } from '#contract/grooming/visit-events.ts';
import { momentInWords } from '#server/platform/wall-clock.ts';
import { kind } from '../kind.ts';
import { fullName } from '../person.ts';
import type { GroomingFacts } from '../facts/grooming.queries.ts';

type Move = VisitEvents['visit.moved'];

const when = (at: string, { timeZone, now }: GroomingFacts) => momentInWords(at, timeZone, now);
const actor = ({ by }: Move, facts: GroomingFacts) =>
  by === 'provider' ? facts.providerName : fullName(facts.petOwner);
const path = ({ visitId }: Move) => href('visit', { id: visitId });

/** Kinds of notifications about a new time of a visit. `from` is its current time, `startsAt` the proposed one. */
export const moveKinds = {
  move_proposed: kind(
    { category: 'bookings', action: 'Answer the new time', pace: 'prompt' },
    (facts: GroomingFacts, move: Move) => ({
      title: `New time for ${facts.pets}? ${when(move.startsAt, facts)}`,
      text: `${actor(move, facts)} asks to move "${facts.title}" from ${when(move.from, facts)} to ${when(move.startsAt, facts)}. The visit keeps its time until you accept.`,
      path: path(move),
    }),
  ),
  /** To the side that proposed it. */
  move_accepted: kind(
    { category: 'bookings', action: 'See the visit', pace: 'prompt' },
    (facts: GroomingFacts, move: Move) => ({
      title: `Moved: ${facts.pets}, ${when(move.startsAt, facts)}`,
      text: `${actor(move, facts)} accepted your new time. "${facts.title}" is now on ${when(move.startsAt, facts)} instead of ${when(move.from, facts)}.`,
      path: path(move),
    }),
  ),
  /** To the side that accepted. */
  visit_moved: kind(
    { category: 'bookings', action: 'See the visit', pace: 'prompt' },
    (facts: GroomingFacts, move: Move) => ({
      title: `Moved: ${facts.pets}, ${when(move.startsAt, facts)}`,
      text: `You accepted the new time. "${facts.title}" is now on ${when(move.startsAt, facts)} instead of ${when(move.from, facts)}.`,
      path: path(move),
    }),
  ),
  move_declined: kind(
    { category: 'bookings', action: 'See the visit', pace: 'prompt' },
    (facts: GroomingFacts, move: Move) => ({
      title: `${facts.pets} stays on ${when(move.from, facts)}`,
      text: `${actor(move, facts)} cannot move "${facts.title}" to ${when(move.startsAt, facts)}. The visit keeps its time: ${when(move.from, facts)}.`,
      path: path(move),
    }),
  ),
  move_withdrawn: kind(
    { category: 'bookings', action: 'See the visit', pace: 'prompt' },
    (facts: GroomingFacts, move: Move) => ({
      title: `${facts.pets} stays on ${when(move.from, facts)}`,
      text: `${actor(move, facts)} no longer asks to move "${facts.title}" to ${when(move.startsAt, facts)}. The visit keeps its time: ${when(move.from, facts)}.`,
      path: path(move),
    }),
  ),
};
