import { after, minutes } from '#server/platform/clock.ts';
import type { Call } from './call-api.ts';
import type { People } from './people.ts';
import type { DayAndTime } from './grooming-story.ts';
import type { Action } from './run-actions.ts';
import { at } from './story.ts';

/**
 * A conversation between two people. A reply marks the messages before it as read; `waits` leaves the last
 * one unread.
 */
type Talk = { between: [string, string]; said: Said[]; waits?: true };
/** Author, time (a day and a time, or minutes ago) and text. */
type Said = [by: 0 | 1, when: DayAndTime | number, text: string];

const [maya, jordan, renee] = ['Maya Ortiz', 'Jordan Ellis', 'Shoal Creek Pet Spa'];

const talks: Talk[] = [
  {
    between: [renee, maya],
    said: [
      [0, 300, 'Hi Maya, two of the seven are first-timers. Are you fine with puppies on a full table?'],
      [1, 282, 'Sure. I can give them the last slot before lunch, when it is quiet.'],
      [1, 280, 'And I will bring my lick mat. It works on almost everybody.'],
      [0, 31, 'Perfect for them. I am deciding tonight, and you will hear from me either way.'],
      [0, 30, 'If it is you: side door, code 4417.'],
    ],
    waits: true,
  },
  {
    between: [jordan, maya],
    said: [
      [0, [-1, '18:42'], 'Would you take out the mats under the harness, too? They are tight.'],
      [
        1,
        [-1, '18:55'],
        'Yes, that is in the price. I work them out by hand first, so it may take ten minutes longer.',
      ],
      [0, 95, 'Is Friday at nine still free if I decide tonight?'],
    ],
    waits: true,
  },
  {
    between: ['Tomás Rivera', maya],
    said: [
      [0, [-2, '20:05'], 'My dryer is alive again. Thank you for taking the two standards.'],
      [1, [-1, '09:05'], 'Any time. Take the next Saturday, I owe you one.'],
    ],
  },
  {
    between: ['Wag & Roll Mobile Grooming', maya],
    said: [
      [1, [-5, '16:48'], 'I can drive the east loop again starting next week.'],
      [0, [-4, '08:31'], 'The van is serviced. Kim has the keys.'],
    ],
  },
  {
    between: ['Amelia Foster', maya],
    said: [
      [0, [-3, '12:15'], 'Pippa had her check-up. The vet says her heart is steady.'],
      [1, [-3, '12:51'], 'Good to hear. I will keep it short for her anyway.'],
    ],
  },
  {
    between: [renee, jordan],
    said: [[0, 160, 'We could also take Bella an hour earlier, if that works better for you.']],
    waits: true,
  },
  {
    between: ['Jo Beckett', jordan],
    said: [
      [0, [-1, '08:20'], 'The ramp is ready for Otto. No jumping on my watch.'],
      [1, [-1, '12:02'], 'He will love that, and so will I.'],
    ],
  },
  {
    between: ['Kayla Lindqvist', renee],
    said: [[0, 50, 'I can come for a trial morning before you decide.']],
    waits: true,
  },
];

export const conversationActions = (call: Call, now: Date, { named }: People): Action[] =>
  talks.flatMap((talk) => actionsOf(call, now, talk, (name) => named.get(name) ?? ''));

function actionsOf(
  call: Call,
  now: Date,
  { between, said, waits }: Talk,
  cookieOf: (name: string) => string,
) {
  const idOf = async (name: string) => (await call(cookieOf(name), 'GET /auth/me')).id;
  let latest: { id: string; by: string } | undefined;

  const read = async (reader: string, other: string) => {
    if (latest?.by !== other) return;
    const what = `POST /api/messages/current-user/${await idOf(other)}/read`;
    await call(cookieOf(reader), what, { messageId: latest.id });
  };
  const say = async (me: string, other: string, content: string) => {
    await read(me, other);
    const body = { fromUserId: 'current-user', toUserId: await idOf(other), content };
    latest = { id: (await call(cookieOf(me), 'POST /api/messages', body)).id, by: me };
  };

  const pair = (by: 0 | 1) => [between[by], between[by === 0 ? 1 : 0]] as const;
  const moment = (when: DayAndTime | number) =>
    typeof when === 'number' ? after(now, -minutes(when)) : at(now, ...when);
  const actions = said.map(([by, when, text]) => ({ when: moment(when), act: () => say(...pair(by), text) }));
  const [lastBy, lastWhen] = said.at(-1) ?? [0, 0];
  const [writer, reader] = pair(lastBy);
  const sees = { when: after(moment(lastWhen), minutes(4)), act: () => read(reader, writer) };
  return waits ? actions : [...actions, sees];
}
