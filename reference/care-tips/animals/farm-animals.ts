import type { CareTip } from '../care-tip.ts';
import { sourcesOf } from '../sources/source.ts';

const today = '2026-11-25';
const regulator = sourcesOf('regulator');
const trade = sourcesOf('trade');
const rutgers = regulator(
  'Margentino and Malinowski, in the National Ag Safety Database',
  null,
  'Fire Prevention and Safety Measures around the Farm',
  today,
);

/** Equally true of horses, goats and pigs. */
export const farmAnimalTips: readonly CareTip[] = [
  {
    id: 'safety-barn-fire-hay',
    kind: 'warning',
    category: 'safety',
    difficulty: 'moderate',
    title: 'Hay and bedding in another building, if you can',
    content:
      'Most barn fires come from carelessness. In summer, hot hay and lightning start them; in winter, heaters, chewed wires, and dust on sockets. Store hay, straw, and bedding away from the building the animals sleep in, or at least far from machines, heaters, and wires. Feel new hay for warmth. Sweep cobwebs and dust from lights and outlets each month. Keep fuel, paint, and fertilizer in marked containers in a shed of their own. Walk through once with these eyes in June and in November.',
    steps: [
      'Store hay away from the animals',
      'Sweep dust from lights each month',
      'Keep fuel and paint in a shed apart',
    ],
    estimatedTime: 'An hour, twice a year',
    materials: ['Broom', 'Marked containers'],
    drawing: 'hay',
    fits: { species: ['horse', 'goat', 'pig'] },
    redFlag: 'Stop and see a vet after any fire, even if an animal seems well: lungs can swell hours later.',
    source: rutgers,
  },
  {
    id: 'safety-barn-wires',
    kind: 'warning',
    category: 'safety',
    difficulty: 'moderate',
    title: 'Cages on bulbs, heavy cords, and nothing left plugged in',
    content:
      'Put a wire cage over each bulb and heat lamp, so that no animal breaks it. Use only heavy-duty outdoor cords, replace them when they are worn, and do not hang fans and lamps on one circuit. Unplug what is not in use. Ban smoking, with a sign at each door. Clear scrap, feed bags, and weeds from around the barn, and keep manure away from it, because it makes heat as it rots. Hang an extinguisher and a halter by the door, where you would reach for them in the dark.',
    steps: [
      'Put a cage over each bulb',
      'Use heavy-duty cords, unplug the rest',
      'Hang an extinguisher by the door',
    ],
    estimatedTime: 'An hour',
    materials: ['Bulb cages', 'Extinguisher', 'No-smoking sign'],
    drawing: 'hay',
    fits: { species: ['horse', 'goat', 'pig'] },
    redFlag: 'Stop and see a vet if an animal was shocked, burned, or breathed smoke.',
    source: trade('Vitalize, vitalizeeq.com', 2017, '9 Ways to Help Fireproof Your Barn', today),
  },
  {
    id: 'safety-hot-trailer',
    kind: 'warning',
    category: 'safety',
    difficulty: 'easy',
    title: 'On hot days, haul early, open every vent, and do not stop',
    content:
      'A standing trailer heats up within minutes. Look at the heat index, not only at the thermometer, since humid air feels hotter. Travel early in the morning or late in the evening, open all vents, and unload as soon as you arrive. Offer fresh, cool water at once, and several times through the day rather than once. Leave the grooming and the clipping for the cool hours, too. If there is a heat advisory, ask to move the date.',
    steps: [
      'Look at the heat index',
      'Haul early or late, with all vents open',
      'Unload at once, and offer water',
    ],
    estimatedTime: '10 minutes to plan',
    materials: ['Cool water', 'Weather app'],
    drawing: 'hay',
    fits: { species: ['horse', 'goat', 'pig'], seasons: ['summer', 'spring'] },
    redFlag:
      'Stop and see a vet at once if an animal pants or blows hard, staggers, drools, or lies down and will not rise.',
    source: regulator(
      'University of Wisconsin Extension',
      2019,
      'It’s Heating Up, So Keep Your Livestock Comfortable',
      today,
    ),
  },
  {
    id: 'safety-troughs-and-shade',
    kind: 'warning',
    category: 'safety',
    difficulty: 'easy',
    title: 'Water that cannot tip, shade that moves with the sun',
    content:
      'In great heat, shade and plenty of clean, cool water decide. Fix troughs so that they cannot turn over, keep them clean, and give everyone a place at them; a bucket that one animal can tip is not enough unless you check it all day. Show animals in a new pasture where the water is. Those that are tied or penned cannot walk to the shade, so look where it is at three in the afternoon. The very young, the old, the thin, and the sick need it first.',
    steps: [
      'Fix troughs so that they cannot tip',
      'Show animals where the water is',
      'Look where the shade is at three',
    ],
    estimatedTime: '10 minutes a day',
    materials: ['Fixed trough', 'Shade cloth'],
    drawing: 'hay',
    fits: { species: ['horse', 'goat', 'pig'] },
    redFlag: 'Stop and see a vet if an animal stops drinking, breathes fast in the shade, or is weak.',
    source: trade('Steve Sturtz, in gosanangelo.com', 2012, 'Caring for Animals during Extreme Heat', today),
  },
  {
    id: 'safety-heat-stress-farm',
    kind: 'warning',
    category: 'safety',
    difficulty: 'moderate',
    title: 'Heat stress in the barn: shade, water, hose, air',
    content:
      'Panting, fast breathing, drool, drinking a lot, and leaving the feed are the first signs. Move the animal into shade at once, offer clean water with electrolytes, and hose it with cool water or hold a cold sponge to the body. In a barn, set up fans and open it wide. When it warms up from 60 to 90 degrees, animals drink a fifth to a half more, so fill up more often. Put off hooves, clipping, and training. An animal that goes down needs a vet now, not when it cools.',
    steps: [
      'Move the animal into shade',
      'Offer water, hose it cool, run fans',
      'Down on the ground: a vet now',
    ],
    estimatedTime: 'Minutes count',
    materials: ['Hose', 'Fan', 'Electrolytes'],
    drawing: 'hay',
    fits: { species: ['horse', 'goat', 'pig'], seasons: ['summer', 'spring'] },
    redFlag:
      'Stop and see a vet at once if an animal staggers, collapses, has a fit, or does not slow its breathing within half an hour.',
    source: trade('Anthony Growe, in Anson Record', null, 'Caring for Your Livestock in Severe Heat', today),
  },
];
