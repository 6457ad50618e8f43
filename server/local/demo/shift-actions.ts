import { DateTime } from 'luxon';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import type { Call } from './call-api.ts';
import type { People } from './people.ts';
import type { Action } from './run-actions.ts';
import { at, townZone } from './story.ts';
import type { Opinion, ShiftStory } from './story.ts';

/** Lists the actions of owner and groomers for one shift. */
export function shiftActions(
  call: Call,
  now: Date,
  story: ShiftStory,
  { groomers, owners }: People,
): Action[] {
  const owner = owners[story.business] ?? '';
  const startsAt = at(now, story.day, story.startTime);
  const endsOn = story.endTime > story.startTime ? story.day : story.day + 1;
  const endsAt = at(now, endsOn, story.endTime);
  const postedAt = at(now, story.day - story.postedBefore, postingTime(story));
  /** Returns a time some hours after posting, or a share of the time until the start if that is sooner. */
  const soonAfter = (wait: number, share: number) =>
    byDay(after(postedAt, Math.min(hours(wait), share * (startsAt.getTime() - postedAt.getTime()))));
  const applications = new Map<number, string>();
  let shiftId = '';

  const actions: Action[] = [
    {
      when: postedAt,
      async act() {
        shiftId = (await call(owner, 'POST /api/shifts', draftOf(story, startsAt))).id;
      },
    },
    ...story.applicants.map(({ groomer, message }, index) => ({
      when: soonAfter(3 + 4 * index, 0.1 + 0.08 * index),
      async act() {
        const sent = await call(groomers[groomer] ?? '', 'POST /api/shift-applications', {
          shiftId,
          ...(message ? { message } : {}),
        });
        applications.set(groomer, sent.id);
      },
    })),
  ];
  const next = (when: Date, act: () => Promise<unknown>) => actions.push({ when, act });

  const { ending } = story;
  if (ending.kind === 'cancelled') {
    next(after(postedAt, days(1)), () =>
      call(owner, `POST /api/shifts/${shiftId}/cancel`, { reason: ending.reason }),
    );
  }
  if ('groomer' in ending) {
    // Some owners decide within the hour after the last application, some the next day.
    const decision = 3 + 4 * story.applicants.length + ((story.dogCount * 7 + Math.abs(story.day) * 5) % 12);
    next(soonAfter(Math.min(decision, 23), 0.6), () =>
      call(owner, `POST /api/shift-applications/${applications.get(ending.groomer)}/accept`),
    );
  }
  if (ending.kind === 'no_show')
    next(after(startsAt, minutes(70)), () => call(owner, `POST /api/shifts/${shiftId}/no-show`));
  if (ending.kind === 'completed') {
    const groomer = groomers[ending.groomer] ?? '';
    const { dogs: dogsGroomed, revenue, bonus } = ending;
    next(after(endsAt, minutes(20)), () =>
      call(owner, `POST /api/shifts/${shiftId}/complete`, {
        dogsGroomed,
        revenue,
        ...(bonus ? { bonus } : {}),
      }),
    );
    const review = (who: string, { rating, tags, text }: Opinion) =>
      call(who, 'POST /api/reviews', { engagementType: 'shift', engagementId: shiftId, rating, tags, text });
    if (ending.pay === 'confirmed')
      next(after(endsAt, hours(3)), () => call(groomer, `POST /api/shifts/${shiftId}/confirm-pay`));
    if (ending.pay === 'disputed') {
      const reason = 'We groomed five dogs: the last doodle was paid at the desk after four.';
      next(after(endsAt, hours(4)), () =>
        call(groomer, `POST /api/shifts/${shiftId}/dispute-pay`, { reason }),
      );
    }
    const { ofGroomer, ofBusiness } = ending;
    if (ofGroomer) next(after(endsAt, hours(5)), () => review(owner, ofGroomer));
    if (ofBusiness) next(after(endsAt, hours(20)), () => review(groomer, ofBusiness));
  }
  return actions;
}

/** Owners post before the first dog, over lunch, and after work. */
const postingTimes = ['07:10', '12:20', '17:35', '09:05', '18:50', '13:40', '19:25'];
const postingTime = ({ day, dogCount }: ShiftStory) =>
  postingTimes[(Math.abs(day) * 3 + dogCount) % postingTimes.length] ?? '12:00';

/** Moves actions at night to the next morning. */
function byDay(instant: Date): Date {
  const there = DateTime.fromJSDate(instant, { zone: townZone });
  if (there.hour >= 7 && there.hour < 22) return instant;
  return there
    .plus({ days: there.hour >= 22 ? 1 : 0 })
    .set({ hour: 7, minute: there.minute, second: 0, millisecond: 0 })
    .toJSDate();
}

/** How the businesses pay, in the order of the town. */
const payModels = ['1099', 'w2', 'agreed_later', 'booth_rent'];
const payTimes = ['weekly', 'every_two_weeks', 'same_day'];
const bathings = ['bather', 'groomer', 'agreed_later'];
const cancelTerms = ['fair', 'relaxed', 'strict'];

const payModelOf = ({ business }: ShiftStory) => payModels[business % payModels.length];

const draftOf = (story: ShiftStory, startsAt: Date) => ({
  title: story.title,
  description: story.description,
  shiftDate: startsAt.toISOString(),
  startTime: story.startTime,
  endTime: story.endTime,
  dogCount: story.dogCount,
  payPercentage: story.payPercentage,
  estimatedPayMin: story.estimatedPayMin,
  estimatedPayMax: story.estimatedPayMax,
  requirements: story.requirements,
  bonusInfo: story.bonus?.info,
  bonusAmount: story.bonus?.amount,
  payModel: payModelOf(story),
  // Employees are paid their hours on a slow day.
  ...(payModelOf(story) === 'w2' ? { hourlyRate: 2200 } : {}),
  paidWhen: payTimes[story.business % payTimes.length],
  bathing: bathings[story.business % bathings.length],
  cancelTerms: cancelTerms[story.business % cancelTerms.length],
});
