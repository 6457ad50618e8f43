import type { CareTip } from '../care-tip.ts';
import { sourcesOf } from '../sources/source.ts';

const today = '2026-11-25';
const clinic = sourcesOf('clinic');
const trade = sourcesOf('trade');
const belAir = clinic('Animal Medical Center of Bel Air', 2019, 'Hamster Care Tips', today);
const yuma = clinic('Desert Veterinary Clinic, in Yuma Sun', 2018, 'Ask a Vet: Hamsters', today);
const adopting = clinic('A Riverside County vet, desertdunes.com', 2017, 'Adopting a Hamster', today);
const hamsterDay = clinic('A Springville vet, fphmapleton.com', 2024, 'Celebrating World Hamster Day', today);
const pocket = clinic('PetPlace', null, 'Keeping Your Pocket Pet Healthy', today);

/** For hamsters. */
export const hamsterTips: readonly CareTip[] = [
  {
    id: 'safety-hamster-cold',
    kind: 'warning',
    category: 'safety',
    difficulty: 'easy',
    title: 'A hamster that seems dead may only be cold',
    content:
      'Hamsters come from the desert and do not do well in the cold. If the room gets chilly, yours may try to hibernate, which is very dangerous, because pet hamsters do not know how to do it properly. Keep the room between 65 and 75 degrees, day and night, away from windows, fans, and heating vents. Hang a thermometer at the cage. If you find your hamster cold and still, warm it in your hands, not on a heater, and call a vet on the way.',
    steps: [
      'Keep the room at 65 to 75 degrees',
      'Hang a thermometer at the cage',
      'Cold and still: warm in hands, and call',
    ],
    estimatedTime: '2 minutes a day',
    materials: ['Thermometer'],
    drawing: 'hamster',
    fits: { species: ['other'], breeds: ['Hamster'] },
    redFlag: 'Stop and see a vet at once if your hamster is cold, limp, or barely breathes.',
    source: belAir,
  },
  {
    id: 'training-hamster-settle-in',
    category: 'training',
    difficulty: 'easy',
    title: 'Let a new hamster settle for a few days',
    content:
      'You want to hold it; it wants to learn where it is. For the first few days only feed, change water, and talk quietly. Then offer a treat on a flat hand in the evening and let it come. When it climbs on by itself, lift your hand an inch and set it down. Sit on the floor or over a box, so that a jump is not a fall. Children under eight hold it only with an adult’s hands below theirs.',
    steps: [
      'For some days, only feed and talk',
      'Offer a treat on a flat hand',
      'Lift an inch once it climbs on',
    ],
    estimatedTime: '5 minutes each evening',
    materials: ['Treat', 'Box'],
    drawing: 'hamster',
    fits: { species: ['other'], breeds: ['Hamster'] },
    never: {},
    source: belAir,
  },
  {
    id: 'training-hamster-alone',
    category: 'training',
    difficulty: 'easy',
    title: 'A Syrian hamster lives alone',
    content:
      'Syrian hamsters should always live by themselves, and most hamsters fight if they share a home. Some other kinds can be kept in pairs if they grew up together, but have a second cage ready. Find out which kind yours is before you buy it company. At night, listen: squeaking and chasing mean separate them now. One hamster with a roomy home, deep bedding, and your evenings is not lonely.',
    steps: [
      'Find out which kind yours is',
      'Keep a Syrian hamster by itself',
      'Squeaking and chasing: separate now',
    ],
    estimatedTime: '10 minutes',
    materials: ['A cage each'],
    drawing: 'hamster',
    fits: { species: ['other'], breeds: ['Hamster'] },
    never: {},
    source: belAir,
  },
  {
    id: 'nutrition-hamster-beggar',
    category: 'nutrition',
    difficulty: 'easy',
    title: 'A hamster hides food and begs for more',
    content:
      'Hamsters stash food and then act hungry, and it works on most of us. Feed the amount your vet suggests, once a day, and look at the stash, not at the face. Every evening, take hidden fresh food out of the nest, because mold grows on it and can make your hamster sick; leave some of the dry store, which is its treasure. Give vegetables in pieces that are eaten at once. Weigh your hamster every week in a cup on the kitchen scale.',
    steps: [
      'Feed your vet’s amount once a day',
      'Take hidden fresh food out each evening',
      'Weigh weekly in a cup',
    ],
    estimatedTime: '5 minutes a day',
    materials: ['Kitchen scale', 'Small dish'],
    drawing: 'hamster',
    fits: { species: ['other'], breeds: ['Hamster'] },
    never: {},
    redFlag:
      'Stop and see a vet if your hamster stops eating, loses weight, or has a swollen cheek that does not empty.',
    source: pocket,
  },
  {
    id: 'grooming-hamster-no-bath',
    category: 'grooming',
    difficulty: 'easy',
    title: 'No bath: a hamster washes itself',
    content:
      'Hamsters are very clean and wash themselves much as cats do, so they need no bath from you, and no groomer should give one. If a spot is sticky, wipe just that with a barely damp cloth and dry it with your fingertip. Look at eyes, nose, rear, and nails once a week while yours is busy with a treat. A hamster that is dirty or wet behind is not untidy; it is ill, and may get worse within a day.',
    steps: [
      'Wipe just the sticky spot, barely damp',
      'Dry it with your fingertip',
      'Look at eyes, nose, rear, and nails weekly',
    ],
    estimatedTime: '3 minutes a week',
    materials: ['Soft cloth', 'Treat'],
    drawing: 'hamster',
    fits: { species: ['other'], breeds: ['Hamster'] },
    never: {},
    redFlag:
      'Stop and see a vet the same day if the rear is wet or dirty, the coat is rough, or eyes and nose run.',
    source: hamsterDay,
  },
  {
    id: 'health-hamster-clean-home',
    category: 'health',
    difficulty: 'easy',
    title: 'A little every day, the whole cage once a week',
    content:
      'Every day, take out droppings, wet bedding, and food that was left, and give fresh water. About once a week, clean the cage more thoroughly and change the bedding. Put a handful of the old nest back, so that it still smells like home. Wash your hands before and after. While the cage dries, your hamster waits in a box with a lid. This is also the time to check that it runs, breathes, and looks as it did last week.',
    steps: [
      'Take out droppings and wet bedding daily',
      'Clean the cage about once a week',
      'Put a handful of the old nest back',
    ],
    estimatedTime: '5 minutes a day, 20 a week',
    materials: ['Fresh bedding', 'Box with a lid'],
    drawing: 'hamster',
    fits: { species: ['other'], breeds: ['Hamster'] },
    never: {},
    redFlag: 'Stop and see a vet if your hamster sneezes, wheezes, scratches a lot, or loses hair.',
    source: belAir,
  },
  {
    id: 'exercise-hamster-free-time',
    category: 'exercise',
    difficulty: 'easy',
    title: 'Out of the cage each day, in a space you have checked',
    content:
      'A hamster likes to get out for a while each day. Use a playpen or an empty bathtub with a towel in it, or one corner of a room with every gap closed. Lift cords, plants, and poison out of reach, and shut the cat and the dog out. Lay tubes and boxes, scatter part of the dinner, and stay there. Ten to twenty minutes in the evening are plenty. Guide it back with a tube rather than chase it.',
    steps: [
      'Close every gap, shut cat and dog out',
      'Lay tubes, scatter dinner, and stay',
      'Guide it back with a tube',
    ],
    estimatedTime: '20 minutes a day',
    materials: ['Playpen', 'Tubes'],
    drawing: 'hamster',
    fits: { species: ['other'], breeds: ['Hamster'] },
    never: {},
    source: belAir,
  },
  {
    id: 'training-hamster-night',
    category: 'training',
    difficulty: 'easy',
    title: 'Do not wake a hamster by day',
    content:
      'Hamsters are up in the evening and at night, and one that is woken or surprised bites. Keep the cage out of a bedroom if the wheel bothers you. Plan play, nail care, and cleaning for the evening. Speak first, let it sniff your hand, then scoop it up from below with both hands. Tell the groomer or vet when yours usually wakes, and cover the carrier by day. Children under eight need an adult beside them.',
    steps: [
      'Plan play and care for the evening',
      'Speak first, let it sniff',
      'Scoop from below with both hands',
    ],
    estimatedTime: '10 minutes each evening',
    materials: ['Cover for the carrier'],
    drawing: 'hamster',
    fits: { species: ['other'], breeds: ['Hamster'] },
    never: {},
    source: yuma,
  },
  {
    id: 'safety-hamster-germs',
    kind: 'warning',
    category: 'safety',
    difficulty: 'easy',
    title: 'Choose and handle a hamster with clean hands',
    content:
      'Hamsters can carry salmonella and a virus called LCMV, both of which people can catch. They are most serious for a pregnant woman or anyone with weak immunity. Look for a lively young animal without any discharge from eyes or nose. Wash hands with soap before, so that you do not smell of food, and after. No kissing, no hamster on the dinner table, and no cleaning of the cage by small children.',
    steps: [
      'Choose a lively one, eyes and nose clear',
      'Wash hands before and after',
      'No kissing, none on the dinner table',
    ],
    estimatedTime: '1 minute',
    materials: ['Soap'],
    drawing: 'hamster',
    fits: { species: ['other'], breeds: ['Hamster'] },
    redFlag: 'Stop and see a vet if eyes or nose run, or your hamster has diarrhea or is dull.',
    source: yuma,
  },
  {
    id: 'exercise-hamster-wheel',
    category: 'exercise',
    difficulty: 'easy',
    title: 'A wheel big enough to run without a bent back',
    content:
      'A wheel that is too small can hurt a hamster, and one that stands still may be telling you so. Watch from the side: the back should be straight while it runs. Choose one with a solid track and no spokes, and check that no foot can slip between wheel and stand. Clean it with the cage. If your hamster stops using it, try a larger one first, then look at its feet and weight.',
    steps: [
      'Watch from the side: a straight back',
      'Choose a solid track without spokes',
      'It stops using it: try a larger one',
    ],
    estimatedTime: '10 minutes',
    materials: ['Large solid wheel'],
    drawing: 'hamster',
    fits: { species: ['other'], breeds: ['Hamster'] },
    never: {},
    source: trade('San Diego Pets Magazine', 2017, 'Hamster Care', today),
  },
  {
    id: 'safety-hamster-bedding',
    kind: 'warning',
    category: 'safety',
    difficulty: 'easy',
    title: 'Aspen or paper, never cedar or pine',
    content:
      'Cedar and pine shavings are toxic to small pets. Use aspen or another safe bedding, deep enough to dig in, and add a hiding place and a water bottle. Give at least three square feet of floor, in a tank with a mesh top or a cage with a solid floor: wire hurts feet and holds no bedding. Keep it out of direct sun. Ask your groomer or sitter which bedding they use before your hamster stays there.',
    steps: [
      'Use aspen or paper, deep enough to dig',
      'Give three square feet of solid floor',
      'Ask your sitter which bedding they use',
    ],
    estimatedTime: '20 minutes a week',
    materials: ['Aspen bedding', 'Hiding place'],
    drawing: 'hamster',
    fits: { species: ['other'], breeds: ['Hamster'] },
    redFlag: 'Stop and see a vet if your hamster sneezes, has wet eyes, scratches, or breathes with a click.',
    source: adopting,
  },
  {
    id: 'health-hamster-teeth',
    category: 'health',
    difficulty: 'easy',
    title: 'Something to chew, all the time',
    content:
      'A hamster has to chew to keep its teeth healthy. Offer wood, wicker, paper, or cardboard that is clean, untreated, and free of small parts and sharp edges, and swap it when it is worn. Once a week, look at the front teeth while your hamster takes a treat: they should be even and meet. Do not clip them yourself. A wet chin or food that falls out again is a reason to go, not to wait.',
    steps: [
      'Offer clean wood, wicker, or cardboard',
      'Look at the front teeth weekly',
      'Wet chin or lost food: go',
    ],
    estimatedTime: '2 minutes a week',
    materials: ['Untreated wood', 'Cardboard'],
    drawing: 'hamster',
    fits: { species: ['other'], breeds: ['Hamster'] },
    never: {},
    redFlag:
      'Stop and see a vet if teeth are long, crooked, or broken, or your hamster drools or drops food.',
    source: adopting,
  },
];
