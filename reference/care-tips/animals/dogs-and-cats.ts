import type { CareTip } from '../care-tip.ts';
import { sourcesOf } from '../sources/source.ts';

const today = '2026-11-25';
const clinic = sourcesOf('clinic');
const guideline = sourcesOf('guideline');
const trade = sourcesOf('trade');

/** Equally true of dogs and cats of any age. */
export const dogAndCatTips: readonly CareTip[] = [
  {
    id: 'health-ear-mites',
    kind: 'warning',
    category: 'health',
    difficulty: 'moderate',
    title: 'Coffee grounds in the ear: ear mites pass from pet to pet',
    content:
      'Brown or black crumbs that look like coffee grounds, with scratching and head shaking, are the mark of ear mites. They pass easily from pet to pet, so if one has them, the others likely do, most of all after a shelter or a litter. They can leave the ear and itch all over. Do not clean or drip anything in first: your vet wants to see the ear as it is. Have every pet at home checked on the same day, and tell your groomer, so that tools are washed and the ears left alone.',
    steps: ['Put nothing in the ear first', 'Have every pet checked the same day', 'Tell your groomer'],
    estimatedTime: '5 minutes, then a call',
    materials: ['Good light'],
    drawing: 'vet',
    fits: { species: ['dog', 'cat'] },
    redFlag:
      'Stop and see a vet if an ear has dark crumbs, smells, hurts, or is scratched open, or if your pet tilts the head.',
    source: clinic(
      'Heart of Brooklyn Veterinary Hospital',
      null,
      'Ear Mites and the Damage They Can Do',
      today,
    ),
  },
  {
    id: 'health-heartworm',
    kind: 'warning',
    category: 'health',
    difficulty: 'easy',
    title: 'Heartworm: one late dose is enough, in winter and indoors, too',
    content:
      'One mosquito bite can bring heartworms. Mosquitoes live on in warm corners long after the first cold night, and they come indoors, so a pet that stays in is at risk as well. The medicine works backward: it kills young worms that are already there. A dose that is missed or late leaves a gap, and for cats there is no approved treatment. Give it all year, on the same day each month, with a reminder on your phone. Ask your vet which one fits, and before you start again after a gap.',
    steps: [
      'Ask your vet which medicine fits',
      'Give it the same day each month, all year',
      'After a gap, ask before you start again',
    ],
    estimatedTime: '2 minutes a month',
    materials: ['Phone reminder', 'Prevention from your vet'],
    drawing: 'vet',
    fits: { species: ['dog', 'cat'] },
    redFlag: 'Stop and see a vet if your pet coughs, tires easily, loses weight, vomits often, or faints.',
    source: guideline('American Heartworm Society', 2014, 'Heartworm Prevention: Always in Season', today),
  },
  {
    id: 'grooming-sticky-coat',
    category: 'grooming',
    difficulty: 'moderate',
    title: 'Gum, tar, and sap: oil first, then shampoo, never a solvent',
    content:
      'Soap alone does not take tar, sap, or gum out of a coat. Work a little vegetable oil or petroleum jelly into the spot with your fingers, wait a few minutes, and wipe it out with a paper towel. Repeat until nothing sticks. Then wash the spot with pet shampoo, so that no oil is licked off. Never use paint thinner, nail polish remover, or other solvents: they burn and poison. What will not come out is your groomer’s job; leave scissors alone, because the skin is close.',
    steps: [
      'Work in a little vegetable oil',
      'Wait, and wipe out with a paper towel',
      'Wash the spot with pet shampoo',
    ],
    estimatedTime: '20 minutes',
    materials: ['Vegetable oil', 'Paper towels', 'Pet shampoo'],
    drawing: 'comb_mat',
    fits: { species: ['dog', 'cat'] },
    never: { coats: ['hairless'] },
    redFlag:
      'Stop and see a vet if your pet licked paint, tar, or a solvent, or if the skin under it is red or burned.',
    source: trade('The Woof Blog', 2009, 'Tips to Clean Sticky Substances Out of Pet Hair', today),
  },
  {
    id: 'safety-laundry-room',
    kind: 'warning',
    category: 'safety',
    difficulty: 'moderate',
    title: 'Pods, dryer sheets, and soap: close the laundry room',
    content:
      'A pod is under pressure: bite it, and the soap bursts into mouth and throat. Detergent, softener, bleach, and dryer sheets can burn skin, eyes, and gut, and with some products the harm shows only hours later. Swallowed dryer sheets can block the bowel. Keep it all in a locked cupboard, put up high only if no cat lives with you, and look inside washer and dryer before you start them. Wash pet beds with an extra rinse, and skip the softener.',
    steps: [
      'Lock pods, sheets, and bleach away',
      'Look inside washer and dryer first',
      'Rinse pet beds twice, skip the softener',
    ],
    estimatedTime: '5 minutes',
    materials: ['Cupboard lock'],
    drawing: 'poison',
    fits: { species: ['dog', 'cat'] },
    toxic: true,
    redFlag:
      'Stop and see a vet at once if your pet bit a pod, drools, coughs, vomits, or has a sore mouth or eye.',
    source: clinic('Pet Poison Helpline', null, 'How to Poison Proof Your Utility Room', today),
  },
  {
    id: 'safety-batteries-and-coins',
    kind: 'warning',
    category: 'safety',
    difficulty: 'moderate',
    title: 'Batteries and pennies are not toys',
    content:
      'A chewed battery leaks and burns mouth and throat; a swallowed one, whole, can block the gut. Coins can block it, too, and metal that stays in the stomach can poison. Dogs take remote controls from the couch, and cats bat coins off a table. Tape the lids of remotes, keep hearing aids and key fobs in a drawer, and count the coins after guests have left. If a battery is missing, do not wait for signs and do not make your pet vomit: go, and take a same one along.',
    steps: [
      'Tape the lids of remotes',
      'Keep fobs and coins in a drawer',
      'One missing: go, with a same one',
    ],
    estimatedTime: '10 minutes',
    materials: ['Tape', 'Drawer'],
    drawing: 'poison',
    fits: { species: ['dog', 'cat'] },
    toxic: true,
    redFlag:
      'Stop and see a vet at once if your pet may have bitten or swallowed a battery or coin, drools, gags, or will not eat.',
    source: clinic('Olentangy Premier Pet', null, '5 Household Hazards for Your Pet', today),
  },
  {
    id: 'safety-poison-walk',
    kind: 'warning',
    category: 'safety',
    difficulty: 'moderate',
    title: 'Walk your home once as a pet sees it, room by room',
    content:
      'Get down low and go from room to room. Bathroom: pills, drain cleaner, cough drops. Laundry: pods, bleach, dryer sheets. Living room: plants, liquid potpourri, batteries. Kitchen: chocolate, grapes, onions, raw dough, gum. Garage: antifreeze, snail bait, fertilizer, paint. Basement: mothballs and rat bait. Put what you find behind a latch, not just on a shelf. Do it again before holidays, after a move, and when a new pet comes. Save the poison line in your phone while you are at it.',
    steps: [
      'Get down low, room by room',
      'Put what you find behind a latch',
      'Save the poison line in your phone',
    ],
    estimatedTime: '30 minutes',
    materials: ['Cupboard latches', 'Phone'],
    drawing: 'poison',
    fits: { species: ['dog', 'cat'] },
    toxic: true,
    redFlag:
      'Stop and see a vet at once if your pet ate any of these, even without signs. Bring the package.',
    source: clinic(
      'Pet Poison Helpline, in yoursun.com',
      2019,
      'Pet Poisons That May Be Lurking in Your Home',
      today,
    ),
  },
  {
    id: 'safety-toilet-lid',
    kind: 'warning',
    category: 'safety',
    difficulty: 'easy',
    title: 'Lid down, trash locked, floor dry',
    content:
      'Three habits close half of the risks at home. Keep the toilet lid down: water with a drop-in cleaner irritates mouth and gut. Use a trash can that locks, because rotting food carries mold and germs, and bones and wrappers do the rest. When a cleaner says to keep children and pets away until dry, do just that: wet floors end up on paws, and paws are licked. If yours walked through a cleaner, rinse the feet with plain water at once, and dry between the toes.',
    steps: ['Keep the toilet lid down', 'Lock the trash', 'Keep pets off until the floor is dry'],
    estimatedTime: '2 minutes a day',
    materials: ['Locking trash can', 'Towel'],
    drawing: 'paws',
    fits: { species: ['dog', 'cat'] },
    redFlag:
      'Stop and see a vet if your pet vomits, drools, or has red feet or a sore mouth after contact with a cleaner.',
    source: clinic('Adobe Veterinary Center', null, 'Common Household Hazards', today),
  },
  {
    id: 'health-walking-dandruff',
    kind: 'warning',
    category: 'health',
    difficulty: 'easy',
    title: 'Dandruff that walks',
    content:
      'White flakes along the back, with or without an itch, can be mites, large enough to see them move on a dark towel. They pass easily between dogs, cats, and rabbits, and bite people for a while. Puppies and kittens have them most. They are picked up where many pets meet, kennels and groomers included, so call yours and cancel. Comb flakes onto dark paper and take it along in a bag. Have all pets at home treated at once, and wash beds and brushes. Flakes have other causes too, so do not guess.',
    steps: [
      'Call your groomer and cancel',
      'Comb flakes onto dark paper, and bag it',
      'Have all pets treated at once',
    ],
    estimatedTime: '10 minutes',
    materials: ['Comb', 'Dark paper'],
    drawing: 'tick',
    fits: { species: ['dog', 'cat', 'rabbit'] },
    redFlag:
      'Stop and see a vet if flakes come with itching, crusts, or bald spots, or someone at home has an itchy rash.',
    source: clinic('PetMD', null, 'Walking Dandruff in Dogs', today),
  },
  {
    id: 'safety-insect-sting',
    kind: 'warning',
    category: 'safety',
    difficulty: 'moderate',
    title: 'Stung: get the stinger out fast, cool it, and watch',
    content:
      'The sooner the stinger is out, the milder it goes. Part the hair and scrape it out with the edge of a bank card, or take it with tweezers. Lay a cool, wet cloth on the spot. A paste of baking soda and water can help, but not near the eyes. Give no medicine before you have called a vet. Then watch: a little swelling is usual; hives, a swollen face, vomiting, hard breathing, or collapse are an allergy, and that is a race. Call off the groom that day.',
    steps: [
      'Scrape the stinger out with a card',
      'Lay a cool, wet cloth on the spot',
      'Watch; face or breath: race to a vet',
    ],
    estimatedTime: '10 minutes',
    materials: ['Bank card', 'Cool cloth'],
    drawing: 'vet',
    fits: { species: ['dog', 'cat'] },
    redFlag:
      'Stop and see a vet at once if the face swells, hives spread, or your pet vomits, breathes hard, or collapses.',
    source: clinic('Idaho Mountain Express', null, 'Pet Talk: First Aid for Dogs and Cats, Part 4', today),
  },
  {
    id: 'safety-quills',
    kind: 'warning',
    category: 'safety',
    difficulty: 'moderate',
    title: 'Quills: leave them in, and drive',
    content:
      'The barbs on a quill point backward, so what goes in does not come out the way it came. Pulling at home can push those beside it deeper, and broken ends travel into places where only surgery finds them. Keep your dog from pawing and rubbing, hold the head still on the drive, and go straight to a vet, who takes them out and gives something for the pain. Porcupines walk at dawn and dusk, which is when a leash is worth most.',
    steps: ['Leave the quills in', 'Keep your dog from pawing and rubbing', 'Go straight to a vet'],
    estimatedTime: 'The same hour',
    materials: ['Leash', 'Cone or towel'],
    drawing: 'vet',
    fits: { species: ['dog'] },
    redFlag:
      'Stop and see a vet at once if your dog has quills in it, even a few. Swelling weeks later can be one that was missed.',
    source: clinic('svanimal.com', null, 'Porcupine Encounters: What to Do', today),
  },
];
