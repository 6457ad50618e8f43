import type { GroomingStory } from '#server/local/demo/grooming-story.ts';
import { lastWeekday } from '#server/local/demo/story.ts';

/** The past requests of the other pet owners: most led to a visit, some were canceled, some expired. */
export function pastVisits(now: Date): GroomingStory[] {
  const last = (weekday: number, soonest: number) => lastWeekday(now, weekday, soonest);
  const [winston, pippa, saffron, tofu, murphy] = [
    last(3, 32),
    last(4, 17),
    last(5, 44),
    last(6, 36),
    last(4, 2),
  ];
  return [
    {
      owner: 'Linh Tran',
      pets: ['Mochi'],
      title: 'Teddy face, tail long',
      services: ['full_groom'],
      budget: 85,
      day: -9,
      window: 'morning',
      where: 'home',
      posted: [-14, '20:30'],
      offers: [
        {
          by: 'Maya Ortiz',
          price: 84,
          start: [-9, '09:30'],
          minutes: 90,
          message: 'I bring my own table; your porch is fine.',
        },
        { by: 'Elena Duarte', price: 78, start: [-9, '11:00'], minutes: 90 },
      ],
      ending: {
        kind: 'accepted',
        by: 'Maya Ortiz',
        visit: {
          kind: 'completed',
          card: {
            findings: 'Tear stains under the left eye, skin dry below. Worth a word with your vet.',
            behavior: 'Turns her head from the scissors; with a hand under the chin she was fine.',
            nextVisitWeeks: 5,
          },
          ofProvider: {
            rating: 5,
            tags: ['gentle', 'clean_work'],
            text: 'The roundest face in Hyde Park. Maya noticed her eye before we did.',
          },
        },
      },
    },
    {
      owner: 'Jasmine Cole',
      pets: ['Gigi'],
      title: 'Puppy cut with a ribbon',
      services: ['full_groom'],
      budget: 80,
      day: -40,
      where: 'travel',
      travelMiles: 8,
      posted: [-46, '18:35'],
      offers: [
        { by: 'Maya Ortiz', price: 80, start: [-40, '10:30'], minutes: 90 },
        { by: 'Rosa Delgado', price: 65, start: [-40, '09:00'], minutes: 90 },
        { by: 'Amara Diallo', price: 95, start: [-39, '13:00'], minutes: 75 },
      ],
      ending: {
        kind: 'accepted',
        by: 'Maya Ortiz',
        visit: {
          kind: 'completed',
          card: {
            findings: 'Two small mats under the front legs, combed out. Nails a little long.',
            behavior: 'A lamb.',
            nextVisitWeeks: 6,
          },
          ofProvider: {
            rating: 5,
            tags: ['gentle', 'would_book_again'],
            text: 'Even cut, tiny ribbon, no stress. We have found our groomer.',
          },
          ofPetOwner: { rating: 5, tags: ['on_time', 'calm_pet'], text: 'Gigi may come every week.' },
          askedAgain: -1,
        },
      },
    },
    {
      owner: 'Aisha Rahman',
      pets: ['Pepper'],
      title: 'An old gentleman’s tidy',
      description: 'He is deaf: touch his shoulder before you start.',
      services: ['bath_tidy'],
      budget: 75,
      day: -24,
      window: 'midday',
      where: 'home',
      posted: [-29, '13:10'],
      offers: [{ by: 'Maya Ortiz', price: 78, start: [-24, '12:00'], minutes: 75 }],
      ending: {
        kind: 'accepted',
        by: 'Maya Ortiz',
        visit: {
          kind: 'completed',
          card: {
            findings:
              'He favors his left hind leg; I groomed him lying down. Please have a vet look. Teeth could use a dentist.',
            behavior: 'Slept standing up, then lying down.',
            nextVisitWeeks: 7,
          },
          ofProvider: {
            rating: 4,
            tags: ['gentle', 'late'],
            text: 'So patient with him. She came a quarter of an hour late and called ahead.',
          },
          ofPetOwner: {
            rating: 5,
            tags: ['friendly', 'as_described'],
            text: 'Clear notes and a cool kitchen.',
          },
        },
      },
    },
    {
      owner: 'Amelia Foster',
      pets: ['Winston'],
      title: 'Bath, folds and nails',
      services: ['bath_brush', 'nail_grind'],
      budget: 75,
      day: winston,
      where: 'travel',
      travelMiles: 8,
      posted: [winston - 5, '19:15'],
      offers: [{ by: 'Shoal Creek Pet Spa', price: 74, start: [winston, '13:00'], minutes: 75 }],
      ending: {
        kind: 'accepted',
        by: 'Shoal Creek Pet Spa',
        visit: {
          kind: 'completed',
          card: {
            findings: 'Red between two folds on the right cheek; cleaned, dried, no balm used.',
            behavior: 'Snored in the tub.',
            nextVisitWeeks: 6,
          },
          ofProvider: {
            rating: 5,
            tags: ['gentle', 'clean_salon'],
            text: 'They dried every fold and told me which one to watch.',
          },
          ofPetOwner: { rating: 5, tags: ['friendly', 'calm_pet'], text: 'The whole shop waves at Winston.' },
        },
      },
    },
    {
      owner: 'Amelia Foster',
      pets: ['Pippa'],
      title: 'Spaniel tidy',
      services: ['bath_tidy'],
      budget: 70,
      day: pippa,
      where: 'travel',
      travelMiles: 8,
      posted: [pippa - 4, '20:20'],
      offers: [
        { by: 'Shoal Creek Pet Spa', price: 72, start: [pippa, '09:30'], minutes: 75 },
        { by: 'Elena Duarte', price: 60, start: [pippa, '11:00'], minutes: 90, ending: 'declined' },
      ],
      ending: {
        kind: 'accepted',
        by: 'Shoal Creek Pet Spa',
        visit: {
          kind: 'completed',
          card: {
            findings: 'Feathers untangled, ears brushed and left long.',
            behavior: 'A little breathless after the bath, so we waited before drying.',
            nextVisitWeeks: 6,
          },
          ofProvider: {
            rating: 4,
            tags: ['gentle', 'late'],
            text: 'Lovely with her heart. Pickup was twenty minutes after the time we agreed.',
          },
          ofPetOwner: { rating: 5, tags: ['on_time', 'would_groom_again'], text: 'Pippa is a dear.' },
        },
      },
    },
    {
      owner: 'Aisha Rahman',
      pets: ['Saffron'],
      title: 'Lamb trim',
      services: ['full_groom'],
      budget: 130,
      day: saffron,
      where: 'travel',
      travelMiles: 8,
      posted: [saffron - 6, '18:45'],
      offers: [{ by: 'Shoal Creek Pet Spa', price: 128, start: [saffron, '09:00'], minutes: 150 }],
      ending: {
        kind: 'accepted',
        by: 'Shoal Creek Pet Spa',
        visit: {
          kind: 'completed',
          card: {
            findings: 'Coat in show condition. One burr behind the elbow.',
            behavior: 'Offered a paw to everybody.',
            nextVisitWeeks: 6,
          },
          ofProvider: {
            rating: 5,
            tags: ['clean_work', 'friendly_team'],
            text: 'Legs like columns and a topknot to match.',
          },
          ofPetOwner: {
            rating: 5,
            tags: ['as_described'],
            text: 'Brushed to the skin between visits. Rare.',
          },
        },
      },
    },
    {
      owner: 'Emily Zhang',
      pets: ['Tofu'],
      title: 'Blow-out for the warm weeks',
      services: ['deshed'],
      budget: 110,
      day: tofu,
      where: 'travel',
      travelMiles: 25,
      posted: [tofu - 4, '21:00'],
      offers: [{ by: 'Shoal Creek Pet Spa', price: 108, start: [tofu, '08:15'], minutes: 120 }],
      ending: {
        kind: 'accepted',
        by: 'Shoal Creek Pet Spa',
        visit: {
          kind: 'completed',
          card: {
            findings: 'Two bags of undercoat. Skin pink and dry.',
            behavior: 'Sang for the first ten minutes, then made friends with the dryer.',
            nextVisitWeeks: 7,
          },
          ofProvider: {
            rating: 5,
            tags: ['friendly_team', 'would_book_again'],
            text: 'Worth the drive. She smelled of nothing at all, which is perfect.',
          },
          ofPetOwner: { rating: 5, tags: ['on_time', 'friendly'], text: 'Tofu made our week.' },
        },
      },
    },
    {
      owner: 'Patrick Doyle',
      pets: ['Murphy'],
      title: 'Bath and face trim',
      services: ['bath_tidy'],
      budget: 85,
      day: murphy,
      where: 'travel',
      travelMiles: 10,
      posted: [murphy - 5, '19:05'],
      offers: [{ by: 'Shoal Creek Pet Spa', price: 82, start: [murphy, '14:30'], minutes: 90 }],
      ending: {
        kind: 'accepted',
        by: 'Shoal Creek Pet Spa',
        visit: {
          kind: 'completed',
          card: {
            findings: 'Grass seeds between the toes, all out.',
            behavior: 'Bounced until the water ran, then stood.',
            nextVisitWeeks: 3,
          },
        },
      },
    },
  ];
}
