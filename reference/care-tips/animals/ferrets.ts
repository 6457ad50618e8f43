import type { CareTip } from '../care-tip.ts';
import { sourcesOf } from '../sources/source.ts';

const today = '2026-11-25';
const trade = sourcesOf('trade');
const clinic = sourcesOf('clinic');
const berwick = clinic('Berwick Animal Hospital', null, 'Ferrets: Behavior and Training', today);
const husbandry = clinic('readkong.com, a clinic’s handout', null, 'Caring for Your Pet Ferret', today);

/** For ferrets. */
export const ferretTips: readonly CareTip[] = [
  {
    id: 'health-ferret-distemper',
    category: 'health',
    difficulty: 'advanced',
    title: 'With your vet: distemper kills ferrets, and shoes bring it in',
    content:
      'Canine distemper is nearly always fatal to a ferret. The virus travels in the air and on shoes, clothes, and bags, so a ferret that never goes out can catch it. After a first series of shots, a booster comes every year. Rabies is due every year as well, and the certificate settles a quarrel over a nip. Ask your vet for both dates, stay at the clinic for a while after a shot, and keep away from puppies with runny eyes.',
    steps: [
      'Ask your vet for both vaccine dates',
      'Stay at the clinic a while after a shot',
      'Keep away from puppies with runny eyes',
    ],
    estimatedTime: 'One visit a year',
    materials: ['Vaccine record'],
    drawing: 'ferret',
    fits: { species: ['ferret'] },
    never: {},
    redFlag:
      'Stop and see a vet at once if your ferret has crusty eyes, a rash on the chin, thick pads, or swells or vomits after a shot.',
    source: clinic('avianexoticvetpa.com', null, 'Vaccinations for Exotic Pets', today),
  },
  {
    id: 'safety-ferret-flu',
    kind: 'warning',
    category: 'safety',
    difficulty: 'easy',
    title: 'Your flu is your ferret’s flu',
    content:
      'Ferrets catch several kinds of human influenza, and early distemper looks much the same. When someone at home has fever and a cough, let another person feed and clean, wash hands before each visit, and keep your face away from the hammock. Cancel the groomer: both may catch it. Offer the usual food softened with warm water, and count meals. A ferret that sneezes now and then but eats and plays is watched; one that stops eating is not.',
    steps: [
      'Let a healthy person feed and clean',
      'Wash hands before each visit',
      'Cancel the groomer, and count meals',
    ],
    estimatedTime: 'A week',
    materials: ['Soap', 'Warm water'],
    drawing: 'ferret',
    fits: { species: ['ferret'] },
    redFlag:
      'Stop and see a vet if your ferret will not eat, breathes hard, has thick discharge, or is weak.',
    source: clinic('windmillvet.com', null, 'Ferret Distemper, Second Vaccination', today),
  },
  {
    id: 'training-ferret-corner',
    category: 'training',
    difficulty: 'easy',
    title: 'A ferret backs into a corner: put the box there first',
    content:
      'Ferrets use the same sheltered corner, and they go within minutes of waking. Keep yours in the sleeping place with a litter box in the corner until it has gone, then open the door to play. Put a low box in each corner it picks outside, and clean it daily, because a dirty one is left for the carpet. Praise and a tiny meat treat right after. Block corners you cannot guard with a box or a towel.',
    steps: [
      'Wait until it has gone in its corner box',
      'Put a box in each corner it picks',
      'Praise with a tiny meat treat',
    ],
    estimatedTime: 'A few minutes, often',
    materials: ['Low litter boxes', 'Meat treats'],
    drawing: 'ferret',
    fits: { species: ['ferret'] },
    never: {},
    source: berwick,
  },
  {
    id: 'exercise-ferret-sleep',
    category: 'exercise',
    difficulty: 'easy',
    title: 'Eighteen hours asleep, then two wild ones',
    content:
      'A healthy ferret sleeps eighteen to twenty hours a day and is up around dawn and dusk. It wakes every four hours or so to eat a bite and go. When it wakes it may shiver for some minutes: that warms it up and is normal. Give it a dark, quiet bed of old towels or sweaters to roll up in. Plan play and grooming for the wild hours, early or late, not for noon. Wake yours by voice and smell, not by a grab.',
    steps: ['Give a dark, quiet bed', 'Plan play for early or late hours', 'Wake yours by voice and smell'],
    estimatedTime: 'Twice a day',
    materials: ['Old towels', 'Dark bed'],
    drawing: 'ferret',
    fits: { species: ['ferret'] },
    never: {},
    source: berwick,
  },
  {
    id: 'safety-ferret-appliances',
    kind: 'warning',
    category: 'safety',
    difficulty: 'easy',
    title: 'Look inside before you shut it or switch it on',
    content:
      'Curiosity is what kills most ferrets early. Before you close a refrigerator, a drawer, a washer, or a dryer, look in and feel through the laundry. Where the head fits, the body follows: backs of sofas, mattresses, ducts, and cabinets. Watch yours whenever it plays, and know its stash, where socks and stolen things end up. Hang a note on the washer for guests. At the salon, ask for a room with a door and no gap under it.',
    steps: ['Look in before you close or start it', 'Feel through the laundry', 'Hang a note on the washer'],
    estimatedTime: '1 minute, every time',
    materials: ['Note on the washer'],
    drawing: 'ferret',
    fits: { species: ['ferret'] },
    redFlag:
      'Stop and see a vet at once if your ferret was shut in or crushed, or something chewed is missing and it vomits or strains.',
    source: berwick,
  },
  {
    id: 'training-ferret-nips',
    category: 'training',
    difficulty: 'moderate',
    title: 'Young ferrets nip: teach the mouth before the bath',
    content:
      'Young ferrets nip, as puppies do, and one that is seldom handled goes on with it. Handle yours every day, pick it up under the front legs with a hand below, and give it a toy the moment teeth touch skin. No slapping and no dangling: set it down, wait half a minute, begin again. Children sit on the floor and hold it in the lap with an adult there. Tell the groomer and the vet if yours bites; ferrets often give no warning.',
    steps: ['Handle yours every day', 'Give a toy when teeth touch skin', 'Set it down, wait, begin again'],
    estimatedTime: '5 minutes, a few times a day',
    materials: ['Toy', 'Treat'],
    drawing: 'ferret',
    fits: { species: ['ferret'] },
    never: {},
    source: clinic(
      'Ferrets, Rabbits, and Rodents',
      2020,
      'Basic Approach to Veterinary Care of Ferrets',
      today,
    ),
  },
  {
    id: 'health-ferret-cage',
    category: 'health',
    difficulty: 'easy',
    title: 'A cage with floors, a hammock, and a corner for the box',
    content:
      'Choose a cage of at least two by four feet; with several levels your ferret can climb and play, and has more room. Cover wire floors. Hang a hammock to sleep in, give a place to eat, and leave a corner for the litter box, with food and bottle far from it. Remember the rule of the head: where it fits between the bars, the body follows. Wash the hammock weekly and look for chewed threads. Children sit on the floor to hold a ferret, with an adult beside them.',
    steps: [
      'Choose two by four feet or more',
      'Cover wire floors, hang a hammock',
      'Wash weekly, look for chewed threads',
    ],
    estimatedTime: 'An afternoon',
    materials: ['Wire cage with levels', 'Hammock'],
    drawing: 'ferret',
    fits: { species: ['ferret'] },
    never: {},
    redFlag:
      'Stop and see a vet if your ferret coughs or sneezes in its cage, has runny eyes, or chews pieces off its bedding.',
    source: husbandry,
  },
  {
    id: 'safety-ferret-law',
    kind: 'warning',
    category: 'safety',
    difficulty: 'easy',
    title: 'Check the law before you move or travel with a ferret',
    content:
      'Ferrets are the most regulated of small pets. They are illegal in some states, counties, and cities, and elsewhere you need a permit or a rabies certificate. Look up the place you move to, and every state you drive through, before you go: a ferret that is taken away may not come back. Keep a copy of the vaccine record and your permit in the carrier and with your groomer. Your vet can tell you who decides.',
    steps: [
      'Look up each place before you go',
      'Get the permit or certificate it asks for',
      'Keep copies in the carrier',
    ],
    estimatedTime: '20 minutes',
    materials: ['Permit', 'Vaccine record'],
    drawing: 'ferret',
    fits: { species: ['ferret'] },
    redFlag: 'Stop and see a vet before a long trip if your ferret is old, ill, or losing weight.',
    source: clinic(
      'PubMed Central, PMC7110604',
      null,
      'Ferret wellness, disease prevention, enrichment and training',
      today,
    ),
  },
  {
    id: 'training-ferret-hiding-smells',
    category: 'training',
    difficulty: 'easy',
    title: 'Hide a sock, find a sock: work for a clever thief',
    content:
      'Ferrets steal, drag, and hoard, and a ferret without work finds its own. Rub a bit of meat on an old sock, hide it in a tube, and let yours find it; next day under a box, then in the next room. Give tunnels, paper bags, and a box to dig in, and change them about. Check the stashes weekly and take out food and anything chewed. Ten minutes of this before nail time leaves a ferret that lies still for a lick of treat.',
    steps: [
      'Rub meat on an old sock, and hide it',
      'Let yours find it, farther each day',
      'Check the stashes weekly',
    ],
    estimatedTime: '10 minutes, twice a day',
    materials: ['Old sock', 'Tubes', 'Meat treat'],
    drawing: 'ferret',
    fits: { species: ['ferret'] },
    never: {},
    source: husbandry,
  },
  {
    id: 'health-ferret-heartworm',
    category: 'health',
    difficulty: 'easy',
    title: 'Ferrets get heartworm, too',
    content:
      'A mosquito that bites your dog bites your ferret as well, and ferrets can get heartworm. One that never goes out is not safe from it, since mosquitoes come in. Ask your vet whether prevention makes sense where you live, which product is right for a ferret, and when to begin. Mend window screens, empty saucers under flower pots, and keep the cage away from an open door at dusk. Note the day of each dose and tell your groomer.',
    steps: [
      'Ask your vet whether prevention makes sense',
      'Mend screens, empty saucers',
      'Note the day of each dose',
    ],
    estimatedTime: '2 minutes a month',
    materials: ['Phone reminder', 'Window screens'],
    drawing: 'ferret',
    fits: { species: ['ferret'] },
    never: {},
    redFlag:
      'Stop and see a vet at once if your ferret coughs, tires fast, breathes hard, or has a swollen belly.',
    source: trade('Slick Ferret', null, 'Medical Ferret Facts', today),
  },
  {
    id: 'safety-ferret-prey',
    kind: 'warning',
    category: 'safety',
    difficulty: 'easy',
    title: 'Small pets are prey to a ferret',
    content:
      'A ferret may get along with a cat or a dog, but it is a hunter, and takes birds, hamsters, rabbits, and guinea pigs for prey. Keep them in another room with the door shut, not only in another cage: fingers and feet fit through bars, and fear alone makes a small pet ill. Wash your hands between them. Book the groomer for one kind at a time, and ask which animals are in the room. When you let your ferret run, check that door first.',
    steps: [
      'Keep prey pets behind a shut door',
      'Wash your hands between them',
      'Book the groomer for one kind at a time',
    ],
    estimatedTime: '2 minutes',
    materials: ['A closed door'],
    drawing: 'ferret',
    fits: { species: ['ferret'] },
    redFlag:
      'Stop and see a vet at once if a ferret has bitten another pet or was bitten, even if the wound is tiny.',
    source: clinic('Forest Vets', null, 'Ferrets', today),
  },
  {
    id: 'health-ferret-neuter',
    category: 'health',
    difficulty: 'advanced',
    title: 'With your vet: make sure your ferret was neutered',
    content:
      'Ferrets that are not spayed or neutered can develop illnesses that threaten their life. Most from a pet store have had it done already. If you are not sure about yours, have your vet look, and if it was not, plan it as soon as possible; they mature at four to eight months. Ask for the papers when you adopt. Note the date in the file, and ask at the yearly visit what to watch for in the years after.',
    steps: [
      'Have your vet look, if you are not sure',
      'Plan it as soon as possible',
      'Note the date in the file',
    ],
    estimatedTime: 'One visit',
    materials: ['Papers'],
    drawing: 'ferret',
    fits: { species: ['ferret'] },
    never: {},
    redFlag:
      'Stop and see a vet at once if a female has a swollen rear and is weak or pale, or a male strains to pee.',
    source: husbandry,
  },
  {
    id: 'health-ear-mites-small-pets',
    kind: 'warning',
    category: 'health',
    difficulty: 'easy',
    title: 'Ear mites travel from the cat to the rabbit and the ferret',
    content:
      'Ear mites pass easily between animals: cats and dogs, but rabbits and ferrets, too. If one pet has them, every pet that was near it is treated, or they come back. Look for scratching, head shaking, and dark or crusty stuff in the ear. Do not pick crusts out or drip in what is left from the cat. Left alone, the infection can go deep and harm hearing and balance. Keep brushes and beds apart, and wash them the day treatment begins.',
    steps: [
      'Look for scratching and dark crusts',
      'Have every pet that was near treated',
      'Wash brushes and beds that day',
    ],
    estimatedTime: '5 minutes, then a call',
    materials: ['Good light'],
    drawing: 'ferret',
    fits: { species: ['ferret', 'rabbit'] },
    redFlag:
      'Stop and see a vet if an ear is crusty, smells, or hurts, or your pet tilts its head or falls over.',
    source: clinic('Companion Pet Hospital, companionpetstn.com', null, 'Ear mites', today),
  },
];
