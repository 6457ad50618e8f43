import type { CareTip } from '../care-tip.ts';
import { sourcesOf } from '../sources/source.ts';

const today = '2026-11-25';
const clinic = sourcesOf('clinic');
const guideline = sourcesOf('guideline');
const merck = clinic(
  'Merck Veterinary Manual, in a stored copy',
  null,
  'Management of Potbellied Pigs',
  today,
);
const vca = clinic('VCA Canada', null, 'Veterinary Care for Mini Pigs', today);
const mozzachio = clinic('Mozzachio Mobile Veterinary Services', null, 'Potbellied Pig Basics', today);
const murillo = clinic('Dr. Fernando Murillo', null, 'Basic Miniature Pig Care', today);
const blindSpot = guideline('Blind Spot Animal Sanctuary', null, 'Basic Vet Care of Pet Pigs', today);
const scampp = guideline('SCAMPP', 2016, 'Piggy Information Packet', today);
const lima = clinic('Dr. Sara Smith, in The Lima News', 2013, 'Column on potbellied pigs, August 24', today);

/** For pigs. */
export const pigTips: readonly CareTip[] = [
  {
    id: 'safety-pig-heat',
    kind: 'warning',
    category: 'safety',
    difficulty: 'moderate',
    title: 'A pig cannot sweat: 85 degrees is too warm',
    content:
      'Grown pigs are comfortable between 65 and 75 degrees. From about 85 on they are under stress, and long hours of heat with damp air can kill. Give shade at every hour, moving air, a cool floor to lie on, and a wallow or a hose to wet the skin. Bring a house pig indoors. Put off hooves, travel, and lessons to the early morning. Newborns are the other way round: they need about 90 degrees and no drafts, and a lamp whose cord no pig can chew.',
    steps: [
      'Give shade, moving air, a cool floor',
      'Wet the skin with a hose or a wallow',
      'Put hooves and travel off to the morning',
    ],
    estimatedTime: '10 minutes a day',
    materials: ['Hose', 'Shade', 'Fan'],
    drawing: 'pig',
    fits: { species: ['pig'] },
    redFlag:
      'Stop and see a vet at once if your pig breathes with an open mouth, lies flat and will not rise, or its skin turns dark red.',
    source: merck,
  },
  {
    id: 'exercise-pig-yard',
    category: 'exercise',
    difficulty: 'easy',
    title: 'Dirt to root in, every day',
    content:
      'Rooting is what a pig is made for. Outdoors, give at least fifty square feet for each pig, with a dry house for sleeping. Take droppings out daily and bring in fresh dirt; hay or straw gives the nose more to do. A pig that lives indoors spends several hours a day outside, or it roots up carpet and walls, and its hooves overgrow. Set the fence into the ground: a nose lifts what hands cannot. Fill in the holes now and then.',
    steps: [
      'Give fifty square feet for each pig',
      'Take droppings out, bring in fresh dirt',
      'Set the fence into the ground',
    ],
    estimatedTime: 'A few hours a day',
    materials: ['Fenced yard', 'Straw', 'Fresh dirt'],
    drawing: 'pig',
    fits: { species: ['pig'] },
    never: {},
    source: merck,
  },
  {
    id: 'health-pig-checkup',
    category: 'health',
    difficulty: 'advanced',
    title: 'With your vet: train for the checkup before the day',
    content:
      'A mini pig needs a checkup when it comes to you and once a year after that. Pigs are strong, hate to be held, and scream when they are. Teach yours to walk on a harness and step on a scale, and let it wander the room a few minutes before anything happens. Bring the best treats, and scratch its side: most pigs lie down for that. If it cannot be done, a vet who knows pigs has a safe plan to sedate, for hooves and tusks as well.',
    steps: ['Teach the harness and the scale', 'Bring the best treats', 'Book a checkup once a year'],
    estimatedTime: '5 minutes a day',
    materials: ['Harness', 'Treats'],
    drawing: 'pig',
    fits: { species: ['pig'] },
    never: {},
    redFlag: 'Stop and see a vet if your pig stops eating, is constipated, vomits, limps, or hides.',
    source: vca,
  },
  {
    id: 'health-pig-vaccines',
    category: 'health',
    difficulty: 'advanced',
    title: 'With your vet: three vaccines to ask for',
    content:
      'There is no single rule for vaccines of mini pigs; it depends on where you live, the age, and whom your pig meets. Most vets agree on the bacteria of erysipelas, leptospirosis, and tetanus as the least. Ask whether rabies and others make sense for yours. Keep the record with your groomer or hoof trimmer. On the day, feed half, bring treats, and leave hooves and baths for another week.',
    steps: [
      'Ask about erysipelas, lepto, and tetanus',
      'Keep the record with your trimmer',
      'Feed half that day, no hooves or baths',
    ],
    estimatedTime: 'One visit a year',
    materials: ['Vaccine record'],
    drawing: 'pig',
    fits: { species: ['pig'] },
    never: {},
    redFlag: 'Stop and see a vet at once if your pig vomits, swells, trembles, or collapses after a shot.',
    source: vca,
  },
  {
    id: 'training-pig-hold',
    category: 'training',
    difficulty: 'moderate',
    title: 'Hold a pig under neck and rump, and give it a floor that grips',
    content:
      'Pigs are prey: being grabbed from above feels like the end, and they scream. Less holding is better. Cradle a small pig against your body with one hand under the neck and one under the rump, not under the chest. Move a big one along a wall with a flat board, not with a rope. A floor that slips is enough to panic it, so lay a rubber mat before you start. Feed all the while, and let go before it fights.',
    steps: [
      'Lay a rubber mat before you start',
      'Small: one hand under neck, one under rump',
      'Big: move it along a wall with a board',
    ],
    estimatedTime: '5 minutes',
    materials: ['Rubber mat', 'Flat board', 'Treats'],
    drawing: 'pig',
    fits: { species: ['pig'] },
    never: {},
    source: mozzachio,
  },
  {
    id: 'safety-pig-stays-small',
    kind: 'warning',
    category: 'safety',
    difficulty: 'easy',
    title: 'There is no teacup pig',
    content:
      '“Teacup” and “micro” are words from an ad. Mini pigs mostly weigh 70 to 150 pounds and grow until three or four years of age; a tiny pig is usually a baby. Plan yard, doors, ramp, and car for the grown one, and ask your town and your vet before you buy: many places forbid pigs, and moving one across a state line takes a health certificate. Do not feed little to keep a pig little; it will be ill, not small.',
    steps: [
      'Plan for 70 to 150 pounds',
      'Ask town and vet before you buy',
      'Feed enough: little food keeps none small',
    ],
    estimatedTime: 'An evening',
    materials: ['Town’s rules', 'Scale'],
    drawing: 'pig',
    fits: { species: ['pig'] },
    redFlag: 'Stop and see a vet if a young pig is bony, weak, or does not grow.',
    source: murillo,
  },
  {
    id: 'nutrition-pig-water',
    category: 'nutrition',
    difficulty: 'easy',
    title: 'Water in front of a pig, always, mess and all',
    content:
      'Pigs carry food to the water and water to the food, and it is tempting to take the bowl away. Do not: too little water leads to bladder infections and stones. Use a heavy bowl or a fixed nipple, put it on a tray that drains, and wash it daily. On cold days offer it lukewarm. Note how much is drunk. A pig that strains or dribbles is in trouble, not untrained.',
    steps: [
      'Use a heavy bowl or a fixed nipple',
      'Put it on a tray that drains',
      'Wash it daily, lukewarm in the cold',
    ],
    estimatedTime: '5 minutes a day',
    materials: ['Heavy bowl', 'Draining tray'],
    drawing: 'pig',
    fits: { species: ['pig'] },
    never: {},
    redFlag:
      'Stop and see a vet at once if your pig strains to pee, passes drops or blood, or stops drinking.',
    source: murillo,
  },
  {
    id: 'training-pig-litter-box',
    category: 'training',
    difficulty: 'easy',
    title: 'An open box with a wide door',
    content:
      'Pigs can learn a litter box. Make it large, without a lid, with a low, wide entrance, and room to turn round and root. Fill it with straw, dirt-like stuff, or wood chips that do no harm if eaten, and that you can shovel. Put it far from bed and bowl. Lead your pig there after sleep and meals and pay with a bit of dinner. Accidents happen; clean and carry on. Give each pig a place of its own, with bed, bowl, and box.',
    steps: [
      'Set up a large box with a wide door',
      'Put it far from bed and bowl',
      'Lead there after sleep and meals',
    ],
    estimatedTime: '10 minutes a day',
    materials: ['Low, wide box', 'Straw'],
    drawing: 'pig',
    fits: { species: ['pig'] },
    never: {},
    source: lima,
  },
  {
    id: 'health-pig-nest',
    category: 'health',
    difficulty: 'easy',
    title: 'A nest to burrow in, out of the draft',
    content:
      'Pigs build nests, and one that can burrow under something rests better. Give straw or hay, or fleece blankets indoors, which are harder to tear into strings, in a corner without drafts. Shake it out each morning and feel it: damp means change. Look at what is left in it for crusts, blood, or lice. In the cold, add more rather than hang a lamp. An old or stiff pig needs it thicker, on a floor that does not slip.',
    steps: [
      'Give straw, hay, or fleece out of drafts',
      'Shake it out; damp means change',
      'In the cold, add more',
    ],
    estimatedTime: '5 minutes a day',
    materials: ['Straw or fleece'],
    drawing: 'pig',
    fits: { species: ['pig'] },
    never: {},
    redFlag:
      'Stop and see a vet if your pig shivers, coughs, scratches itself raw, or cannot get up from its nest.',
    source: murillo,
  },
  {
    id: 'grooming-pig-hoof-trim',
    category: 'grooming',
    difficulty: 'advanced',
    title: 'With a vet or trimmer: hooves once a year, from one year on',
    content:
      'Pigs carry much weight on small feet and get arthritis easily, so hooves count. Most healthy pigs need a trim about once a year from one or two years on, more often if hooves are cracked, deformed, or the pig is stiff. White ones are softer and wear faster; in black ones the quick is hard to see. Trim main toes and dewclaws short and round, smooth the edges, and press styptic powder on if it bleeds. Some pigs allow it during a belly rub, others need a sling or sedation.',
    steps: [
      'Plan a trim about once a year',
      'Trim short and round, smooth the edges',
      'Bleeding: press styptic powder on',
    ],
    estimatedTime: '20 minutes',
    materials: ['Nippers', 'Rasp', 'Styptic powder'],
    drawing: 'pig',
    fits: { species: ['pig'] },
    never: {},
    redFlag:
      'Stop and see a vet if a hoof bleeds and does not stop, smells, or your pig will not stand on it.',
    source: blindSpot,
  },
  {
    id: 'grooming-pig-tusks',
    category: 'grooming',
    difficulty: 'advanced',
    title: 'With your vet: tusks of a grown male, every year or so',
    content:
      'In males the canine teeth grow on and become tusks. They catch in wire, cut legs in passing, and in one neglected pig grew into the cheeks. From two or three years on they mostly need cutting every year or so, by a vet or someone experienced. Pulling them is another matter: the root is long, and later it needs surgery. Never let anyone cut while a pig screams, because it can breathe in the piece. Look at both sides each month.',
    steps: [
      'Look at both sides each month',
      'Book an experienced cutter every year or so',
      'Never cut while a pig screams',
    ],
    estimatedTime: 'One visit a year',
    materials: ['Flashlight'],
    drawing: 'pig',
    fits: { species: ['pig'] },
    never: {},
    redFlag: 'Stop and see a vet if a tusk touches the skin, is broken, or the cheek is swollen or smells.',
    source: scampp,
  },
];
