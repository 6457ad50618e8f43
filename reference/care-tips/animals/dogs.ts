/* oxlint-disable max-lines -- a list of data, one tip after the other */
import type { CareTip } from '../care-tip.ts';
import { sourcesOf } from '../sources/source.ts';

const today = '2026-11-25';
const clinic = sourcesOf('clinic');
const guideline = sourcesOf('guideline');
const trade = sourcesOf('trade');
const bathing = clinic('University of Florida Health', null, 'Dog Bathing 101', today);
const fosterGuide = trade('We Foster Dogs', null, 'House & Crate Training', today);
const aspcaDogs = guideline('ASPCA', null, 'Dog Care Tips to Print', today);
const aspcaDogCare = guideline('ASPCA, at adkanimalco.com', null, 'General Dog Care', today);

/** What every dog may need: bath, haircut, smells, and a few emergencies. */
export const dogTips: readonly CareTip[] = [
  {
    id: 'grooming-how-often-to-bathe',
    category: 'grooming',
    difficulty: 'easy',
    title: 'How often to bathe: let your nose decide, once a month at most',
    content:
      'Dogs keep fairly clean by themselves. When the smell is more than you can take, it is bath time, but for most dogs not more than once a month, because too many baths dry out skin and coat. A long coat needs water more often than a short one. Use a shampoo made for dogs and rinse it out well; on a long coat, conditioner helps against mats. A puppy cannot hold its warmth yet: wait until eight weeks. A dog with skin or other health problems goes by the vet’s schedule.',
    steps: [
      'Let your nose decide, once a month at most',
      'Use dog shampoo and rinse it out well',
      'Puppies wait until eight weeks',
    ],
    estimatedTime: '30 minutes',
    materials: ['Dog shampoo', 'Towels'],
    drawing: 'bath',
    fits: { species: ['dog'] },
    never: { coats: ['corded', 'hairless'], conditions: ['surgery', 'skin_trouble', 'allergies'] },
    redFlag: 'Stop and see a vet if the smell is back within days, or comes from ears, mouth, or rear.',
    source: bathing,
  },
  {
    id: 'grooming-not-your-shampoo',
    category: 'grooming',
    difficulty: 'easy',
    title: 'Leave your own shampoo, and the baby’s, on the shelf',
    content:
      'Our skin is more acidic than a dog’s, and our shampoo is made for that. On a dog it can strip the oil and leave skin on which germs grow. Then a circle begins: you wash, the skin gets irritated, your dog scratches, it smells a little off, and you wash again. Buy one bottle made for dogs and keep it by the tub, so that nobody grabs yours in a hurry. If you had to use it once, rinse twice as long, and look at the skin the next day.',
    steps: ['Buy one bottle made for dogs', 'Keep it by the tub', 'Used yours once: rinse twice as long'],
    estimatedTime: '2 minutes',
    materials: ['Shampoo made for dogs'],
    drawing: 'bath',
    fits: { species: ['dog'] },
    never: {},
    redFlag:
      'Stop and see a vet if your dog scratches, flakes, or has red skin more than a day after a bath.',
    source: trade('EcoDogCare', null, 'Is My Shampoo Safe for My Dog?', today),
  },
  {
    id: 'grooming-skunk',
    category: 'grooming',
    difficulty: 'moderate',
    title: 'Skunked: stay outside, mix it fresh, keep it out of the eyes',
    content:
      'Skunk spray is an oil that rubs off on everything, so keep your dog outside. Put on gloves. First flush the eyes with cool water. Then mix a quart of 3 percent hydrogen peroxide, a quarter cup of baking soda, and a teaspoon of dish soap, just before use. Wash it in, away from eyes and mouth, do not leave it on, rinse, and repeat. Finish with dog shampoo and dry to the skin. Pour the rest away: in a closed bottle it can explode. Wash towel and clothes with baking soda.',
    steps: [
      'Stay outside, gloves on; flush the eyes',
      'Mix peroxide, baking soda, and soap fresh',
      'Wash it in, rinse, repeat; pour the rest away',
    ],
    estimatedTime: 'An hour',
    materials: ['Gloves', 'Hydrogen peroxide, 3 percent', 'Baking soda', 'Dish soap'],
    drawing: 'bath',
    fits: { species: ['dog'] },
    never: { conditions: ['surgery'] },
    redFlag:
      'Stop and see a vet if an eye stays red or shut, the skunk bit, or your dog vomits, is weak, or has pale gums.',
    source: guideline('Peninsula Humane Society & SPCA', null, 'May Day! Skunk Spray', today),
  },
  {
    id: 'grooming-after-groom-itch',
    kind: 'warning',
    category: 'grooming',
    difficulty: 'easy',
    title: 'Itchy after the groom: what passes, and when to worry',
    content:
      'Close clipping can irritate skin as a razor does ours, above all on face, throat, belly, feet, and under the tail. A dull or hot blade, a tight mat, fleas, or an allergy makes it worse. It may show only hours or a few days later, and scratching spreads it. Look at those places when you come home and again that evening. Keep your dog from licking and rubbing, with a cone or T-shirt if need be. Call your groomer, so that a longer blade is noted for next time.',
    steps: [
      'Look at home, and again that evening',
      'Keep your dog from licking and rubbing',
      'Call your groomer for a longer blade',
    ],
    estimatedTime: '5 minutes',
    materials: ['Good light', 'Cone or T-shirt'],
    drawing: 'vet',
    fits: { species: ['dog'] },
    redFlag:
      'Stop and see a vet if the skin is open, wet, swollen, or bumpy, or if your dog still scratches after a day.',
    source: trade('GroomWise', 2009, 'You Burned My Dog', today),
  },
  {
    id: 'grooming-hair-that-stays-short',
    category: 'grooming',
    difficulty: 'easy',
    title: 'A shaved plush coat may take a year to come back',
    content:
      'After close clipping, for a summer cut or for surgery, hair usually grows back within three to four months. In some dogs, more often in thick plush coats, it stays short much longer: mostly up to a year, now and then two. Nobody knows exactly why, and a healthy dog needs no treatment but patience. Take a photo of the spot each month. Shade it from sun, cover it in the cold, and ask your groomer to comb out instead of shaving next time.',
    steps: [
      'Take a photo of the spot each month',
      'Shade it from sun, cover it in the cold',
      'Ask to comb out, not shave, next time',
    ],
    estimatedTime: '2 minutes a month',
    materials: ['Phone camera', 'Light shirt'],
    drawing: 'coat_season',
    fits: { species: ['dog'], undercoat: true },
    never: { coats: ['hairless'] },
    redFlag:
      'Stop and see a vet if four months pass without new hair, hair also thins where nothing was clipped, or the skin changes.',
    source: clinic(
      'University of Minnesota',
      null,
      'Animal Dermatology: Canine Post-Clipping Alopecia',
      today,
    ),
  },
  {
    id: 'grooming-say-the-length',
    category: 'grooming',
    difficulty: 'easy',
    title: 'Say the length by body part, and bring a photo of your own dog',
    content:
      '“Short,” “trim,” and “puppy cut” mean something else to every groomer. Go through face, ears, body, legs, tail, and feet in turn, and say length, shape, and how full for each. Show it on the coat with your fingers. The best picture is of your own dog after a groom you loved; next best is a dog of the same breed and coat. Say what you do not want, too. Ask what the coat allows today: with mats, the length is decided by the skin. Take a photo at pick-up for next time.',
    steps: [
      'Go from face to feet, one part at a time',
      'Show the length with your fingers',
      'Bring a photo of your own dog',
    ],
    estimatedTime: '5 minutes',
    materials: ['Photo of a groom you liked', 'Note by body part'],
    drawing: 'table',
    fits: { species: ['dog'], growsOn: true },
    never: { coats: ['smooth', 'hairless', 'corded'] },
    redFlag: 'Stop and see a vet if your groomer finds sores, lumps, or bald spots under the coat.',
    source: trade('Smoochie Pooch', null, 'How to Communicate to a Groomer about a Dog Haircut', today),
  },
  {
    id: 'health-bloat',
    kind: 'warning',
    category: 'health',
    difficulty: 'moderate',
    title: 'Bloat: retching with nothing coming up is an emergency',
    content:
      'The stomach fills with gas and turns on itself. It is a race against the clock, and surgery is what saves the dog. Any dog can bloat, but large dogs with a deep chest do most often. Learn the signs: dry heaving, a swelling belly, bowing as if praying, pacing, panting, drooling, pale gums, weakness. Put the number of the nearest open clinic into your phone today, call from the car, and say the word bloat. Tell your groomer that you want a call at the first dry heave.',
    steps: [
      'Learn the signs: dry heaving, swelling belly',
      'Call from the car, and say the word bloat',
      'Drive to the nearest open clinic',
    ],
    estimatedTime: '5 minutes to prepare',
    materials: ['Number of an emergency clinic'],
    drawing: 'vet',
    fits: { species: ['dog'] },
    redFlag:
      'Stop and see a vet at once if your dog retches without result, or the belly swells. Do not wait to see.',
    source: clinic(
      'Neighborhood Veterinary Centers',
      null,
      '5 Essential Facts about Gastric Dilation-Volvulus in Dogs',
      today,
    ),
  },
  {
    id: 'safety-cannabis',
    kind: 'warning',
    category: 'safety',
    difficulty: 'moderate',
    title: 'Edibles look like treats to a dog',
    content:
      'Brownies, candies, and vape oils hold far more THC than the plant, and with chocolate they are poisonous twice. Dogs find leftovers at home, in parks, and in parking lots. The signs: staggering, sleepiness or excitement, jumping at sounds or light, confusion, leaking urine. With strong products they can last for up to two days. Lock edibles up like medicine. If it happens, tell the vet the truth: what, how much, and when. Nobody is there to judge, and treatment depends on it.',
    steps: [
      'Lock edibles up like medicine',
      'Watch for staggering and sleepiness',
      'Tell the vet what, how much, and when',
    ],
    estimatedTime: '5 minutes',
    materials: ['Locked box', 'The package'],
    drawing: 'poison',
    fits: { species: ['dog'] },
    toxic: true,
    redFlag:
      'Stop and see a vet at once if your dog staggers, cannot be woken, trembles, or ate chocolate with it.',
    source: guideline('Marin Humane', 2017, 'Cannabis and Canines Don’t Get Along', today),
  },
  {
    id: 'training-house-training',
    category: 'training',
    difficulty: 'easy',
    title: 'House training is a clock, not a talking-to',
    content:
      'Choose one potty spot and go there every time, with the same two words. Take your puppy after every nap, meal, drink, and game, and at least every two hours; every 45 minutes until you know the pattern. Stand still for five minutes. If it works, praise and treat on the spot. If not, go back in and try again in 15 minutes. Indoors, watch for sniffing and circling, say a calm “oops,” and carry your puppy out. Clean accidents with an odor neutralizer, without scolding: it teaches only fear.',
    steps: [
      'Go to one spot, with the same two words',
      'Go after naps, meals, drinks, and games',
      'Praise on the spot; never scold',
    ],
    estimatedTime: '5 minutes, many times a day',
    materials: ['Treats', 'Odor neutralizer'],
    drawing: 'walk',
    fits: { species: ['dog'], months: [2, 9] },
    never: {},
    redFlag:
      'Stop and see a vet if your puppy strains, passes drops or blood, or starts again after it was clean.',
    source: fosterGuide,
  },
  {
    id: 'training-crate-hours',
    category: 'training',
    difficulty: 'easy',
    title: 'Crate hours: age in months plus one, and no more',
    content:
      'A crate your puppy likes is a den, and at the salon a familiar place to rest. Feed meals in it, leave the door open at first, then close it while your puppy chews. Count the hours: no longer than the age in months plus one, so a four-month-old waits five hours at most. Most puppies need a trip out long before that. Never use the crate to punish. Tell your groomer how long yours can wait, and ask for pick-up right after the groom.',
    steps: [
      'Feed meals in the crate, door open first',
      'At most age in months plus one, in hours',
      'Tell your groomer how long yours can wait',
    ],
    estimatedTime: '5 minutes, a few times a day',
    materials: ['Crate', 'Chew toy', 'Treats'],
    drawing: 'rest',
    fits: { species: ['dog'], months: [2, 12] },
    never: {},
    redFlag:
      'Stop and see a vet if your puppy hurts its teeth or paws on the crate, or pants and drools in it.',
    source: fosterGuide,
  },
  {
    id: 'nutrition-puppy-meals-by-age',
    category: 'nutrition',
    difficulty: 'easy',
    title: 'Puppy meals: four, three, two',
    content:
      'From eight to twelve weeks a puppy needs four meals a day, from three to six months three, and from six months to a year two. After the first birthday, one or two; for large dogs and those prone to bloat, two small ones are better. Use a food made for puppies and keep people food rare, because it makes picky eaters and heavy dogs. Leave water out, and wash the bowls. On groom day, feed the small meal early, walk, and pack the next one.',
    steps: [
      'Eight to twelve weeks: four meals',
      'Three to six months: three meals',
      'Six months to a year: two meals',
    ],
    estimatedTime: '5 minutes a meal',
    materials: ['Puppy food', 'Two bowls'],
    drawing: 'bowl',
    fits: { species: ['dog'], months: [2, 13] },
    never: {},
    redFlag: 'Stop and see a vet if a puppy skips two meals, vomits more than once, or has a swollen belly.',
    source: aspcaDogs,
  },
  {
    id: 'grooming-lift-a-dog',
    category: 'grooming',
    difficulty: 'easy',
    title: 'Lift a dog from below, never by the legs',
    content:
      'To carry a small dog or puppy, put one hand under the chest and the forearm or other hand under the rump. For a large dog, bend your knees and take the chest in one arm and the rear in the other, from underneath. Never lift by the front legs, the tail, or the back of the neck. Lift into tub and car only what you can hold still; for the rest, use a ramp, a step, or a second person. Tell your groomer where your dog hates to be held.',
    steps: [
      'Small: one hand on chest, one under rump',
      'Large: bend your knees, lift from underneath',
      'Too heavy: use a ramp or a second person',
    ],
    estimatedTime: '1 minute',
    materials: ['Ramp or step'],
    drawing: 'table',
    fits: { species: ['dog'] },
    never: { conditions: ['slipped_disc'] },
    redFlag: 'Stop and see a vet if your dog yelps when lifted, walks with an arched back, or drags a foot.',
    source: aspcaDogCare,
  },
  {
    id: 'exercise-fits-the-dog',
    category: 'exercise',
    difficulty: 'easy',
    title: 'Exercise by breed and age, not by your step count',
    content:
      'A pug does not need what a border collie needs. Exercise burns calories and keeps the mind busy, and a bored dog digs, barks, and chews. Watch the evening: a dog that settles by itself had enough, one that paces had too little, and one that limps or sleeps through dinner had too much. Mix it: a walk to sniff, a game of find or fetch, five minutes of training. Let puppies, old dogs, and flat faces set the pace. A short walk before the groom makes the table easier.',
    steps: [
      'Mix a sniff walk, a game, and training',
      'Watch the evening: settled means enough',
      'Let puppies, old dogs, flat faces set the pace',
    ],
    estimatedTime: 'Twice a day',
    materials: ['Leash', 'Toy'],
    drawing: 'walk',
    fits: { species: ['dog'] },
    never: { conditions: ['surgery', 'heart', 'slipped_disc'] },
    source: aspcaDogCare,
  },
  {
    id: 'grooming-brush-first-look',
    category: 'grooming',
    difficulty: 'easy',
    title: 'Brush often, check for fleas and ticks, bathe a few times a year',
    content:
      'Frequent brushing keeps a dog clean and sheds less on the couch, and it is the time to look: part the hair at neck, groin, and tail, every day in warm months, for fleas and ticks. Most dogs need a bath only a few times a year if they are brushed. Before any bath, comb out mats, or have them taken out. Rinse until nothing foams: dirt sticks to what soap is left. If brushing turns into pulling, stop and book a groomer, rather than wait for a bigger mat.',
    steps: [
      'Brush often, parting neck, groin, and tail',
      'Comb mats out before any bath',
      'Rinse until nothing foams',
    ],
    estimatedTime: '10 minutes, a few times a week',
    materials: ['Brush for the coat', 'Flea comb'],
    drawing: 'brush',
    fits: { species: ['dog'] },
    never: { conditions: ['surgery'] },
    redFlag: 'Stop and see a vet if you find flea dirt, ticks you cannot remove, sores, or bald spots.',
    source: aspcaDogCare,
  },
  {
    id: 'health-dog-bed-check',
    category: 'health',
    difficulty: 'easy',
    title: 'A bed off the floor, and the wash day that finds fleas',
    content:
      'Your dog needs a warm, quiet place to rest, off the floor and away from drafts. A crate with a blanket or a raised bed does well. Wash the cover often, and look before you do: black specks, crumbs of skin, clumps of hair, or wet spots tell you more than the dog does. Put a clean cover on before the groom, so that a clean coat does not lie down in last month’s dust. Old and thin-coated dogs get a thicker mattress; it spares elbows and hips.',
    steps: [
      'Give a bed off the floor, out of drafts',
      'Look at the cover before you wash it',
      'Put a clean one on before the groom',
    ],
    estimatedTime: '10 minutes a week',
    materials: ['Washable cover', 'Raised bed'],
    drawing: 'rest',
    fits: { species: ['dog'] },
    never: {},
    redFlag: 'Stop and see a vet if you find blood, pus, many specks, or urine where your dog has slept.',
    source: aspcaDogCare,
  },
  {
    id: 'grooming-in-heat',
    kind: 'warning',
    category: 'grooming',
    difficulty: 'easy',
    title: 'In heat? Move the groom by two to four weeks',
    content:
      'A heat lasts about two to four weeks, and most salons will not groom through it. She bleeds, she may not bear being touched, she is short with other dogs, and they are drawn to her. Call as soon as you see the first drops, so that the groomer can give the time to someone else. Until then brush the coat at home, wipe and dry the rear with a damp cloth, change the pants often, and walk her on a leash, far from others. Put the likely month of the next heat beside the next dates.',
    steps: [
      'Call your groomer at the first drops',
      'Brush at home, wipe and dry the rear',
      'Note the likely month of the next heat',
    ],
    estimatedTime: '5 minutes a day',
    materials: ['Washable pants', 'Damp cloth'],
    drawing: 'bath',
    fits: { species: ['dog'] },
    redFlag:
      'Stop and see a vet if she drinks a lot, is dull, has a fever or thick discharge in the weeks after a heat.',
    source: trade('Modern Mutts Inc.', null, '3 Reasons Why We Do Not Accept Dogs in Heat', today),
  },
  {
    id: 'grooming-dry-nose-and-pads',
    category: 'grooming',
    difficulty: 'easy',
    title: 'A cobbled nose and fringed pads: soften, do not peel',
    content:
      'In some dogs, mostly older ones, the skin of nose and pads grows too thick. It turns dry, hard, and cracked, with crumbs or little fringes, and a deep crack hurts at each step, like a cracked heel. Nobody knows why, in most dogs. A balm made for pets, rubbed in a little every day, keeps it supple; hold your dog for a minute so that it is not licked off. Do not cut or pull pieces off. Show your groomer, so that clippers and dryer stay clear.',
    steps: [
      'Rub in a little pet balm every day',
      'Hold your dog for a minute',
      'Do not cut or pull pieces off',
    ],
    estimatedTime: '2 minutes a day',
    materials: ['Pet balm'],
    drawing: 'paws',
    fits: { species: ['dog'] },
    never: {},
    redFlag: 'Stop and see a vet if a pad or the nose bleeds, is open, loses its color, or your dog limps.',
    source: clinic('Petful', null, 'Why Does My Dog Have a Crusty Nose and Dry, Cracked Paws?', today),
  },
];
