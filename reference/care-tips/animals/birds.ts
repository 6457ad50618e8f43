import type { CareTip } from '../care-tip.ts';
import { sourcesOf } from '../sources/source.ts';

const today = '2026-11-25';
const regulator = sourcesOf('regulator');
const trade = sourcesOf('trade');
const takoda = trade('Takoda Aviary', null, 'About Cockatiels: Bird Health Maintenance', today);
const parrotSecrets = trade('Parrot Secrets', null, 'Blog post on daily and weekly care', today);
const advice = trade('Cockatiel Advice and First Aid 101', null, 'Parrot Care', today);
const calhoun = regulator('Calhoun County Emergency Management', null, 'Animals & Pets', today);
const cockatoo = trade('Wikibooks', null, 'Animal Care: Cockatoo', today);

/** For pet birds. */
export const birdTips: readonly CareTip[] = [
  {
    id: 'safety-bird-fumes',
    kind: 'warning',
    category: 'safety',
    difficulty: 'moderate',
    title: 'Nonstick pans and a bird do not share air',
    content:
      'Nonstick coating that gets too hot gives off fumes that can kill a bird, and so can smoke from burning oil or butter and from scorched plastic handles. Even a maker of such pans says: never cook with animals in or near the kitchen. Keep the cage in another room with the door shut, never leave an empty pan on the stove, and air the room while you cook. At the salon, ask for a room without sprays.',
    steps: [
      'Keep the cage out of the kitchen',
      'Never leave an empty pan on the stove',
      'Air the room while you cook',
    ],
    estimatedTime: '5 minutes',
    materials: ['A room away from the kitchen'],
    drawing: 'bird',
    fits: { species: ['other'], breeds: ['Bird'] },
    redFlag:
      'Stop and see a vet at once if your bird gasps, sways, or falls from the perch. Carry it into fresh air first.',
    source: trade('Circulon', null, 'Is Nonstick Cookware Harmful to My Pets?', today),
  },
  {
    id: 'safety-bird-carrier',
    kind: 'warning',
    category: 'safety',
    difficulty: 'easy',
    title: 'Move a bird in a small, covered carrier',
    content:
      'Use a small, secure carrier with a cover, so that your bird cannot flap itself hurt. In cold weather, warm the car before you carry it out. Pack the usual food, a plant mister to cool it in heat, a warm water bottle for cold, paper for the floor, a perch, and a toy. When you arrive, change to a standard cage in a small, closed room, and leave part of it covered until your bird is calm. Practice the carrier at home with treats.',
    steps: [
      'Use a small, covered carrier',
      'Pack food, a mister, a perch, and a toy',
      'Practice at home with treats',
    ],
    estimatedTime: '10 minutes to pack',
    materials: ['Small carrier with cover', 'Plant mister'],
    drawing: 'bird',
    fits: { species: ['other'], breeds: ['Bird'] },
    redFlag:
      'Stop and see a vet if your bird pants, sits fluffed up on the floor, or will not eat the next day.',
    source: calhoun,
  },
  {
    id: 'health-bird-sleep',
    category: 'health',
    difficulty: 'easy',
    title: 'Ten to twelve hours of dark and quiet',
    content:
      'Parrots and cockatiels need ten to twelve hours of sleep that nobody disturbs. With less, they may bite, scream, or pluck, and fall ill more easily. A living room with a TV on till midnight is no bedroom: use a small sleep cage in a spare room, or cover the cage and turn the light and the sound off. Keep the same hours every day. A bird that naps all day in spite of that is not tired.',
    steps: ['Give ten to twelve hours of dark', 'Cover the cage, sound off', 'Keep the same hours every day'],
    estimatedTime: 'A minute each evening',
    materials: ['Sleep cage or cover'],
    drawing: 'bird',
    fits: { species: ['other'], breeds: ['Bird'] },
    never: {},
    redFlag: 'Stop and see a vet if your bird sleeps by day, sits fluffed up, or begins to pluck.',
    source: advice,
  },
  {
    id: 'grooming-bird-beak',
    category: 'grooming',
    difficulty: 'advanced',
    title: 'With an avian vet: leave the beak alone at home',
    content:
      'Never trim a bird’s beak at home. A bad trim can damage it for good, and a bird can bleed to death from it. Give things to wear it down: a cuttlebone, a mineral block, wood to chew, and perches to wipe it on. Take a photo from the side each month, in the same light; you will see changes sooner. If it looks long or crooked, have a vet who treats birds find out why, since diet and illness can be behind it.',
    steps: [
      'Never trim the beak at home',
      'Give a cuttlebone, wood, and perches',
      'Take a photo from the side each month',
    ],
    estimatedTime: '2 minutes a month',
    materials: ['Cuttlebone', 'Wood to chew', 'Camera'],
    drawing: 'bird',
    fits: { species: ['other'], breeds: ['Bird'] },
    never: {},
    redFlag:
      'Stop and see a vet if the beak is cracked, soft, crooked, or bleeding, or your bird drops its food.',
    source: advice,
  },
  {
    id: 'nutrition-bird-pellets',
    category: 'nutrition',
    difficulty: 'easy',
    title: 'Pellets and produce first, seeds as candy',
    content:
      'A dish of seeds is to a small bird what burgers every day are to us. Make pellets the main food, with fruit and vegetables on the side, and keep seed and millet for treats and training. No chips and nothing salty: to a cockatiel, one chip is what fifty are to us, and too much salt kills. Change slowly, a little more pellet each day, and watch that your bird eats and passes droppings as before.',
    steps: [
      'Make pellets the main food',
      'Keep seed and millet for treats',
      'Change slowly, and watch the droppings',
    ],
    estimatedTime: '5 minutes a day',
    materials: ['Pellets', 'Vegetables'],
    drawing: 'bird',
    fits: { species: ['other'], breeds: ['Bird'] },
    never: {},
    redFlag:
      'Stop and see a vet if your bird stops eating, loses weight, or droppings change for more than a day.',
    source: takoda,
  },
  {
    id: 'nutrition-bird-fresh-food',
    category: 'nutrition',
    difficulty: 'easy',
    title: 'Take fresh food out after four hours',
    content:
      'Cut fruit and vegetables spoil fast in a warm room. Offer them in the morning, and take what is left out after about four hours, before germs settle in. Wash the dish. Give fresh water every day, and again each time droppings land in it. Hang dishes higher than the perch, or away from below it, to keep them clean. Wipe the grille and change the paper on schedule; a look at the droppings on clean paper is the best daily health check.',
    steps: [
      'Offer fruit and vegetables in the morning',
      'Take the rest out after four hours',
      'Change water daily, and see the droppings',
    ],
    estimatedTime: '5 minutes a day',
    materials: ['Clean dishes', 'Cage paper'],
    drawing: 'bird',
    fits: { species: ['other'], breeds: ['Bird'] },
    never: {},
    redFlag: 'Stop and see a vet if droppings are watery, black, or bloody, or there are hardly any.',
    source: takoda,
  },
  {
    id: 'safety-bird-mites',
    kind: 'warning',
    category: 'safety',
    difficulty: 'easy',
    title: 'Skip the mite protector: see an avian vet instead',
    content:
      'Mite protectors that come with starter kits hang a strong chemical on the cage, like mothballs, and birds have died from them. A house bird seldom has mites, because it would need contact with birds outside. Do not spray or oil feathers either, unless your vet says so. Itching, bare spots, and crusts have many causes. Take the bird to a vet who treats birds, with a photo of the cage and a list of what it eats.',
    steps: [
      'Leave the mite protector out',
      'Do not spray or oil the feathers',
      'Itching or bare spots: an avian vet',
    ],
    estimatedTime: 'One visit',
    materials: ['List of food', 'Photo of the cage'],
    drawing: 'bird',
    fits: { species: ['other'], breeds: ['Bird'] },
    redFlag:
      'Stop and see a vet if feathers fall out, skin is bare or crusty, or your bird scratches without rest.',
    source: takoda,
  },
  {
    id: 'exercise-bird-perches',
    category: 'exercise',
    difficulty: 'easy',
    title: 'Three perches, five toys, room to turn',
    content:
      'Buy the largest cage you can: your bird should turn around inside without wings or tail touching the bars. Fit at least three perches of different thickness, so that the feet work in more than one position. Hang about five kinds of toys to chew, shred, and climb, and change one each week. Keep the cage where you are, but not in the kitchen. Clean it well once a week. Check toys for loose threads and rings that could catch a toe.',
    steps: [
      'Fit three perches of different thickness',
      'Hang five toys, change one each week',
      'Check for threads and rings',
    ],
    estimatedTime: 'An hour to set up',
    materials: ['Three perches', 'Toys to shred'],
    drawing: 'bird',
    fits: { species: ['other'], breeds: ['Bird'] },
    never: {},
    source: parrotSecrets,
  },
  {
    id: 'grooming-bird-bath',
    category: 'grooming',
    difficulty: 'moderate',
    title: 'A dish to bathe in, and patience',
    content:
      'Birds like to bathe, and clean feathers are their coat. Offer a wide, shallow dish of clean water and let your bird decide; change it right after. Early in the day is best, in a warm room without drafts, so that it dries by evening. Wings and nails: do not cut either before your avian vet has shown you how, on your own bird. Some birds take it better at home, on a towel, than on a trip.',
    steps: [
      'Offer a wide, shallow dish early',
      'Let your bird decide, then change the water',
      'Keep the room warm until it dries',
    ],
    estimatedTime: '15 minutes',
    materials: ['Wide, shallow dish'],
    drawing: 'bird',
    fits: { species: ['other'], breeds: ['Bird'] },
    never: {},
    redFlag: 'Stop and see a vet if a nail or feather bleeds, or your bird is wet, cold, and fluffed up.',
    source: parrotSecrets,
  },
  {
    id: 'exercise-bird-out-time',
    category: 'exercise',
    difficulty: 'easy',
    title: 'Out of the cage for two hours a day',
    content:
      'A bird that only sits gets fat and loud. Let yours out for at least two hours a day on a play stand or tree, while you are in the room. First shut windows, doors, and the toilet lid, cover mirrors and panes, turn off the ceiling fan and the stove, and shut out cat and dog. Teach “step up” with a treat, so that going home is easy. End while it is still fun.',
    steps: [
      'Shut windows, doors, and the toilet lid',
      'Let yours out two hours while you stay',
      'Teach “step up” with a treat',
    ],
    estimatedTime: '2 hours a day',
    materials: ['Play stand', 'Treats'],
    drawing: 'bird',
    fits: { species: ['other'], breeds: ['Bird'] },
    never: {},
    source: parrotSecrets,
  },
  {
    id: 'safety-bird-foods',
    kind: 'warning',
    category: 'safety',
    difficulty: 'easy',
    title: 'No avocado, no chocolate, no coffee, no alcohol',
    content:
      'Some of what you like is poison for a parrot: avocado, chocolate, drinks with caffeine, alcohol, and rhubarb. A bird on your shoulder eats from your plate, so put it back in the cage before meals. Candles and air fresheners belong to the same list, since birds breathe more finely than we do. Tell guests and the sitter, and tape the list to the cage. If something was eaten, call first and do not wait for signs.',
    steps: ['Back in the cage before your meals', 'Tape the list to the cage', 'Something eaten: call first'],
    estimatedTime: '5 minutes',
    materials: ['List at the cage'],
    drawing: 'bird',
    fits: { species: ['other'], breeds: ['Bird'] },
    toxic: true,
    redFlag: 'Stop and see a vet at once if your bird ate any of these, sways, vomits, or breathes hard.',
    source: cockatoo,
  },
  {
    id: 'health-bird-newcomer',
    category: 'health',
    difficulty: 'advanced',
    title: 'With an avian vet: a new bird lives apart for 45 days',
    content:
      'Have each new bird examined by a vet who treats birds. Then keep it in another room for about 45 days, with its own dishes, and care for it last, washing your hands in between: some diseases show late. Do not cage different kinds together; a gentle cockatiel can be hurt by a smaller, bolder bird. Watch each bird’s weight and droppings through this time, so that you know what is normal.',
    steps: [
      'Have each new bird examined',
      'Keep it apart for about 45 days',
      'Care for it last, and wash your hands',
    ],
    estimatedTime: '45 days',
    materials: ['Second cage and room', 'Gram scale'],
    drawing: 'bird',
    fits: { species: ['other'], breeds: ['Bird'] },
    never: {},
    redFlag: 'Stop and see a vet if the new bird sneezes, has runny eyes or droppings, or sits fluffed up.',
    source: cockatoo,
  },
];
