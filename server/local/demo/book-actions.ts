import { after, minutes } from '#server/platform/clock.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import type { Call } from './call-api.ts';
import type { People } from './people.ts';
import type { Action } from './run-actions.ts';
import { at, townZone } from './story.ts';

type Entries = { expenses: object[]; trips: object[]; tips: object[] };

/** Maya and an owner write expenses, trips and tips into their books. */
export function bookActions(call: Call, now: Date, people: People): Action[] {
  const on = (daysAgo: number) => dayIn(at(now, -daysAgo, '12:00'), townZone);
  const maya: Entries = {
    expenses: [
      { day: on(3), category: 'supplies', amount: 6480, note: 'Shampoo and conditioner, two gallons' },
      { day: on(11), category: 'tools', amount: 18_900, note: 'Curved shears' },
      { day: on(19), category: 'tools', amount: 4500, note: 'Three blades sharpened' },
      { day: on(34), category: 'insurance', amount: 5200, note: 'Liability, quarterly' },
      { day: on(48), category: 'education', amount: 24_000, note: 'Hand-stripping workshop' },
    ],
    trips: [
      { day: on(5), miles: 11.4, purpose: 'To a visit in Bouldin Creek and back' },
      { day: on(16), miles: 14.2, purpose: 'To Shoal Creek Pet Spa and back' },
      { day: on(31), miles: 14.2, purpose: 'To Shoal Creek Pet Spa and back' },
      { day: on(45), miles: 22.8, purpose: 'To the supply store in Round Rock' },
    ],
    tips: [
      { day: on(5), amount: 2000, note: 'Cash' },
      { day: on(16), amount: 3500, note: 'Card, passed on by the salon' },
      { day: on(31), amount: 4100, note: 'Cash' },
    ],
  };
  const renee: Entries = {
    expenses: [
      { day: on(8), category: 'supplies', amount: 21_350, note: 'Towels and blade wash' },
      { day: on(27), category: 'other', amount: 14_000, note: 'Dryer repair' },
    ],
    trips: [{ day: on(8), miles: 18.6, purpose: 'To the wholesaler and back' }],
    tips: [],
  };
  const write = async (cookie: string, entries: Entries) => {
    for (const [kind, bodies] of Object.entries(entries))
      for (const body of bodies) await call(cookie, `POST /api/books/${kind}`, body);
  };
  return [
    {
      when: after(now, -minutes(2)),
      async act() {
        await write(people.groomers[0] ?? '', maya);
        await write(people.owners[0] ?? '', renee);
      },
    },
  ];
}
