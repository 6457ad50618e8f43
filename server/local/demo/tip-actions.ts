import type { ChosenTip } from '#contract/care-tips/care-tips.ts';
import type { Call } from './call-api.ts';
import type { People } from './people.ts';
import type { PetIds } from './pet-actions.ts';
import type { Action } from './run-actions.ts';
import { at } from './story.ts';

const jordan = 'Jordan Ellis';

/** What Jordan did with the tips that were generated for a pet: the first is rated, the second saved. */
const evenings = [
  { day: -24, pet: 'Bella', rating: 5, feedback: 'We do it together now.' },
  { day: -16, pet: 'Otto', rating: 5, feedback: 'Easy to do, and he stays calm.' },
  { day: -9, pet: 'Miso', rating: 3, feedback: 'It takes us longer than it says.' },
];

/** Jordan reads tips in the evening. */
export function tipActions(call: Call, now: Date, people: People, pets: PetIds): Action[] {
  const cookie = people.named.get(jordan) ?? '';
  return evenings.map(({ day, pet, rating, feedback }) => ({
    when: at(now, day, '20:15'),
    async act() {
      const petId = pets.get(`${jordan}/${pet}`);
      const [first, second] = await call<ChosenTip[]>(cookie, `GET /api/pet-care-tips?petId=${petId}`);
      if (!first || !second) throw new Error(`There are no tips for ${pet}`);
      await call(cookie, 'POST /api/pet-care-tips/rate', { tipId: first.id, rating, feedback });
      await call(cookie, 'POST /api/pet-care-tips/save', { tipId: second.id });
    },
  }));
}
