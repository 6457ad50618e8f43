import type { CareTip } from '../care-tip.ts';
import { sourcesOf } from '../sources/source.ts';

const today = '2026-11-25';
const trade = sourcesOf('trade');
const clinic = sourcesOf('clinic');
const regulator = sourcesOf('regulator');
const salmonella = regulator('CDC', null, 'Salmonella from Small Mammals', today);
const princeton = clinic('Princeton Animal Hospital', 2010, 'Guinea Pigs', today);
const five = clinic('drsipvet.com', null, '5 Things Every Guinea Pig Owner Should Know', today);
const handout = clinic('drfrits.com', null, 'Guinea Pigs', today);

/** For guinea pigs, and other small rodents where it is equally true. */
export const guineaPigTips: readonly CareTip[] = [
  {
    id: 'safety-clean-cages-outside',
    kind: 'warning',
    category: 'safety',
    difficulty: 'easy',
    title: 'Clean the cage outdoors, never in the kitchen sink',
    content:
      'Cages and toys of small rodents can carry salmonella, even when the pet is well. Clean and disinfect them outside if you can. If not, use a laundry sink or a bathtub, and scrub that afterward. The kitchen sink, the counter, and the bathroom basin are off limits. Do not eat or smoke while you handle the pet, and wash your hands right after. If a new pet dies soon, tell the store and do not use the cage again before it was cleaned and disinfected.',
    steps: ['Clean the cage outside, or in a tub', 'Scrub the tub afterward', 'Wash your hands right after'],
    estimatedTime: '20 minutes a week',
    materials: ['Bucket', 'Disinfectant', 'Gloves'],
    drawing: 'guinea_pig',
    fits: { species: ['guinea_pig', 'other'] },
    redFlag: 'Stop and see a vet if your pet has diarrhea, ruffled fur, or discharge from eyes or nose.',
    source: salmonella,
  },
  {
    id: 'safety-wild-mice',
    kind: 'warning',
    category: 'safety',
    difficulty: 'moderate',
    title: 'Keep wild mice away from your pet rodent',
    content:
      'Pet hamsters and guinea pigs seldom carry the virus called LCMV, but they can catch it from a house mouse that visits the cage, and people can catch it from them. Store feed in tins with a lid, close the gaps along the wall, and move the cage away from where you saw droppings. Wear gloves for cleaning, dampen old bedding so that no dust flies, and wash your hands. A pregnant woman leaves the cage to someone else and asks her doctor.',
    steps: ['Store feed in tins, close the gaps', 'Wear gloves, dampen old bedding', 'Wash your hands'],
    estimatedTime: 'An hour',
    materials: ['Tins with lids', 'Gloves'],
    drawing: 'guinea_pig',
    fits: { species: ['guinea_pig', 'other'] },
    redFlag:
      'Stop and see a vet if your pet is weak, hunched, or has trembling or a rough coat after mice were about.',
    source: regulator(
      'CDC',
      2012,
      'Information for Pet Owners: Reducing the Risk of LCMV from Pet Rodents',
      today,
    ),
  },
  {
    id: 'health-guinea-pig-teeth',
    category: 'health',
    difficulty: 'easy',
    title: 'All of a guinea pig’s teeth grow, the ones you cannot see, too',
    content:
      'Front and back teeth grow for life. If they do not wear down, they can trap the tongue, and then a guinea pig cannot eat, however hungry it is. Grass hay all day is what grinds them. Once a week, look at the front teeth and watch a meal: picking food up and dropping it, wet chin, or small bites of soft things only are early signs. Never clip teeth at home. Weigh weekly: the scale notices first.',
    steps: [
      'Give grass hay all day',
      'Watch a meal and the front teeth weekly',
      'Weigh weekly; never clip at home',
    ],
    estimatedTime: '5 minutes a week',
    materials: ['Grass hay', 'Kitchen scale'],
    drawing: 'guinea_pig',
    fits: { species: ['guinea_pig'] },
    never: {},
    redFlag:
      'Stop and see a vet if your guinea pig drools, drops food, eats only soft things, or loses weight.',
    source: five,
  },
  {
    id: 'health-guinea-pig-feet',
    category: 'health',
    difficulty: 'easy',
    title: 'No wire under a guinea pig',
    content:
      'Wire floors and hard, wet ones give guinea pigs sores on the feet that are slow to heal. Give a solid floor with soft bedding: fleece, towels, or a layer of recycled paper. Change wet spots daily. Turn each foot up once a week while you hold your guinea pig in your lap: skin should be smooth and pale. Trim long nails, since they twist the toes, and keep the weight down. If the cage has a wire part, cover it.',
    steps: ['Give a solid floor with soft bedding', 'Change wet spots daily', 'Look at each foot weekly'],
    estimatedTime: '3 minutes a week',
    materials: ['Fleece or paper bedding'],
    drawing: 'guinea_pig',
    fits: { species: ['guinea_pig'] },
    never: {},
    redFlag: 'Stop and see a vet if a foot is red, swollen, scabbed, or bleeding, or your guinea pig limps.',
    source: five,
  },
  {
    id: 'health-guinea-pig-no-late-litter',
    category: 'health',
    difficulty: 'advanced',
    title: 'With your vet: separate males and females early',
    content:
      'A female guinea pig that becomes pregnant for the first time after five to six months is likely to die in labor, because the bones of her pelvis have grown together. Have the sexes checked by someone who knows, keep males and females apart, or have the males neutered. Two of the same sex, introduced young, get along well. If you bought a female, ask whether she has been with males, and weigh her twice a week.',
    steps: [
      'Have the sexes checked',
      'Keep them apart, or neuter the males',
      'Bought a female: ask, and weigh her',
    ],
    estimatedTime: 'One visit',
    materials: ['Second cage', 'Scale'],
    drawing: 'guinea_pig',
    fits: { species: ['guinea_pig'] },
    never: {},
    redFlag: 'Stop and see a vet at once if a female strains, bleeds, or sits hunched and will not eat.',
    source: five,
  },
  {
    id: 'exercise-guinea-pig-flat-home',
    category: 'exercise',
    difficulty: 'easy',
    title: 'One floor, walls, and no ramps',
    content:
      'Guinea pigs have heavy bodies, short legs, and little sense of an edge, so they fall from ramps and shelves. Build wide, not high, on one level, with sides at least ten inches tall; a lid is needed only where other pets could get in. They like to walk along the edge, so leave a clear path around and put hides in the corners. Glass and plastic tanks hold heat and stale air. Keep the place out of direct sun and away from drafts.',
    steps: [
      'Build wide, on one level',
      'Make the sides ten inches tall',
      'Leave the edge clear, hides in corners',
    ],
    estimatedTime: 'An afternoon',
    materials: ['Pen with solid floor', 'Hides'],
    drawing: 'guinea_pig',
    fits: { species: ['guinea_pig'] },
    never: {},
    source: handout,
  },
  {
    id: 'safety-guinea-pig-warm-room',
    kind: 'warning',
    category: 'safety',
    difficulty: 'easy',
    title: 'Cool beats warm for a guinea pig',
    content:
      'Guinea pigs stand a cool room better than a warm one, worst of all when the air is humid. About 70 degrees is ideal; 64 to 79 is the range to stay in. Hang a thermometer at cage height, away from windows, and look at it in the afternoon. On hot days, move the cage to the lowest, shadiest room and lay a cool tile in it. Ask your groomer for an early hour, and for no dryer.',
    steps: [
      'Hang a thermometer at cage height',
      'Hot days: the lowest, shadiest room',
      'Ask for an early hour, no dryer',
    ],
    estimatedTime: '2 minutes a day',
    materials: ['Thermometer', 'Ceramic tile'],
    drawing: 'guinea_pig',
    fits: { species: ['guinea_pig'] },
    redFlag: 'Stop and see a vet at once if your guinea pig lies flat, breathes fast, drools, or is limp.',
    source: handout,
  },
  {
    id: 'training-guinea-pig-pair',
    category: 'training',
    difficulty: 'easy',
    title: 'Keep two, start them young, and let them hide',
    content:
      'Guinea pigs are social and talk all day; they do best in pairs. Two of the same sex introduced young seldom fight. Four to six square feet are the least for a pair, and ten are better, with a hide for each and two of everything, so that nobody is kept from food. Bring both to the groomer or vet in one carrier: they calm each other. If they fight and draw blood, separate them and ask a vet who knows guinea pigs.',
    steps: [
      'Introduce two of the same sex, young',
      'Give a hide each, and two of everything',
      'Bring both in one carrier',
    ],
    estimatedTime: '10 minutes to set up',
    materials: ['Two hides', 'Two bottles'],
    drawing: 'guinea_pig',
    fits: { species: ['guinea_pig'] },
    never: {},
    source: princeton,
  },
  {
    id: 'grooming-guinea-pig-bedding',
    category: 'grooming',
    difficulty: 'easy',
    title: 'Bedding decides how clean a guinea pig is',
    content:
      'Paper bedding has little dust and seldom carries mites, as wood shavings may, so coat, skin, and lungs stay better. Cover wire or plastic with soft bedding or a towel. Pick out wet corners daily and change all of it once a week. Let hides stand on a fleece you can wash. If yours smells after that, look at the skin, the ears, and the rear before you think of a bath.',
    steps: [
      'Use paper bedding over wire or plastic',
      'Pick out wet corners daily',
      'Change all of it once a week',
    ],
    estimatedTime: '10 minutes a day',
    materials: ['Paper bedding', 'Washable fleece'],
    drawing: 'guinea_pig',
    fits: { species: ['guinea_pig'] },
    never: {},
    redFlag: 'Stop and see a vet if skin is flaky or bald, your guinea pig scratches wildly, or sneezes.',
    source: princeton,
  },
  {
    id: 'nutrition-guinea-pig-variety',
    category: 'nutrition',
    difficulty: 'easy',
    title: 'Let a young guinea pig taste many things',
    content:
      'Guinea pigs settle early in life on what they like, and later they may refuse what they never met, even when a vet asks for it. Offer a young one several kinds of greens, hay from more than one cut, and plain pellets, one new thing at a time and in small amounts. Note what it leaves. With an older one, hang the new green beside the old for a week before you give up. Change pellets slowly, a little more new each day.',
    steps: ['Offer one new green at a time', 'Note what it leaves', 'Change pellets slowly'],
    estimatedTime: '5 minutes a day',
    materials: ['Several greens', 'Grass hay'],
    drawing: 'hay',
    fits: { species: ['guinea_pig'] },
    never: {},
    redFlag:
      'Stop and see a vet if your guinea pig stops eating, has soft droppings, or sits hunched after a new food.',
    source: clinic('Willow River Veterinary Services', null, 'Guinea Pig Care Sheet', today),
  },
  {
    id: 'training-guinea-pig-hold',
    category: 'training',
    difficulty: 'easy',
    title: 'Two hands, hind end held, seat on the floor',
    content:
      'Hold a guinea pig gently with two hands, one under the chest and one under the hind end. Children sit on the floor and hold it in the lap, with an adult beside them. Keep it quiet: loud noise, excitement, and too much handling wear guinea pigs out. Practice daily for a few minutes with a bit of pepper, and put it back before it squirms. Guinea pigs do not take change well, so keep the same hour and the same towel, at the groomer, too.',
    steps: [
      'One hand under the chest, one behind',
      'Practice daily with a bit of pepper',
      'Put it back before it squirms',
    ],
    estimatedTime: '5 minutes a day',
    materials: ['Towel', 'Bell pepper'],
    drawing: 'guinea_pig',
    fits: { species: ['guinea_pig'] },
    never: {},
    source: clinic('A clinic’s handout, in docslib.org', null, 'Guinea Pig Care', today),
  },
  {
    id: 'health-guinea-pig-mites',
    kind: 'warning',
    category: 'health',
    difficulty: 'moderate',
    title: 'A guinea pig that scratches has mites until a vet says no',
    content:
      'Mites are common in guinea pigs, and often they come along from the store or from a friend in the same home. The skin itches badly, hair falls out, and scratching breaks the skin. Do not use a flea product for cats or dogs. Take all guinea pigs of the home to the vet, not only the one that scratches, and ask what to do with the bedding. Until then trim the nails, so that they do less harm, and cancel the groom.',
    steps: [
      'Use no flea product for cats or dogs',
      'Take all guinea pigs to the vet',
      'Trim the nails, and cancel the groom',
    ],
    estimatedTime: 'One visit',
    materials: ['Small clippers', 'Carrier'],
    drawing: 'guinea_pig',
    fits: { species: ['guinea_pig'] },
    redFlag:
      'Stop and see a vet if your guinea pig scratches wildly, has bald or crusty skin, or seems to have a fit.',
    source: trade('Pets4Homes', null, 'Some Common Guinea Pig Health Problems', today),
  },
];
