import { sumWithUnpriced } from '#reference/prices/price-words.ts';
import type { MessageKind } from '#contract/client-messages.ts';
import { href } from '#contract/pages.ts';
import { stopReasonForClient } from '#reference/stop-reasons.ts';
import { findCancelledWith, findRhythm } from '#server/modules/visit-series/index.ts';
import { kind, notifierOf } from '#server/modules/notifications/index.ts';
import { asSentence } from '#server/platform/as-sentence.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { dollarsInShort } from '#server/platform/money.ts';
import { momentInWords } from '#server/platform/wall-clock.ts';
import { findComingVisit, findStoppedVisit, findVisitOfAccount } from './notices.queries.ts';
import type { ComingVisit, StoppedVisit, VisitOfAccount } from './notices.queries.ts';

type Rhythm = { everyWeeks: number; next: string[] };

const visitPage = ({ visitId }: Pick<VisitOfAccount, 'visitId'>) => href('visit', { id: visitId });
const when = ({ startsAt, timeZone }: ComingVisit, now: Date) => momentInWords(startsAt, timeZone, now);
const see = { category: 'bookings', action: 'See the visit', pace: 'prompt' } as const;

/** What a provider does with their own visit of a client who has an account, told to that client. */
export const linkedKinds = {
  own_visit_booked: kind(see, (visit: VisitOfAccount, now: Date) => ({
    title: visit.everyWeeks
      ? `${visit.providerName} booked ${visit.title} every ${visit.everyWeeks === 1 ? 'week' : `${visit.everyWeeks} weeks`}`
      : `${visit.providerName} booked ${visit.title}`,
    text: `${visit.everyWeeks ? 'It repeats from ' : ''}${when(visit, now)}${visit.everyWeeks ? ' on' : ''}. You can confirm it, ask for another time, or cancel it.`,
    path: visitPage(visit),
  })),
  own_visit_moved: kind(see, (visit: VisitOfAccount, now: Date) => ({
    title: visit.wasAsked
      ? `${visit.providerName} agreed to another time for ${visit.title}`
      : `${visit.providerName} moved ${visit.title}`,
    text: `Now ${when(visit, now)}. You can ask for another time, or cancel it.`,
    path: visitPage(visit),
  })),
  own_visit_repriced: kind(see, (visit: VisitOfAccount, now: Date, was: number | null) => ({
    title: `${visit.providerName} changed the price of ${visit.title}`,
    text: `${when(visit, now)}. It costs ${sumWithUnpriced(dollarsInShort(visit.price ?? 0), visit.unpriced)} now${was === null ? '' : ` instead of ${dollarsInShort(was)}`}. You can confirm it, ask for another time, or cancel it.`,
    path: visitPage(visit),
  })),
  own_time_declined: kind(see, (visit: VisitOfAccount, now: Date) => ({
    title: `${visit.providerName} cannot make the time you asked for`,
    text: `${visit.title} stays booked for ${when(visit, now)}.${visit.answer ? ` ${asSentence(visit.answer)}` : ''}`,
    path: visitPage(visit),
  })),
  own_visit_cancelled: kind(
    { ...see, together: (count) => `${count} of your visits were cancelled` },
    (visit: VisitOfAccount, now: Date) => ({
      title: `${visit.providerName} cancelled ${visit.title}`,
      text: `It was ${when(visit, now)}.${visit.cancelReason ? ` ${asSentence(visit.cancelReason)}` : ''}`,
      path: visitPage(visit),
    }),
  ),
  own_series_changed: kind(see, (visit: VisitOfAccount, now: Date, series: Rhythm, was: number | null) => ({
    title: `${visit.providerName} changed when ${visit.title} repeats`,
    text: `From ${when(visit, now)} on ${series.everyWeeks === 1 ? 'every week' : `every ${series.everyWeeks} weeks`}. Next: ${series.next.map((at) => momentInWords(at, visit.timeZone, now)).join('; ')}.${
      was === null || visit.price === null
        ? ''
        : ` It costs ${sumWithUnpriced(dollarsInShort(visit.price), visit.unpriced)}${was > 0 ? ` instead of ${dollarsInShort(was)}` : ''} each time.`
    } You can confirm it, ask for another time, or cancel it.`,
    path: visitPage(visit),
  })),
  own_series_cancelled: kind(see, (visit: VisitOfAccount, _now: Date, dates: string) => ({
    title: `${visit.providerName} cancelled visits of ${visit.title}`,
    text: `These do not take place: ${dates}.`,
    path: visitPage(visit),
  })),
  own_visit_restored: kind(see, (visit: VisitOfAccount, now: Date) => ({
    title: `Booked again: ${visit.title}`,
    text: `${visit.providerName} took the cancellation back: ${when(visit, now)}.`,
    path: visitPage(visit),
  })),
  own_visit_missed: kind(see, (visit: VisitOfAccount, now: Date) => ({
    title: `${visit.providerName} recorded that you did not come`,
    text: `${visit.title}, ${when(visit, now)}. Call ${visit.providerName} if that is wrong.`,
    path: visitPage(visit),
  })),
  /** These are of every visit of a client with an account, from the marketplace as well. */
  visit_on_my_way: kind({ ...see, pace: 'at_once' }, (visit: ComingVisit, now: Date) => ({
    title: `${visit.providerName} is on the way`,
    text: `${visit.title}, ${when(visit, now)}.`,
    path: visitPage(visit),
  })),
  visit_late: kind({ ...see, pace: 'at_once' }, (visit: ComingVisit, now: Date, minutes: number) => ({
    title: `${visit.providerName} runs about ${minutes} minutes late`,
    text: `${visit.title}, ${when(visit, now)}.`,
    path: visitPage(visit),
  })),
  visit_stopped: kind({ ...see, pace: 'at_once' }, (visit: StoppedVisit) => ({
    title: `${visit.providerName} stopped the work on ${visit.title}`,
    text: `${asSentence(stopReasonForClient(visit.stopReason) + (visit.note ? `: ${visit.note}` : ''))} ${
      visit.price > 0 ? `What was done costs ${dollarsInShort(visit.price)}.` : 'Nothing is charged.'
    }`,
    path: visitPage(visit),
  })),
  own_report_card: kind(
    { category: 'bookings', action: 'Read the report card' },
    (visit: VisitOfAccount, now: Date) => ({
      title: `${visit.providerName} wrote a report card`,
      text: `${visit.title}, ${when(visit, now)}.`,
      path: visitPage(visit),
    }),
  ),
};

const { notify } = notifierOf(linkedKinds);

const tell =
  (
    name: Exclude<
      keyof typeof linkedKinds,
      | 'own_visit_repriced'
      | 'own_series_changed'
      | 'own_series_cancelled'
      | 'visit_stopped'
      | 'visit_on_my_way'
      | 'visit_late'
    >,
    isToTell: (visit: VisitOfAccount) => boolean,
  ) =>
  async (
    platform: Parameters<typeof notify>[0],
    { visitId }: { visitId: string },
    jobId: string,
  ): Promise<void> => {
    const visit = await findVisitOfAccount(platform.sql, visitId);
    if (visit && isToTell(visit))
      await notify(platform, visit.client, name, jobId, visit, platform.clock.now());
  };

const told = new Set<MessageKind>(['repriced', 'series_changed', 'series_cancelled']);

export const linkedJobs = {
  // Of a series only the first visit and the first repeat are announced.
  'notify-of-booked-own-visit': onEvent(
    'visit.booked',
    tell(
      'own_visit_booked',
      ({ source, isBooked, placeInSeries }) => source === 'own' && isBooked && (placeInSeries ?? 0) <= 1,
    ),
  ),
  'notify-of-moved-own-visit': onEvent('visit.moved', (platform, { by, ...moved }, jobId) =>
    tell('own_visit_moved', ({ isBooked }) => by === 'provider' && isBooked && !moved.inSeries)(
      platform,
      moved,
      jobId,
    ),
  ),
  'notify-of-told-own-visit': onEvent(
    'visit.client_to_tell',
    async (platform, { visitId, kind: what, was }, jobId) => {
      const now = platform.clock.now();
      const visit = told.has(what) ? await findVisitOfAccount(platform.sql, visitId) : undefined;
      if (!visit) return;
      if (what === 'repriced' && visit.isBooked)
        await notify(platform, visit.client, 'own_visit_repriced', jobId, visit, now, was ?? null);
      if (what === 'series_changed' && visit.isBooked) {
        const series = await findRhythm(platform.sql, visitId, now, 3);
        if (series)
          await notify(platform, visit.client, 'own_series_changed', jobId, visit, now, series, was ?? null);
      }
      if (what === 'series_cancelled' && !visit.isBooked) {
        const days = await findCancelledWith(platform.sql, visitId);
        const dates = days.map((day) => momentInWords(day, visit.timeZone, now)).join('; ');
        await notify(platform, visit.client, 'own_series_cancelled', jobId, visit, now, dates);
      }
    },
  ),
  'notify-of-declined-own-time': onEvent(
    'visit.asked_move_declined',
    tell('own_time_declined', ({ isBooked }) => isBooked),
  ),
  'notify-of-ended-own-visit': onEvent('visit.ended', async (platform, ended, jobId) => {
    await tell(
      'own_visit_cancelled',
      ({ isMissed, cancelledBy }) => !isMissed && cancelledBy === 'provider' && !ended.inSeries,
    )(platform, ended, jobId);
    await tell('own_visit_missed', ({ isMissed }) => isMissed)(platform, ended, jobId);
  }),
  'notify-of-restored-own-visit': onEvent('visit.restored', (platform, { by, ...restored }, jobId) =>
    tell('own_visit_restored', () => by === 'provider')(platform, restored, jobId),
  ),
  'notify-of-provider-on-the-way': onEvent('visit.on_my_way', async (platform, { visitId }, jobId) => {
    const visit = await findComingVisit(platform.sql, visitId);
    if (visit) await notify(platform, visit.client, 'visit_on_my_way', jobId, visit, platform.clock.now());
  }),
  'notify-of-late-provider': onEvent('visit.late', async (platform, { visitId, minutes }, jobId) => {
    const visit = await findComingVisit(platform.sql, visitId);
    const now = platform.clock.now();
    if (visit) await notify(platform, visit.client, 'visit_late', jobId, visit, now, minutes);
  }),
  'notify-of-stopped-visit': onEvent('visit.stopped', async (platform, { visitId }, jobId) => {
    const visit = await findStoppedVisit(platform.sql, visitId);
    if (visit) await notify(platform, visit.client, 'visit_stopped', jobId, visit);
  }),
  'notify-of-late-own-report-card': onEvent(
    'visit.card_written',
    tell('own_report_card', () => true),
  ),
  'notify-of-own-report-card': onEvent(
    'visit.completed',
    tell('own_report_card', ({ hasCard }) => hasCard),
  ),
};
