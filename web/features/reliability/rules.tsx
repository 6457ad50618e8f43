import { payDisputeHours } from '#contract/shifts/shift-deadlines.ts';
import { closesAfterHours } from '#contract/grooming/grooming-lifecycle.ts';
import { reliabilityRules } from '#contract/reliability.ts';

const {
  answerHours,
  contestHours,
  countsForDays,
  fewest,
  lateHours,
  payHours,
  secondThoughtsMinutes,
  undoMinutes,
} = reliabilityRules;

/** The rules by which the server counts, in its own figures. */
const rules = [
  {
    title: 'Bookings kept',
    items: [
      'A shift that was worked and a visit that took place are kept by both sides.',
      `Leaving a booked shift later than ${lateHours.shift} hours before its start counts as a late withdrawal (groomers) or a late cancellation (owners, who cancel the shift or release the groomer).`,
      `Cancelling a booked visit later than ${lateHours.visit} hours before its start counts as a late cancellation for the side that cancels.`,
      `Not coming counts as a no-show. The side that reports it can take it back within ${undoMinutes} minutes; the other can contest it within ${contestHours} hours. Without an answer it stands.`,
      `A client who comes late can still be checked in on the same day, and then has not missed the visit. A no-show of a visit can be reported until the end of the next day; a visit that nobody closes ends after ${closesAfterHours} hours and counts for nobody.`,
      'A contested no-show counts for neither side, pays nothing and opens no review until both agree or an admin has decided. Both sides’ words are read.',
      'A shift that is recorded with no dog is kept by neither side.',
    ],
  },
  {
    title: 'What never counts',
    items: [
      'What the other side does: their cancellation is never yours.',
      `Bad weather: say so when you cancel; from the third time in ${countsForDays} days on, also what it is like. It stays in your list, and the other side can object within ${contestHours} hours. Then it counts, and you can appeal.`,
      `Second thoughts: within ${secondThoughtsMinutes} minutes after the booking was made.`,
      'An application or an offer that was not accepted, and everything that you leave early enough.',
      `What you undo within ${undoMinutes} minutes, while the time is still free.`,
    ],
  },
  {
    title: 'Pay in time',
    items: [
      `For owners of shifts: the pay is recorded, or the groomer’s figures are accepted, within ${payHours} hours after the end. Figures that count because you did not answer are late.`,
      `Pay that the groomer disputes waits ${payDisputeHours.admin} hours for the owner’s answer. After that an admin reads both sides and decides.`,
    ],
  },
  {
    title: 'Answers in time',
    items: [
      `Applications, offers and proposed times want an answer within ${answerHours} hours: yes, no, or a place on the waiting list.`,
      'Each shift, request or visit counts once. Requests that come later than that before the start do not count, nor do those that were taken back.',
    ],
  },
  {
    title: 'How it fades',
    items: [
      `A fact counts fully on its first day and less every day; after ${countsForDays} days it no longer counts and is deleted.`,
      `Profiles show how many bookings of the last ${countsForDays} days were kept. Below ${fewest}, they say “Few bookings lately”, or “New here” to whoever has finished no work on Wagwell. The percentage weighs recent facts more.`,
    ],
  },
  {
    title: 'If it is not right',
    items: [
      'You can appeal what counts against you, once, in your own words. A person decides and gives a reason, which both sides read. While an appeal is open, the fact counts, unless it is a contested no-show.',
    ],
  },
];

/** The rules of reliability. */
export function ReliabilityRules() {
  return (
    <div className="grid gap-7">
      {rules.map(({ title, items }) => (
        <section key={title} className="grid gap-2">
          <h2 className="text-h4">{title}</h2>
          <ul className="grid list-disc gap-1.5 pl-5">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
