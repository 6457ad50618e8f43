import { bookedVisits } from './stories/booked-visits.ts';
import { featuredShifts } from './stories/featured-shifts.ts';
import { groomers } from './stories/groomers.ts';
import type { GroomingStory } from './grooming-story.ts';
import { jordansStory } from './stories/jordan.ts';
import { mayasPast } from './stories/mayas-past.ts';
import { openRequests } from './stories/open-requests.ts';
import { otherEndings } from './stories/other-endings.ts';
import { pastVisits } from './stories/past-visits.ts';
import { seededRandom } from './random.ts';
import type { ShiftStory } from './story.ts';
import { diaryOf, usualShifts } from './usual-shifts.ts';
import type { Diary } from './usual-shifts.ts';

/** Builds all stories of the town around this instant; the same every time. */
export function buildScenario(now: Date): { shifts: ShiftStory[]; grooming: GroomingStory[] } {
  const grooming = [jordansStory, openRequests, bookedVisits, pastVisits, otherEndings].flatMap((tell) =>
    tell(now),
  );
  const featured = [...featuredShifts(now), ...mayasPast];
  const diary = new Set([...diaryOf(featured), ...promisedDays(grooming)]);
  return { shifts: [...featured, ...usualShifts(now, seededRandom(1866), diary)], grooming };
}

/** The days that groomers have offered to pet owners; they get no shifts then. */
const promisedDays = (stories: GroomingStory[]): Diary =>
  new Set(
    stories.flatMap(({ offers }) =>
      offers.flatMap(({ by, start: [day] }) => {
        const groomer = groomers.findIndex(({ firstName, lastName }) => `${firstName} ${lastName}` === by);
        return groomer < 0 ? [] : [`${groomer} on ${day}`];
      }),
    ),
  );
