import type { reviewTags } from '#contract/reviews.ts';

export type Reviewed = keyof typeof reviewTags;
type Tags = { [Who in Reviewed]: Record<(typeof reviewTags)[Who][number], string> };

/** Labels of the tags by the side that is reviewed; positive ones first. */
export const tagWords: Tags = {
  groomer: {
    on_time: 'On time',
    gentle: 'Gentle',
    clean_work: 'Clean work',
    fast: 'Fast',
    good_with_cats: 'Good with cats',
    tidy_station: 'Tidy station',
    would_book_again: 'Would book again',
    late: 'Late',
    rushed: 'Rushed',
  },
  business: {
    as_described: 'As described',
    fair_pay: 'Fair pay',
    paid_on_time: 'Paid on time',
    well_equipped: 'Well equipped',
    friendly_team: 'Friendly team',
    clean_salon: 'Clean salon',
    would_work_again: 'Would work again',
    more_dogs_than_said: 'More dogs than promised',
    hectic: 'Hectic',
  },
  pet_owner: {
    on_time: 'On time',
    as_described: 'As described',
    friendly: 'Friendly',
    calm_pet: 'Calm pet',
    would_groom_again: 'Would groom again',
    late: 'Late',
  },
};

const all = new Map<string, string>(Object.values(tagWords).flatMap((tags) => Object.entries(tags)));

/** Label of one tag. */
export const tagLabel = (tag: string): string => all.get(tag) ?? tag.replaceAll('_', ' ');
