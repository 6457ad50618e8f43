import { after, minutes } from '#server/platform/clock.ts';
import type { Call } from './call-api.ts';
import type { People } from './people.ts';
import type { Action } from './run-actions.ts';
import { joinedWithCode } from './stories/promo-members.ts';
import { at } from './story.ts';

const joinedOn = -83;
const card = { number: '4242 4242 4242 4242', expMonth: 4, expYear: 2099, cvc: '123' };

/**
 * The admin creates promo codes: one for all, one that expired after the fair, and one with an end and a
 * limit.
 */
export function promoActions(call: Call, now: Date, people: People): Action[] {
  const admin = people.named.get('Robin Hale') ?? '';
  const create = (promo: object) => call(admin, 'POST /api/admin/promo-codes', promo);
  let fair = '';
  return [
    {
      when: at(now, joinedOn, '09:00'),
      act: () => create({ code: 'WELCOME20', note: 'For people who are new in town', percentOff: 20 }),
    },
    {
      when: at(now, joinedOn, '09:10'),
      async act() {
        const note = 'On the cards at our table, Central Texas Pet Fair';
        ({ id: fair } = await create({ code: 'PETFAIR25', note, percentOff: 25, plans: ['annual'] }));
      },
    },
    ...joinedWithCode.map(({ name, plan, promoCode }, index) => ({
      when: after(at(now, joinedOn, '11:00'), minutes(40 * index)),
      async act() {
        const cookie = people.named.get(name) ?? '';
        const { id } = await call(cookie, 'POST /api/checkout-sessions', { plan, promoCode });
        await call(cookie, `POST /api/test-checkout/${id}`, { card, agreeToRenewal: true });
      },
    })),
    {
      when: at(now, joinedOn + 1, '09:00'),
      act: () => call(admin, `PATCH /api/admin/promo-codes/${fair}`, { active: false }),
    },
    {
      when: at(now, -6, '10:00'),
      act: () =>
        create({
          code: 'GROOMCLUB',
          note: 'For the Austin groomers’ club, first 50 to join',
          amountOff: 500,
          endsAt: at(now, 22, '00:00').toISOString(),
          maxUses: 50,
        }),
    },
  ];
}
