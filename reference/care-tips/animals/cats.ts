/* oxlint-disable max-lines -- a list of data, one tip after the other */
import type { CareTip } from '../care-tip.ts';
import { sourcesOf } from '../sources/source.ts';

const today = '2026-11-25';
const trade = sourcesOf('trade');
const guideline = sourcesOf('guideline');
const clinic = sourcesOf('clinic');
const aspcaCats = guideline('ASPCA', null, 'Cat Care Tips to Print', today);
const aspcaGeneral = guideline('ASPCA text, in Scribd', null, 'Feeding and Caring for a Cat', today);

/** What every cat may need. */
export const catTips: readonly CareTip[] = [
  {
    id: 'safety-cat-overheats',
    kind: 'warning',
    category: 'safety',
    difficulty: 'moderate',
    title: 'A cat that pants in the heat is in trouble',
    content:
      'Cats overheat too: flat faces, kittens, old cats, and sick ones first. Heavy panting, drool, restlessness, and washing again and again are the signs. On hot days keep your cat in a cool room with plenty of fresh water, let no outing in the midday heat last longer than five or ten minutes, and never leave a carrier in a car. If your cat overheats, lay cool, wet towels on it and drive to a clinic. Do not use ice water, which can make things worse.',
    steps: [
      'Keep your cat in a cool room with fresh air',
      'Panting or drool: lay cool, wet towels on',
      'Drive to a clinic; no ice water',
    ],
    estimatedTime: 'Minutes count',
    materials: ['Cool, wet towels', 'Clinic number'],
    drawing: 'rest',
    fits: { species: ['cat'], seasons: ['summer'] },
    redFlag: 'Stop and see a vet at once if your cat pants, drools, wobbles, or lies limp in the heat.',
    source: clinic(
      'University of Florida Health',
      2024,
      'Keeping Pets Safe in Scorching Temperatures',
      today,
    ),
  },
  {
    id: 'grooming-lion-cut',
    category: 'grooming',
    difficulty: 'advanced',
    title: 'With a cat groomer or vet: when a lion cut is the kind choice',
    content:
      'Mats form first at the base of the tail, and a cat that is ill or has worms mats sooner. A tight one hurts with every step, and pulling or cutting at home tears the skin. In a lion cut, the body is shaved and the face, the feet, and the tip of the tail keep their hair. It belongs to someone trained and equipped for cats; a badly matted or frightened cat may need to be sedated at the vet’s. Ask before you book who does it and what happens if your cat has had enough. Afterward, comb from the first half inch on.',
    steps: [
      'Ask who does it, trained for cats',
      'Ask what happens if your cat has had enough',
      'Comb on from the first half inch',
    ],
    estimatedTime: 'One visit',
    materials: ['Photo of the mats'],
    drawing: 'cat_comb',
    fits: { species: ['cat'], coats: ['long', 'silky', 'double'] },
    never: { stages: ['young'], conditions: ['heart', 'pregnant', 'surgery'] },
    redFlag:
      'Stop and see a vet if your cat bites or licks at one place, stops washing, or the skin is bruised or open.',
    source: clinic('The Cat Hospital', 2022, 'Lion Shaves and Matts', today),
  },
  {
    id: 'training-scratching-post',
    category: 'training',
    difficulty: 'easy',
    title: 'A scratching post: three feet tall, and it must not wobble',
    content:
      'Scratching pulls the old sheath off the claw, and a cat will do it somewhere. Give yours a post at least three feet high, so that the whole body can stretch, and so steady that it does not move. Rough stuff such as sisal, burlap, or bark is best; some cats like a flat pad as well. Put it where your cat scratches now or naps, and drop a treat there after each good scratch. Between scratches, blunt the tips every two to three weeks.',
    steps: [
      'Choose one three feet tall that does not move',
      'Put it where your cat scratches or naps',
      'Drop a treat after each good scratch',
    ],
    estimatedTime: '10 minutes to set up',
    materials: ['Sturdy post, three feet', 'Treats'],
    drawing: 'play',
    fits: { species: ['cat'] },
    never: {},
    source: aspcaGeneral,
  },
  {
    id: 'grooming-lift-a-cat',
    category: 'grooming',
    difficulty: 'easy',
    title: 'Lift a cat with two hands, never by the scruff',
    content:
      'Put one hand behind the front legs and the other under the hindquarters, and lift gently, so that the weight rests on your hand and nothing dangles. Never lift a cat by the scruff or by the front legs. Set it down on all four feet. Practice a few seconds a day with a treat at the end: a cat that is used to this grip is easier for a groomer to move from carrier to table. Show it to children, and let them sit while they hold.',
    steps: [
      'One hand behind the front legs',
      'The other under the hindquarters, lift gently',
      'Set down all four feet',
    ],
    estimatedTime: '1 minute a day',
    materials: ['Treats'],
    drawing: 'cat_towel',
    fits: { species: ['cat'] },
    never: {},
    redFlag:
      'Stop and see a vet if your cat cries when lifted, limps afterward, or suddenly will not be picked up.',
    source: aspcaGeneral,
  },
  {
    id: 'safety-indoor-cat',
    kind: 'warning',
    category: 'safety',
    difficulty: 'easy',
    title: 'Indoors lives longer: make the inside worth staying for',
    content:
      'Cats that roam do not live as long as those that stay in. Cars, fights, loose dogs, and coyotes hurt or kill them, and they bring home fleas, ticks, and diseases. Keep yours in, and make up for it: a window perch, daily hunts with a wand, hiding places, and a post. If your cat slips out, search close to home first. Tell your groomer and your sitter that this one must not get past the door, and ask for a closed room before the carrier opens.',
    steps: [
      'Give a perch, hunts, hiding places, a post',
      'Tell groomer and sitter: not past the door',
      'Slipped out: search close to home first',
    ],
    estimatedTime: '10 minutes a day',
    materials: ['Window perch', 'Wand toy'],
    drawing: 'play',
    fits: { species: ['cat'] },
    redFlag:
      'Stop and see a vet if your cat came home with a bite, a limp, or an open mouth, or is unusually quiet.',
    source: aspcaGeneral,
  },
  {
    id: 'nutrition-no-milk',
    category: 'nutrition',
    difficulty: 'easy',
    title: 'Skip the saucer of milk',
    content:
      'The cat with a saucer is a picture from a book: cow’s milk can give cats and kittens diarrhea. Put out fresh water instead, and wash the dishes every day, food and water both. Throw away canned food before it spoils in the bowl; half an hour is a fair limit for what is left. Keep treats to about five percent of the day’s food, because most are rich. If your cat is thin, or dirty under the tail after meals, tell your groomer and your vet, rather than adding cream.',
    steps: [
      'Put out fresh water instead',
      'Wash the dishes every day',
      'Throw canned food away after half an hour',
    ],
    estimatedTime: '2 minutes a day',
    materials: ['Fresh water', 'Clean bowls'],
    drawing: 'cat_bowl',
    fits: { species: ['cat'] },
    never: {},
    redFlag:
      'Stop and see a vet if your cat has diarrhea or vomits for more than two days, or stops eating for one.',
    source: aspcaCats,
  },
  {
    id: 'nutrition-kitten-meals',
    category: 'nutrition',
    difficulty: 'easy',
    title: 'Kitten meals: four a day, then three, then two',
    content:
      'A kitten has a small stomach and a big appetite. From six to twelve weeks, feed four meals a day; from three to six months, three. A grown cat has one main meal or two to three smaller ones. Use a food made for kittens, keep fresh water out, and wash the dishes daily. Feed at the same hours, so that you notice a meal that is left. On the day of a first groom, a small meal some hours before is enough: ask your groomer what they like.',
    steps: [
      'Six to twelve weeks: four meals a day',
      'Three to six months: three meals',
      'Grown: one main meal, or two to three small',
    ],
    estimatedTime: '5 minutes a meal',
    materials: ['Kitten food', 'Shallow bowl'],
    drawing: 'cat_bowl',
    fits: { species: ['cat'], months: [1, 9] },
    never: {},
    redFlag: 'Stop and see a vet if a kitten refuses two meals, vomits, or has diarrhea.',
    source: aspcaCats,
  },
  {
    id: 'health-spay-by-five-months',
    category: 'health',
    difficulty: 'advanced',
    title: 'With your vet: plan the spay or neuter by five months',
    content:
      'Welfare bodies advise that female cats be spayed and males neutered by five months of age, before the first heat and the first sprayed wall. Ask your vet for a date at the kitten visits, and ask what to feed before and after. Leave the salon and the bath until the incision has healed and your vet agrees; comb the rest of the coat meanwhile. Afterward, weigh every two weeks, since a neutered cat needs less food.',
    steps: [
      'Ask for a date at the kitten visits',
      'Wait with bath and salon until it has healed',
      'Weigh every two weeks afterward',
    ],
    estimatedTime: 'One visit',
    materials: ['Appointment', 'Scale'],
    drawing: 'cat_carrier',
    fits: { species: ['cat'], months: [2, 12] },
    never: {},
    redFlag:
      'Stop and see a vet if the incision opens, swells, or drips, or if your kitten is dull and will not eat the day after.',
    source: guideline('ASPCA, in Shaw Local', 2023, 'All Creatures Great & Small', today),
  },
  {
    id: 'grooming-bald-patch-cat',
    category: 'grooming',
    difficulty: 'easy',
    title: 'Run a hand over the whole cat each week, and read the coat',
    content:
      'Brush or comb every week, a short coat too: it takes out loose hair, flakes, and part of the next hairball, and your hands find what your eyes miss. Bare patches or a lot of hair coming out can mean that something is wrong underneath. Part the hair in three places and look for red skin, specks, or scabs. Wash the cat’s bed often, since what you see there, hair, specks, or crumbs, is the second half of the check. Note the date of anything new.',
    steps: [
      'Brush every week, hand over the whole cat',
      'Part the hair in three places and look',
      'Note the date of anything new',
    ],
    estimatedTime: '5 minutes a week',
    materials: ['Soft brush', 'Good light'],
    drawing: 'cat_comb',
    fits: { species: ['cat'] },
    never: {},
    redFlag: 'Stop and see a vet if you find bald patches, scabs, a lump, or hair coming out in tufts.',
    source: guideline('ASPCA, in Shaw Local', 2023, 'All Creatures Great & Small', today),
  },
  {
    id: 'training-warm-bed',
    category: 'training',
    difficulty: 'easy',
    title: 'A bed of their own: warm, quiet, dry, and washed often',
    content:
      'A cat that rests well is easier to handle. Give yours a clean, dry place to sleep, lined with a soft, warm blanket or towel, away from dog and washing machine. Wash the cover often: fleas, crumbs, and old hair live there. Keep a second towel in use, and let it travel in the carrier to the groomer: it smells of home. After a bath or a shave, lay an extra layer in. A senior may like the bed low and near the heater.',
    steps: [
      'Line a dry, quiet place with a blanket',
      'Wash the cover often',
      'Let a second towel travel in the carrier',
    ],
    estimatedTime: '5 minutes a week',
    materials: ['Soft blanket', 'Spare towel'],
    drawing: 'rest',
    fits: { species: ['cat'] },
    never: {},
    source: aspcaGeneral,
  },
  {
    id: 'safety-cat-kitchen',
    kind: 'warning',
    category: 'safety',
    difficulty: 'easy',
    title: 'Handles in, lids on, bags knotted: a kitchen with a cat',
    content:
      'Cats like to be where you cook, and they jump higher than you think. Turn pot handles inward, keep knives off the counter, and cover opened cans: a tongue is cut on the rim of the tuna. Tie plastic bags in a knot before you throw them out, so that nobody gets caught in a handle. Toss a toy away from the stove when you drain noodles. And before you close a closet or carry out the trash, look for the cat: they have been shut into both.',
    steps: [
      'Turn pot handles inward, cover cans',
      'Knot plastic bags before the trash',
      'Look for the cat before you close a door',
    ],
    estimatedTime: '5 minutes',
    materials: ['Can lids', 'Wand toy'],
    drawing: 'play',
    fits: { species: ['cat'] },
    redFlag:
      'Stop and see a vet if your cat has a burn, a cut tongue, or was caught in a bag and breathes hard.',
    source: trade('Animal Fair', 2024, '10 Cat-Proofing Tips for Your Home', today),
  },
  {
    id: 'health-cat-yearly-visit',
    category: 'health',
    difficulty: 'advanced',
    title: 'With your vet: once a year, also for a cat that seems fine',
    content:
      'Every cat should see a vet at least once a year, for a look at eyes, ears, and teeth, and for shots that fit its age and health. A new cat goes within a few days. Bring a list: what and how much it eats, how often you scoop, what has changed. Ask what to feed, since age, activity, and health decide it. Never give medicine that was not prescribed for this cat. Ask at the same visit whether a groomer may trim claws or bathe, and how long it may take.',
    steps: [
      'Book once a year, also for a healthy cat',
      'Bring a list of food, scoops, and changes',
      'Ask what to feed, and about claws and baths',
    ],
    estimatedTime: 'One visit',
    materials: ['Carrier', 'List of changes'],
    drawing: 'cat_carrier',
    fits: { species: ['cat'] },
    never: {},
    redFlag: 'Stop and see a vet right away if your cat is sick or hurt. Do not wait for the yearly visit.',
    source: guideline('ASPCA, in Shaw Local', 2023, 'All Creatures Great & Small', today),
  },
  {
    id: 'health-cat-two-days',
    kind: 'warning',
    category: 'health',
    difficulty: 'easy',
    title: 'Two days is the limit',
    content:
      'A cat that does not want to eat, vomits, has diarrhea, or just lies about may be over it tomorrow. If it goes on for more than two days, take it to a vet; a kitten, an old cat, or one that eats nothing at all cannot wait that long. Write down when it began, what came up, and when the box was last used. Cancel the groom, even on the day: a sick cat has nothing to spare for a bath. Keep other cats’ bowls and boxes apart until you know more.',
    steps: [
      'Write down when it began',
      'Cancel the groom, even on the day',
      'After two days, see a vet; a kitten sooner',
    ],
    estimatedTime: '5 minutes a day',
    materials: ['Notes', 'Separate bowl'],
    drawing: 'rest',
    fits: { species: ['cat'] },
    redFlag:
      'Stop and see a vet the same day if your cat eats nothing for a day, strains in the box, or hides and breathes fast.',
    source: clinic(
      'Ark Veterinary Care, arkvetcare.com',
      null,
      'Healthy Cats: Caring for Your Feline Friends',
      today,
    ),
  },
  {
    id: 'nutrition-onion-powder',
    kind: 'warning',
    category: 'nutrition',
    difficulty: 'easy',
    title: 'Read the jar before a spoon of baby food',
    content:
      'A spoon of meat baby food is an old trick for a cat or kitten that will not eat. Read the jar first: if it contains onion or garlic powder, it can poison the cat. Read it each time, because recipes change, and put the jar where the sitter cannot mistake it. A cat that needs coaxing for more than a day needs a vet rather than a new flavor. Tell your groomer which lick treat yours gets, and bring it along.',
    steps: [
      'Read the jar for onion or garlic powder',
      'Read it again each time',
      'No appetite for a day: see a vet',
    ],
    estimatedTime: '2 minutes',
    materials: ['The label'],
    drawing: 'poison',
    fits: { species: ['cat'] },
    toxic: true,
    redFlag:
      'Stop and see a vet if your cat ate onion or garlic, vomits, is weak, or eats nothing for a day.',
    source: clinic(
      'Ark Veterinary Care, arkvetcare.com',
      null,
      'Healthy Cats: Caring for Your Feline Friends',
      today,
    ),
  },
];
