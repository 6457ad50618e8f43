import type { CareTip } from '../care-tip.ts';
import { sourcesOf } from '../sources/source.ts';

const today = '2026-11-25';
const regulator = sourcesOf('regulator');
const trade = sourcesOf('trade');
const herdHealth = regulator('eXtension, Goats', null, 'Dairy Goat Management: Herd Health', today);
const virginia = regulator('Virginia Cooperative Extension', null, 'Goat Herd Health Procedures', today);
const famu = regulator(
  'Florida A&M University Cooperative Extension',
  2009,
  'Herd Health Handbook for Goat Producers: Biosecurity',
  today,
);
const fencing = trade(
  'Harwell and Pinkerton, in GoatWorld',
  null,
  'Housing, Fencing, Working Facilities & Predators',
  today,
);
const homestead = trade('Back to the Basics: Homesteading', null, 'Goats: Housing', today);

/** For goats. */
export const goatTips: readonly CareTip[] = [
  {
    id: 'health-goat-daily-watch',
    category: 'health',
    difficulty: 'easy',
    title: 'Watch your goats for three minutes before you feed',
    content:
      'A few minutes each day of just watching is the best health check there is. Learn how each one stands, walks, chews, and greets you. Then the one with its head down, its ears drooping, or its nose out of the hay catches your eye. Look for lumps, cuts, and limps. Ask in what way it is different, and since when, and write it down; your vet will ask the same. Do it at the same hour, and count them while you are at it.',
    steps: [
      'Watch three minutes at the same hour',
      'Spot the one that is different',
      'Write down how, and since when',
    ],
    estimatedTime: '3 minutes a day',
    materials: ['Notebook'],
    drawing: 'goat',
    fits: { species: ['goat'] },
    never: {},
    redFlag:
      'Stop and see a vet if a goat stands apart, leaves its feed, grinds its teeth, limps, or hangs its head.',
    source: herdHealth,
  },
  {
    id: 'health-goat-vet-and-records',
    category: 'health',
    difficulty: 'advanced',
    title: 'With your vet: a goat plan on paper',
    content:
      'Look for a vet who treats goats before you need one; if there is none, ask one who is willing to learn with yours. Many goat diseases look alike from outside, so guessing wastes days. Keep a page for each goat: vaccines, dewormers, injuries, births, and what was given when. Build next year’s plan from it. Ask which papers and tests are needed to move a goat to another state or a show, and how long a medicine stays in the milk.',
    steps: ['Find a vet before you need one', 'Keep a page for each goat', 'Build next year’s plan from it'],
    estimatedTime: 'An hour a year',
    materials: ['A page for each goat'],
    drawing: 'goat',
    fits: { species: ['goat'] },
    never: {},
    redFlag: 'Stop and see a vet if more than one goat is ill, or one gets worse within a day.',
    source: herdHealth,
  },
  {
    id: 'health-goat-cdt',
    category: 'health',
    difficulty: 'advanced',
    title: 'With your vet: the vaccine plan for goats',
    content:
      'In the herd plan of Virginia’s extension vets, does are vaccinated against clostridium types C and D and tetanus six weeks before they are bred, at the same visit as the feet and the teeth. Ask your vet for the plan for yours: kids, bucks, and pets that are never bred. Have feet trimmed, teeth felt, and worms judged on that day, so that each goat is caught once. Write down date, product, and goat. Show any lump that grows where the shot was.',
    steps: [
      'Ask your vet for the vaccine plan',
      'Do feet, teeth, and worms that day',
      'Write down date, product, and goat',
    ],
    estimatedTime: 'One visit a year',
    materials: ['Vaccine record'],
    drawing: 'goat',
    fits: { species: ['goat'] },
    never: {},
    redFlag:
      'Stop and see a vet at once if a goat is suddenly weak, bloated, stiff, or has watery diarrhea or fits.',
    source: virginia,
  },
  {
    id: 'health-goat-eyelids',
    category: 'health',
    difficulty: 'advanced',
    title: 'With your vet: read the lower eyelid before you deworm',
    content:
      'Extension vets do not deworm by the calendar: they use the Famacha score, a card of reds and pinks held beside the inside of the lower eyelid, to decide which goat needs it. Have your vet or an extension class teach you once, in daylight. Score every goat when you trim feet and before breeding, note the number, and check body condition with your hand on the back at the same time. Ask which product still works on your place, and weigh before you dose.',
    steps: [
      'Have the score taught once, in daylight',
      'Score each goat when you trim feet',
      'Weigh before you dose',
    ],
    estimatedTime: '2 minutes a goat',
    materials: ['Famacha card', 'Daylight'],
    drawing: 'goat',
    fits: { species: ['goat'] },
    never: {},
    redFlag:
      'Stop and see a vet at once if an eyelid is white, a goat has a swelling under the jaw, is weak, or has diarrhea.',
    source: virginia,
  },
  {
    id: 'grooming-goat-sore-feet',
    category: 'grooming',
    difficulty: 'moderate',
    title: 'One goat with foot rot stays by itself',
    content:
      'Look at every foot before you trim, and trim the healthy ones first, so that knife and hands carry nothing over. A foot that smells, is raw between the toes, or hurts when you press it belongs to a goat that goes into a dry pen of its own, with its own bucket, until your vet says it is over. Clean and disinfect the shears after each goat. Keep the gateway and the trough dry: mud is where it starts.',
    steps: [
      'Trim the healthy ones first',
      'Give a sore foot a dry pen of its own',
      'Disinfect the shears after each goat',
    ],
    estimatedTime: '10 minutes a goat',
    materials: ['Hoof shears', 'Disinfectant', 'Dry pen'],
    drawing: 'goat',
    fits: { species: ['goat'] },
    never: {},
    redFlag: 'Stop and see a vet if a foot smells rotten, is swollen or bleeding, or a goat kneels to eat.',
    source: virginia,
  },
  {
    id: 'health-goat-cheeks',
    category: 'health',
    difficulty: 'easy',
    title: 'Feel along the jaw from outside',
    content:
      'Stand behind your goat’s head and slide your fingers along both cheeks, from outside, over the back teeth. A goat with sharp or missing teeth pulls away, packs food in its cheek, or gets thin beside a full rack. Never put fingers between the back teeth. Do it twice a year, when you trim feet, and write down what you felt. Feel under the jaw, too: a soft swelling there or a hard lump below the ear wants a vet.',
    steps: [
      'Stand behind the head',
      'Slide your fingers along both cheeks, outside',
      'Write down what you felt, twice a year',
    ],
    estimatedTime: '2 minutes, twice a year',
    materials: ['Notebook'],
    drawing: 'goat',
    fits: { species: ['goat'] },
    never: {},
    redFlag:
      'Stop and see a vet if a goat drops its cud, drools, is thin, or has a lump or swelling at the jaw.',
    source: virginia,
  },
  {
    id: 'safety-goat-quarantine',
    kind: 'warning',
    category: 'safety',
    difficulty: 'moderate',
    title: 'New goats wait at the gate',
    content:
      'Most diseases come in with an animal, on a boot, or in a borrowed trailer. Keep a new or returning goat apart from the others, with its own feed and water and no fence line in common, for as long as your vet advises. Feed it last. Wash hands and boots, and do not lend clippers, halters, or shears without cleaning them. Ask the seller which tests were done. It is easier to keep a disease out than to get rid of it.',
    steps: [
      'Keep a new goat apart, feed it last',
      'Wash hands and boots',
      'Ask the seller which tests were done',
    ],
    estimatedTime: 'A few weeks',
    materials: ['Separate pen', 'Boot brush'],
    drawing: 'goat',
    fits: { species: ['goat'] },
    redFlag: 'Stop and see a vet if the new goat coughs, has diarrhea, lumps, crusts on the lips, or a limp.',
    source: famu,
  },
  {
    id: 'safety-goat-fence',
    kind: 'warning',
    category: 'safety',
    difficulty: 'easy',
    title: 'A fence that holds a goat also keeps dogs out',
    content:
      'Goats leave for three reasons: better feed outside, a poor fence, and a ringleader. Feed them well inside before you blame the wire. Walk the fence each week and push at it as a goat would, at knee and head height; look for gaps underneath and for things to climb on. Dogs and wild predators are the other half of the job: shut the goats in at night, and ask neighbors to keep their dogs home. A goat with its head stuck is a goat that cannot run.',
    steps: ['Feed them well inside', 'Walk the fence each week, and push', 'Shut the goats in at night'],
    estimatedTime: '20 minutes a week',
    materials: ['Wire and pliers'],
    drawing: 'goat',
    fits: { species: ['goat'] },
    redFlag:
      'Stop and see a vet at once if a dog or coyote got in, even if you see no blood: bites are deeper than they look.',
    source: fencing,
  },
  {
    id: 'exercise-goat-two',
    category: 'exercise',
    difficulty: 'easy',
    title: 'Never one goat',
    content:
      'Goats are herd animals, and one alone calls all day, paces, and climbs out to look for company. Keep two at least; a neutered male makes a good friend. A horse or a dog is company of a kind, but not the same. Give two racks, two high places, and two ways through the door, so that the boss cannot shut the other out. When you take one to the vet or to be clipped, take its friend along: both stand quieter.',
    steps: ['Keep two at least', 'Give two racks and two ways through', 'Take the friend along to the vet'],
    estimatedTime: 'Once',
    materials: ['Second rack'],
    drawing: 'goat',
    fits: { species: ['goat'] },
    never: {},
    source: trade('Maizey Meadows', null, 'Raising Backyard Goats', today),
  },
  {
    id: 'health-goat-shelter',
    category: 'health',
    difficulty: 'easy',
    title: 'Dry bedding, moving air, and a roof against the wind',
    content:
      'Goats need cover from rain, wind, and sun. In a warm state a three-sided shelter is enough; where it is cold they need one that keeps weather out, with the opening away from the wind. Bed it always, and take the wet part out, because ammonia and stale air lead to coughs. If your eyes sting when you kneel at goat height, so do theirs. Plan it so that a wheelbarrow fits: what is easy to clean gets cleaned.',
    steps: [
      'Turn the opening away from the wind',
      'Bed it always, take the wet part out',
      'Kneel: if your eyes sting, air it',
    ],
    estimatedTime: '20 minutes a week',
    materials: ['Straw', 'Wheelbarrow'],
    drawing: 'goat',
    fits: { species: ['goat'] },
    never: {},
    redFlag:
      'Stop and see a vet if a goat coughs, has a runny nose, breathes fast, or shivers in dry bedding.',
    source: homestead,
  },
];
