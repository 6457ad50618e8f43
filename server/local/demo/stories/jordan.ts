import type { DemoPetOwner, GroomingStory } from '#server/local/demo/grooming-story.ts';
import { nextWeekday } from '#server/local/demo/story.ts';

const name = 'Jordan Ellis';

/** The pet owner of the demo account. */
export const jordan: DemoPetOwner = {
  name,
  address: '1104 Bouldin Ave, Austin, TX 78704',
  budget: [80, 120],
  looksFor: ['Full groom', 'Hand stripping', 'Cats at home'],
  premium: { plan: 'premium_monthly', startedDaysAgo: 67 },
  pets: [
    {
      name: 'Bella',
      breed: 'Goldendoodle',
      weight: 52,
      months: 41,
      notes: 'Mats behind the ears',
      temperament: ['friendly', 'dislikes_dryer'],
      vaccinations: { rabies: 268, dhpp: 268 },
    },
    {
      name: 'Otto',
      breed: 'Miniature Schnauzer',
      weight: 17,
      months: 113,
      notes: 'Hand-stripped',
      conditions: ['Arthritis: lift, do not jump'],
      vaccinations: { rabies: 214, dhpp: 214, bordetella: 14 },
    },
    {
      name: 'Miso',
      species: 'cat',
      breed: 'Maine Coon',
      weight: 11,
      months: 19,
      notes: 'Sheds in spring',
      temperament: ['calm', 'wary_of_dogs'],
      vaccinations: { rabies: 116 },
    },
  ],
};

/** Bella is due and has three offers, Otto is booked, Miso was groomed the other week. */
export function jordansStory(now: Date): GroomingStory[] {
  const friday = nextWeekday(now, 5, 3);
  const tuesday = nextWeekday(now, 2, 3);
  return [
    {
      owner: name,
      pets: ['Bella'],
      title: 'Full groom and demat',
      description: 'Teddy face, an inch all over. The mats sit behind her ears and under the harness.',
      services: ['full_groom', 'demat'],
      budget: 110,
      day: friday,
      window: 'morning',
      where: 'either',
      travelMiles: 8,
      posted: [-2, '19:10'],
      offers: [
        {
          by: 'Maya Ortiz',
          price: 110,
          start: [friday, '09:00'],
          minutes: 135,
          message: 'I work curly coats by hand first, dryer last and on low.',
        },
        {
          by: 'Shoal Creek Pet Spa',
          price: 98,
          start: [friday, '11:30'],
          minutes: 150,
          message: 'We can keep her in the quiet room.',
        },
        {
          by: 'Wag & Roll Mobile Grooming',
          price: 125,
          start: [friday, '08:00'],
          minutes: 120,
          message: 'First stop of the day, so never late.',
        },
      ],
      ending: { kind: 'open' },
    },
    {
      owner: name,
      pets: ['Otto'],
      title: 'Hand-strip and nails',
      description: 'He cannot jump: please lift him on and off the table.',
      services: ['hand_strip', 'nail_grind'],
      budget: 120,
      day: tuesday,
      window: 'morning',
      where: 'travel',
      travelMiles: 12,
      posted: [-4, '20:25'],
      offers: [
        {
          by: 'Jo Beckett',
          price: 118,
          start: [tuesday, '10:00'],
          minutes: 135,
          message: 'He knows my table. Same two hours, with a break in the middle.',
        },
        { by: 'Ruth Abrams', price: 130, start: [tuesday + 1, '09:30'], minutes: 150 },
      ],
      ending: { kind: 'accepted', by: 'Jo Beckett', visit: { kind: 'ahead' } },
    },
    {
      owner: name,
      pets: ['Miso'],
      title: 'Bath and brush-out at home',
      services: ['bath_brush', 'nail_trim'],
      budget: 110,
      day: -12,
      window: 'afternoon',
      where: 'home',
      posted: [-17, '18:30'],
      offers: [
        {
          by: 'Nadia Haddad',
          price: 105,
          start: [-12, '14:30'],
          minutes: 75,
          message: 'One cat in the van, engine off, no dogs before him that day.',
        },
      ],
      ending: {
        kind: 'accepted',
        by: 'Nadia Haddad',
        visit: {
          kind: 'completed',
          card: {
            findings: 'Loose undercoat over the hips, no mats. Skin and ears clean.',
            behavior: 'Purred through the brush-out, and only asked to leave when the nails came.',
            nextVisitWeeks: 8,
            pictures: 'miso',
          },
          ofProvider: {
            rating: 5,
            tags: ['gentle', 'good_with_cats', 'on_time'],
            text: 'Miso came back calm and twice as fluffy. I heard no complaint from the van.',
          },
          ofPetOwner: {
            rating: 5,
            tags: ['calm_pet', 'as_described'],
            text: 'A quiet driveway and a lovely cat.',
          },
        },
      },
    },
    {
      owner: name,
      pets: ['Otto'],
      title: 'Hand-strip',
      services: ['hand_strip'],
      budget: 115,
      day: -34,
      window: 'morning',
      where: 'travel',
      travelMiles: 12,
      posted: [-40, '19:45'],
      offers: [
        { by: 'Jo Beckett', price: 110, start: [-34, '10:00'], minutes: 120 },
        { by: 'Barton Bark Salon', price: 95, start: [-34, '13:00'], minutes: 90, ending: 'declined' },
      ],
      ending: {
        kind: 'accepted',
        by: 'Jo Beckett',
        visit: {
          kind: 'completed',
          card: {
            findings: 'Coat rolled well. A small wart on the left shoulder, unchanged since last time.',
            behavior: 'Stiff on the right hind leg; we took two breaks and he slept through the second.',
            nextVisitWeeks: 6,
            pictures: 'otto',
          },
          ofProvider: {
            rating: 5,
            tags: ['gentle', 'clean_work', 'would_book_again'],
            text: 'Otto looks like a show dog and walked out wagging. Jo lifts him every time.',
          },
          ofPetOwner: {
            rating: 5,
            tags: ['on_time', 'as_described', 'would_groom_again'],
            text: 'Everything I need to know is in the notes. Otto is a gentleman.',
          },
        },
      },
    },
    {
      owner: name,
      pets: ['Bella'],
      title: 'Full groom before a wedding',
      services: ['full_groom'],
      budget: 120,
      day: -63,
      window: 'morning',
      where: 'home',
      posted: [-68, '20:05'],
      offers: [
        {
          by: 'Maya Ortiz',
          price: 115,
          start: [-63, '09:00'],
          minutes: 135,
          message: 'I can come to you, and she dries on low.',
        },
        { by: 'Bianca Moretti', price: 130, start: [-63, '11:00'], minutes: 120, ending: 'withdrawn' },
      ],
      ending: {
        kind: 'accepted',
        by: 'Maya Ortiz',
        visit: {
          kind: 'completed',
          card: {
            findings: 'Matted behind both ears; I took it short there and it will grow back even.',
            behavior: 'Happy in the bath, worried by the dryer until we turned it down.',
            nextVisitWeeks: 6,
            pictures: 'bella',
          },
          ofProvider: {
            rating: 5,
            tags: ['gentle', 'clean_work', 'on_time'],
            text: 'Bella carried the rings and every curl sat. Maya never raised her voice or the dryer.',
          },
          ofPetOwner: {
            rating: 5,
            tags: ['friendly', 'as_described', 'would_groom_again'],
            text: 'Everything was ready, even the towels.',
          },
        },
      },
    },
    {
      owner: name,
      pets: ['Bella', 'Otto', 'Miso'],
      title: 'Nails for all three',
      services: ['nail_trim'],
      budget: 60,
      where: 'home',
      posted: [-22, '17:50'],
      offers: [],
      ending: {
        kind: 'cancelled',
        when: [-19, '12:15'],
        reason: 'Our vet did them during the check-up.',
      },
    },
  ];
}
