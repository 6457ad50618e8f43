import type { VisitEvents } from '#contract/grooming/visit-events.ts';
import { href } from '#contract/pages.ts';
import { findGroomingNews } from '#server/modules/grooming-requests/index.ts';
import type { GroomingNews } from '#server/modules/grooming-requests/index.ts';
import { fullName, kind, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { momentInWords } from '#server/platform/wall-clock.ts';

type Move = VisitEvents['visit.moved'];

const when = (at: string, { timeZone, now }: GroomingNews) => momentInWords(at, timeZone, now);
const actor = ({ by }: Move, news: GroomingNews) =>
  by === 'provider' ? news.providerName : fullName(news.petOwner);
const path = ({ visitId }: Move) => href('visit', { id: visitId });

/** About a new time of a visit. `from` is its current time, `startsAt` the proposed one. */
export const moveKinds = {
  move_proposed: kind(
    { category: 'bookings', action: 'Answer the new time', pace: 'prompt' },
    (news: GroomingNews, move: Move) => ({
      title: `New time for ${news.pets}? ${when(move.startsAt, news)}`,
      text: `${actor(move, news)} asks to move "${news.title}" from ${when(move.from, news)} to ${when(move.startsAt, news)}. The visit keeps its time until you accept.`,
      path: path(move),
    }),
  ),
  /** To the side that proposed it. */
  move_accepted: kind(
    { category: 'bookings', action: 'See the visit', pace: 'prompt' },
    (news: GroomingNews, move: Move) => ({
      title: `Moved: ${news.pets}, ${when(move.startsAt, news)}`,
      text: `${actor(move, news)} accepted your new time. "${news.title}" is now on ${when(move.startsAt, news)} instead of ${when(move.from, news)}.`,
      path: path(move),
    }),
  ),
  /** To the side that accepted. */
  visit_moved: kind(
    { category: 'bookings', action: 'See the visit', pace: 'prompt' },
    (news: GroomingNews, move: Move) => ({
      title: `Moved: ${news.pets}, ${when(move.startsAt, news)}`,
      text: `You accepted the new time. "${news.title}" is now on ${when(move.startsAt, news)} instead of ${when(move.from, news)}.`,
      path: path(move),
    }),
  ),
  move_declined: kind(
    { category: 'bookings', action: 'See the visit', pace: 'prompt' },
    (news: GroomingNews, move: Move) => ({
      title: `${news.pets} stays on ${when(move.from, news)}`,
      text: `${actor(move, news)} cannot move "${news.title}" to ${when(move.startsAt, news)}. The visit keeps its time: ${when(move.from, news)}.`,
      path: path(move),
    }),
  ),
  move_withdrawn: kind(
    { category: 'bookings', action: 'See the visit', pace: 'prompt' },
    (news: GroomingNews, move: Move) => ({
      title: `${news.pets} stays on ${when(move.from, news)}`,
      text: `${actor(move, news)} no longer asks to move "${news.title}" to ${when(move.startsAt, news)}. The visit keeps its time: ${when(move.from, news)}.`,
      path: path(move),
    }),
  ),
};

const { notify } = notifierOf(moveKinds);

/** Notifies one side about a new time of a visit: the one that acted, or the other. */
async function notifyOfMove(
  platform: Platform,
  move: Move,
  name: keyof typeof moveKinds,
  jobId: string,
  reader: 'actor' | 'other' = 'other',
): Promise<void> {
  const news = await findGroomingNews(platform.sql, move.visitId, platform.clock.now());
  const toProvider = (move.by === 'provider') === (reader === 'actor');
  if (news) await notify(platform, toProvider ? news.provider : news.petOwner, name, jobId, news, move);
}

export const moveJobs = {
  'notify-of-proposed-move': onEvent('visit.move_proposed', (platform, move, jobId) =>
    notifyOfMove(platform, move, 'move_proposed', jobId),
  ),
  'notify-proposer-of-moved-visit': onEvent('visit.moved', (platform, move, jobId) =>
    notifyOfMove(platform, move, 'move_accepted', jobId),
  ),
  'confirm-moved-visit': onEvent('visit.moved', (platform, move, jobId) =>
    notifyOfMove(platform, move, 'visit_moved', jobId, 'actor'),
  ),
  'notify-of-declined-move': onEvent('visit.move_declined', (platform, move, jobId) =>
    notifyOfMove(platform, move, 'move_declined', jobId),
  ),
  'notify-of-withdrawn-move': onEvent('visit.move_withdrawn', (platform, move, jobId) =>
    notifyOfMove(platform, move, 'move_withdrawn', jobId),
  ),
};
