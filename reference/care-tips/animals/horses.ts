import type { CareTip } from '../care-tip.ts';
import { sourcesOf } from '../sources/source.ts';

const today = '2026-11-25';
const clinic = sourcesOf('clinic');
const trade = sourcesOf('trade');
const regulator = sourcesOf('regulator');
const century = clinic('Century Equine', null, 'Winter Health Tips', today);
const latham = clinic('Latham DVM', null, 'Fall Checklist', today);
const yearPlan = clinic('The Horse', null, 'Keeping Equine Preventive Care Organized', today);

/** For horses. */
export const horseTips: readonly CareTip[] = [
  {
    id: 'health-horse-colic-call',
    kind: 'warning',
    category: 'health',
    difficulty: 'moderate',
    title: 'Colic: take the pulse, take the feed away, and call',
    content:
      'Signs differ: one horse grows quiet, another paws, sweats, lies down and gets up, rolls, or looks at its side. Shavings in the coat tell you it was down. No manure and no appetite count as well; passing some gas does not mean it is over. If it is safe, take heart rate, temperature, and gum color before you call, because more than 60 beats a minute, pale gums, or brick-red ones are what the vet wants to know first. Practice on a calm day, so that you know your horse’s own numbers.',
    steps: [
      'Take heart rate, temperature, gum color',
      'Take the feed away',
      'Call your vet with the numbers',
    ],
    estimatedTime: '10 minutes',
    materials: ['Watch', 'Thermometer', 'Vet’s number'],
    drawing: 'horse',
    fits: { species: ['horse'] },
    redFlag:
      'Stop and see a vet at once if your horse shows any of these signs. Do not wait for the next one.',
    source: clinic('EQUUS', 2016, 'Call Your Veterinarian If You See Signs of Colic', today),
  },
  {
    id: 'health-horse-teeth',
    category: 'health',
    difficulty: 'advanced',
    title: 'With your vet: a horse that drops its feed has sharp teeth',
    content:
      'A horse’s teeth grow and grind for life, and the edges turn sharp. Watch for chewed wads of hay on the ground, slow eating, weight loss, bad breath, drool, head shaking, trouble with the bit, a discharge from one nostril, or a face that has become uneven. A vet looks with a speculum, and a horse mostly has to be sedated for that, which only a vet may do. Once a year is the rule, more often for some. Note which side it chews on.',
    steps: [
      'Watch for wads, drool, and weight loss',
      'Note which side it chews on',
      'Have your vet look once a year',
    ],
    estimatedTime: 'One visit a year',
    materials: ['Notes'],
    drawing: 'horse',
    fits: { species: ['horse'] },
    never: {},
    redFlag:
      'Stop and see a vet if your horse drops feed, loses weight, smells from the mouth, or has a swelling of jaw or face.',
    source: regulator('UF/IFAS Extension, in Central Florida Ag News', 2014, 'Equine Dental Care', today),
  },
  {
    id: 'health-horse-year-plan',
    category: 'health',
    difficulty: 'advanced',
    title: 'With your vet: put the whole year on one page',
    content:
      'Every horse needs the vet once a year, most twice: a Coggins test, core vaccines, teeth, and worm egg counts. Some vaccines are given twice a year, depending on risk, and shows often ask for it. You need proof of a negative Coggins test to cross a state line. Write all dates on one page with the farrier’s, hang it in the tack room, and name one person at the barn who calls the vet. Keep photos of the papers on your phone.',
    steps: [
      'Write vet and farrier dates on one page',
      'Hang it in the tack room',
      'Keep photos of the papers',
    ],
    estimatedTime: 'An hour a year',
    materials: ['Calendar', 'Photos of papers'],
    drawing: 'horse',
    fits: { species: ['horse'] },
    never: {},
    redFlag: 'Stop and see a vet if your horse is dull, feverish, or swollen at the neck after a vaccine.',
    source: yearPlan,
  },
  {
    id: 'health-horse-egg-count',
    category: 'health',
    difficulty: 'advanced',
    title: 'With your vet: count worm eggs before you deworm',
    content:
      'Have a fresh sample from each horse counted in fall, and again in spring. The count of eggs in a gram tells your vet which horse needs a dewormer and which kind. A horse with none may need nothing; one that has been on pasture may need a product against tapeworms after a good freeze. Write each horse’s count down, and compare. Pick up manure often, through the winter too: it lowers worms and next year’s flies.',
    steps: [
      'Have a sample counted in fall and spring',
      'Let your vet choose who is dewormed',
      'Pick up manure often',
    ],
    estimatedTime: 'Twice a year',
    materials: ['Sample bag', 'Weight tape'],
    drawing: 'horse',
    fits: { species: ['horse'] },
    never: {},
    redFlag:
      'Stop and see a vet if your horse has a rough coat, a pot belly, diarrhea, colic, or loses weight.',
    source: latham,
  },
  {
    id: 'grooming-horse-winter-trim',
    category: 'grooming',
    difficulty: 'easy',
    title: 'Keep the farrier’s dates in winter, too',
    content:
      'Hooves spread and crack on soft ground, and some of the worst cracks happen in winter when nobody looks. Keep trims at six to eight weeks all year. If mud and snow stay, ask your farrier whether the shoes should come off, with as little trimming as possible, and whether your horse needs boots while it is tender. Pick feet daily, also in the mud. Take a photo of each hoof at every visit: it shows a crack that grows.',
    steps: [
      'Keep trims at six to eight weeks',
      'Ask whether the shoes should come off',
      'Pick feet daily, photo each visit',
    ],
    estimatedTime: '15 minutes a day',
    materials: ['Hoof pick', 'Calendar'],
    drawing: 'horse',
    fits: { species: ['horse'] },
    never: {},
    redFlag:
      'Stop and see a vet if a crack reaches the hairline, bleeds, or your horse is lame. Call your farrier and vet.',
    source: latham,
  },
  {
    id: 'grooming-horse-hooves-in-heat',
    category: 'grooming',
    difficulty: 'easy',
    title: 'Dew at night, dust by day: hooves suffer from the change',
    content:
      'In hot, dry weather, hooves swell in dewy grass and shrink on hard ground, day after day, until nails loosen. Stomping at flies and walking the fence make it worse. Control flies, shorten the hours of turnout, and ask your farrier about a hoof hardener before the evening turnout, and about dates closer together in summer. Run a finger over the clinches each day: if they stand up, call before the shoe goes.',
    steps: [
      'Control flies, shorten turnout',
      'Ask about a hoof hardener',
      'Run a finger over the clinches daily',
    ],
    estimatedTime: '5 minutes a day',
    materials: ['Hoof pick', 'Fly mask'],
    drawing: 'horse',
    fits: { species: ['horse'], seasons: ['summer'] },
    never: {},
    redFlag: 'Stop and see a vet if your horse is lame on hard ground, a shoe has shifted, or a hoof is hot.',
    source: clinic('University of Florida Health', 2024, 'Protecting a Horse’s Hooves in the Heat', today),
  },
  {
    id: 'nutrition-horse-winter-hay',
    category: 'nutrition',
    difficulty: 'easy',
    title: 'Cold night? More hay, late in the evening',
    content:
      'Hay keeps a horse warm, because digesting it makes heat for hours; grain does much less. Before a night below about ten degrees, feed two extra pounds of grass hay late in the evening, and two more for every ten degrees it drops further, as far as your horse can use it. Weigh it once with a luggage scale, so that a flake means something. Ask your vet first for an easy keeper or a horse with a metabolic disease. A horse that is full of hay needs a blanket less often.',
    steps: [
      'Weigh a flake once',
      'Below ten degrees, two extra pounds of hay',
      'Two more for every ten degrees lower',
    ],
    estimatedTime: '5 minutes a day',
    materials: ['Hay', 'Luggage scale'],
    drawing: 'hay',
    fits: { species: ['horse'], seasons: ['winter'] },
    never: {},
    redFlag:
      'Stop and see a vet if your horse leaves its hay, loses weight under the coat, or passes dry, small manure.',
    source: latham,
  },
  {
    id: 'health-horse-hands-on-weight',
    category: 'health',
    difficulty: 'easy',
    title: 'Under a winter coat, only your hands see the weight',
    content:
      'A thick coat hides ribs until spring. Once a week, take off the blanket and press your fingers along ribs, spine, and hips; you should feel fat over the ribs, but find them. Write it down with a number, and use a weight tape on the same hole each time. It is also when you find rubs, rain rot, and lice. Change feed by a little and look again in two weeks. Old horses and those low in the herd lose first.',
    steps: [
      'Take off the blanket once a week',
      'Press along ribs, spine, and hips',
      'Write it down, and tape the weight',
    ],
    estimatedTime: '10 minutes a week',
    materials: ['Weight tape', 'Notes'],
    drawing: 'horse',
    fits: { species: ['horse'] },
    never: {},
    redFlag: 'Stop and see a vet if your horse loses weight in spite of eating, or cannot chew its hay.',
    source: century,
  },
  {
    id: 'exercise-horse-blanket-choice',
    category: 'exercise',
    difficulty: 'easy',
    title: 'Blanket the horse that needs it, and check under it',
    content:
      'A horse that grew its coat here, has shelter from wind, and plenty of hay mostly needs no blanket. One that moved from a warm state, is clipped, thin, very young, or old does. Never let it sweat under a blanket: take it off when the day warms up. Outdoors it must be waterproof, and a wet one comes off at once. Slide a hand under the shoulder morning and evening. Groom each time it is off, because sweat and rubs hide there.',
    steps: [
      'Blanket the clipped, thin, young, or old',
      'Take it off when it warms up or is wet',
      'Slide a hand under it twice a day',
    ],
    estimatedTime: '10 minutes a day',
    materials: ['Waterproof blanket', 'Soft brush'],
    drawing: 'horse',
    fits: { species: ['horse'], seasons: ['winter', 'fall'] },
    never: {},
    source: century,
  },
  {
    id: 'safety-horse-windbreak',
    kind: 'warning',
    category: 'safety',
    difficulty: 'easy',
    title: 'Wind and wet are worse than cold',
    content:
      'A dry winter coat holds warm air, and snow can lie on it. Wind and cold rain flatten it, and then a horse gets cold fast. Give a three-sided shed that opens to the south, or at least a wall or a dense row of trees. With more than one horse, watch who stands outside: the boss may keep the others out, and then you need a second shelter or two doors. Towel off wet horses, and leave clipping for kinder weather unless there is a stall.',
    steps: ['Give a three-sided shed, open to the south', 'Watch who stands outside', 'Towel off wet horses'],
    estimatedTime: '5 minutes a day',
    materials: ['Shed or windbreak', 'Towels'],
    drawing: 'horse',
    fits: { species: ['horse'], seasons: ['winter', 'fall'] },
    redFlag: 'Stop and see a vet if your horse shivers without stopping, is dull, or will not eat.',
    source: clinic('Melinda Roche, DVM, in The Progressive Rancher', 2007, 'Winter Care', today),
  },
  {
    id: 'safety-horse-walnut',
    kind: 'warning',
    category: 'safety',
    difficulty: 'easy',
    title: 'No black walnut in the stall',
    content:
      'Shavings or sawdust of black walnut can make a horse founder. Ask what your bedding is made of each time you buy it, above all from a woodshop or a truck that also sells to others. Moldy or dusty hay is no bedding either. Put down eight to ten inches of straw, or of shavings from a known tree, and take out what built up over the summer first. If several horses are sore the day after a delivery, take the bedding out before you do anything else.',
    steps: [
      'Ask what the bedding is made of',
      'Take old bedding out, fill eight inches',
      'Several are sore: bedding out first',
    ],
    estimatedTime: '10 minutes',
    materials: ['Known bedding'],
    drawing: 'horse',
    fits: { species: ['horse'] },
    redFlag:
      'Stop and see a vet at once if your horse is sore on its feet, has warm hooves or swollen legs after new bedding.',
    source: trade('Manchester Times', 2020, 'Winter Means Extra Horse Care', today),
  },
  {
    id: 'nutrition-horse-warm-water',
    category: 'nutrition',
    difficulty: 'easy',
    title: 'Warm water in winter, or they drink too little',
    content:
      'Horses drink less when water is icy, and too little water with dry hay is the usual way into an impaction. Offer water between 45 and 65 degrees, and check for ice at least twice a day. Cords of tank heaters run where no horse can chew them. Carry a warm bucket along with the evening hay, and see that it is empty in the morning. Feel the manure: dry, hard balls say that a horse drinks too little.',
    steps: [
      'Offer water at 45 to 65 degrees',
      'Check for ice twice a day',
      'Carry a warm bucket with the evening hay',
    ],
    estimatedTime: '5 minutes, twice a day',
    materials: ['Bucket', 'Tank heater'],
    drawing: 'horse',
    fits: { species: ['horse'], seasons: ['winter'] },
    never: {},
    redFlag:
      'Stop and see a vet at once if your horse passes little manure, does not drink, or paws and looks at its side.',
    source: trade('DeKalb Horsemen', null, 'Winter care, quick facts', today),
  },
  {
    id: 'health-horse-mosquito-boosters',
    category: 'health',
    difficulty: 'advanced',
    title: 'With your vet: fall boosters against what mosquitoes carry',
    content:
      'In fall, the horse vets of Florida’s university remind owners of boosters against Eastern equine encephalitis and West Nile virus. How long your season lasts depends on where you live, so ask your vet what is due in your county. The same visit is a good one for a worm egg count: in Florida’s summer heat, eggs hardly survive, and October is the time to check the plan. Empty buckets and old tires, and change trough water every few days, so that mosquitoes do not breed at your door.',
    steps: ['Ask what is due in your county', 'Have worm eggs counted that day', 'Empty buckets and tires'],
    estimatedTime: 'One visit',
    materials: ['Vaccine record'],
    drawing: 'horse',
    fits: { species: ['horse'], seasons: ['summer', 'fall'] },
    never: {},
    redFlag: 'Stop and see a vet at once if your horse stumbles, trembles, presses its head, or has a fever.',
    source: clinic('University of Florida College of Veterinary Medicine', 2014, 'Leg Up! Fall 2014', today),
  },
  {
    id: 'grooming-foal-first-trim',
    category: 'grooming',
    difficulty: 'advanced',
    title: 'With your farrier: the first trim at one or two weeks',
    content:
      'Foals are born with pointed hooves and some with legs that toe in or out. A first small trim at one to two weeks lets the foot break over straight; correcting a leg after the first year does more harm than good. Handle the feet from day one: run a hand down the leg, lift for a second, praise, put down. Not every horse needs shoes, but every one needs regular trimming. Take pictures from the front at each visit.',
    steps: [
      'Handle the feet from day one',
      'Book a small trim at one to two weeks',
      'Take pictures from the front',
    ],
    estimatedTime: '5 minutes a day',
    materials: ['Soft rope', 'Helper'],
    drawing: 'horse',
    fits: { species: ['horse'] },
    never: {},
    redFlag: 'Stop and see a vet if a foal’s leg bends more, swells, or the foal is lame or lies down a lot.',
    source: regulator('Utah State University Extension', 2006, 'Proper Basic Hoof Care', today),
  },
];
