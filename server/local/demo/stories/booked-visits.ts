import { DateTime } from 'luxon';
import type { GroomingStory, DayAndTime } from '#server/local/demo/grooming-story.ts';
import { nextWeekday, townZone } from '#server/local/demo/story.ts';

/** Booked visits in the future, and one in progress. */
export function bookedVisits(now: Date): GroomingStory[] {
  const on = (weekday: number, soonest: number) => nextWeekday(now, weekday, soonest);
  const underWay = anHourAgo(now);
  return [
    {
      owner: 'Amelia Foster',
      pets: ['Pippa'],
      title: 'Spaniel tidy, ears left long',
      services: ['bath_tidy'],
      budget: 70,
      day: on(2, 3),
      window: 'midday',
      where: 'home',
      posted: [-6, '19:30'],
      offers: [
        {
          by: 'Maya Ortiz',
          price: 72,
          start: [on(2, 3), '12:30'],
          minutes: 75,
          message: 'I know about her heart: no cage dryer, and breaks when she asks.',
        },
        { by: 'Paige Turner', price: 68, start: [on(2, 3), '13:30'], minutes: 75 },
      ],
      ending: { kind: 'accepted', by: 'Maya Ortiz', visit: { kind: 'ahead' } },
    },
    {
      owner: 'Amelia Foster',
      pets: ['Winston'],
      title: 'Bath, folds and nails',
      services: ['bath_brush', 'nail_grind'],
      budget: 75,
      day: on(3, 3),
      window: 'afternoon',
      where: 'travel',
      travelMiles: 8,
      posted: [-5, '12:45'],
      offers: [
        {
          by: 'Shoal Creek Pet Spa',
          price: 74,
          start: [on(3, 3), '13:00'],
          minutes: 75,
          message: 'We keep his own towel from last time.',
        },
        { by: 'Barton Bark Salon', price: 68, start: [on(3, 3), '14:00'], minutes: 60 },
      ],
      ending: { kind: 'accepted', by: 'Shoal Creek Pet Spa', visit: { kind: 'ahead' } },
    },
    {
      owner: 'Carlos Medina',
      pets: ['Luna'],
      title: 'Husky blow-out',
      description: 'She sings. It is not pain.',
      services: ['deshed'],
      budget: 95,
      day: on(6, 4),
      window: 'morning',
      where: 'travel',
      travelMiles: 15,
      posted: [-4, '18:55'],
      offers: [
        { by: 'Sam Whitehorse', price: 98, start: [on(6, 4), '09:00'], minutes: 120 },
        {
          by: 'Barton Bark Salon',
          price: 92,
          start: [on(6, 4), '08:30'],
          minutes: 105,
          message: 'We need her bordetella on record by the day.',
        },
      ],
      ending: { kind: 'accepted', by: 'Barton Bark Salon', visit: { kind: 'ahead' } },
    },
    {
      owner: 'Jasmine Cole',
      pets: ['Coco', 'Gigi'],
      title: 'Two little ones at home',
      services: ['bath_tidy', 'teeth_brush'],
      budget: 150,
      day: on(4, 3),
      window: 'morning',
      where: 'home',
      posted: [-5, '20:15'],
      offers: [
        {
          by: 'Wag & Roll Mobile Grooming',
          price: 148,
          start: [on(4, 3), '09:30'],
          minutes: 135,
          message: 'Harness only for Coco, we read it.',
        },
      ],
      ending: { kind: 'accepted', by: 'Wag & Roll Mobile Grooming', visit: { kind: 'ahead' } },
    },
    {
      owner: 'Greg Novak',
      pets: ['Finn'],
      title: 'Bath and brush, mud to the elbows',
      services: ['bath_brush', 'nail_trim'],
      budget: 75,
      day: underWay[0],
      where: 'travel',
      travelMiles: 12,
      posted: [underWay[0] - 5, '18:05'],
      offers: [
        {
          by: 'Lakeline Pet Grooming',
          price: 72,
          start: underWay,
          minutes: 100,
          message: 'We read about his nails: two of us, and a lick mat.',
        },
      ],
      ending: { kind: 'accepted', by: 'Lakeline Pet Grooming', visit: { kind: 'checked_in' } },
    },
  ];
}

/** Returns the time an hour ago, or in the last working hour. */
function anHourAgo(now: Date): DayAndTime {
  const there = DateTime.fromJSDate(now, { zone: townZone });
  const began = there.minus({ hours: 1 }).startOf('hour');
  if (there.hour < 9) return [-1, '17:15'];
  return began.hour >= 18 ? [0, '17:15'] : [0, began.toFormat('HH:mm')];
}
