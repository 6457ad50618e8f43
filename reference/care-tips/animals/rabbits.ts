import type { CareTip } from '../care-tip.ts';
import { sourcesOf } from '../sources/source.ts';

const today = '2026-11-25';
const clinic = sourcesOf('clinic');
const guideline = sourcesOf('guideline');
const regulator = sourcesOf('regulator');
const livingWith = guideline('House Rabbit Society', null, 'Living with a House Rabbit', today);
const raise = clinic('PetPlace', null, 'How to Raise a House Rabbit', today);
const small = regulator('CDC', null, 'Healthy Pets, Healthy People: Small Mammals', today);
const rvc = clinic('Royal Veterinary College', null, 'Rabbit Care Information Pack', today);

/** For rabbits. */
export const rabbitTips: readonly CareTip[] = [
  {
    id: 'health-rabbit-spay',
    category: 'health',
    difficulty: 'advanced',
    title: 'With your vet: spay a doe before cancer gets its chance',
    content:
      'In a female rabbit that is not spayed, cancer of the womb is so common that rabbit people plan the operation for the first half year: between three and a half and six months, depending on when she matures. Males are neutered at that age as well. It also helps with litter habits, chewing, and fights over territory, and lets rabbits live in pairs. Ask for a vet who operates on rabbits often. A rabbit over two years gets a checkup first.',
    steps: [
      'Ask for a vet who operates on rabbits often',
      'Plan it for the first half year',
      'Over two years: a checkup first',
    ],
    estimatedTime: 'One visit',
    materials: ['Rabbit vet', 'Hay for the trip'],
    drawing: 'rabbit',
    fits: { species: ['rabbit'] },
    never: {},
    redFlag:
      'Stop and see a vet if a doe passes blood, has lumps along the belly, or does not eat by the evening after surgery.',
    source: livingWith,
  },
  {
    id: 'training-rabbit-litter-box',
    category: 'training',
    difficulty: 'easy',
    title: 'Let the rabbit choose the corner, then put the box there',
    content:
      'Start in a pen, not in the whole house. Watch which corner your rabbit uses and fasten a large litter box there, with hay on top: rabbits like to eat where they go. When the box is used every time, open a little more room, with another box in a corner outside. Praise and a bit of herb work; scolding never does. A neutered rabbit learns faster. If accidents come back, make the room smaller for some days, and ask yourself what changed.',
    steps: [
      'Watch which corner your rabbit uses',
      'Fasten a large box there, hay on top',
      'Open more room when it is used',
    ],
    estimatedTime: '10 minutes a day',
    materials: ['Large litter box', 'Hay'],
    drawing: 'rabbit',
    fits: { species: ['rabbit'] },
    never: {},
    source: livingWith,
  },
  {
    id: 'safety-rabbit-cords',
    kind: 'warning',
    category: 'safety',
    difficulty: 'moderate',
    title: 'Sleeve every cord a rabbit can reach',
    content:
      'Rabbits chew: furniture, rugs, drapes, and, deadliest of all, electric cords. Hide cords behind furniture that has no gap, or sleeve them: slit vinyl tubing from the hardware store lengthwise with a knife and push the cord in. Get down on the floor and look again from there. Give something better to chew, such as cardboard boxes, hay tubes, and untreated wooden toys, so that the need has a place to go. Unplug what you can before free-roaming time.',
    steps: [
      'Get down on the floor and look',
      'Sleeve cords with slit vinyl tubing',
      'Give cardboard and wood to chew',
    ],
    estimatedTime: 'An hour',
    materials: ['Vinyl tubing', 'Utility knife', 'Cardboard'],
    drawing: 'rabbit',
    fits: { species: ['rabbit'] },
    redFlag:
      'Stop and see a vet at once if your rabbit chewed a live cord, drools, has a burned mouth, or breathes hard.',
    source: livingWith,
  },
  {
    id: 'exercise-rabbit-dig-box',
    category: 'exercise',
    difficulty: 'easy',
    title: 'A box to dig in, a phone book to shred',
    content:
      'Digging and chewing are needs, and a rabbit without a place for them uses your carpet. Fill a cardboard box halfway with shredded paper or soil, cut a low door, and hide a few herbs in it. Add cardboard tubes and plain chew sticks, and change one thing a week. Let your rabbit out to run every day, and stay in the room, because curious teeth wander. If paper or carpet is swallowed rather than shredded, take it away.',
    steps: [
      'Fill a box halfway with shredded paper',
      'Cut a low door, and hide herbs',
      'Change one thing a week',
    ],
    estimatedTime: '20 minutes a day',
    materials: ['Cardboard box', 'Shredded paper', 'Herbs'],
    drawing: 'rabbit',
    fits: { species: ['rabbit'] },
    never: {},
    source: guideline('ASPCA, in Houston PetTalk', null, 'Adopt a Rescued Rabbit Month', today),
  },
  {
    id: 'training-rabbit-new-friend',
    category: 'training',
    difficulty: 'moderate',
    title: 'Two rabbits meet on neutral ground, a little at a time',
    content:
      'It is easiest with two neutered adults of opposite sex. Do not put one into the other’s home. Choose a place neither knows, such as a bathroom with a rug, stay with them, and end the first meetings after a few minutes, while all is calm. Repeat daily and make it longer. Sitting side by side and washing each other is the aim; chasing is common, biting is the end for today. Ask someone from a rabbit group who has done it before.',
    steps: [
      'Choose a place neither knows',
      'End the first meetings after a few minutes',
      'Repeat daily, and make it longer',
    ],
    estimatedTime: '10 minutes a day',
    materials: ['Neutral room', 'Rug', 'Towel'],
    drawing: 'rabbit',
    fits: { species: ['rabbit'] },
    never: {},
    source: raise,
  },
  {
    id: 'health-rabbit-after-a-fright',
    kind: 'warning',
    category: 'health',
    difficulty: 'moderate',
    title: 'After a dog or a raccoon: the vet, even without a wound',
    content:
      'A rabbit that was chased or shaken can go into shock hours later, though you find no scratch. If a predator came near, take it to a vet the same day. On the way keep it quiet, dark, and cool, with a wet towel nearby rather than on it. Outdoors the risk of predators, heat, and chills is so great that rabbit people advise living indoors. At the salon, ask for a room without dogs, and for the first appointment of the day.',
    steps: [
      'See a vet the same day',
      'Keep it quiet, dark, and cool on the way',
      'Ask the salon for a room without dogs',
    ],
    estimatedTime: 'Minutes count',
    materials: ['Carrier', 'Wet towel'],
    drawing: 'rabbit',
    fits: { species: ['rabbit'] },
    redFlag: 'Stop and see a vet the same day if an animal chased your rabbit, even if it seems unhurt.',
    source: raise,
  },
  {
    id: 'health-rabbit-vet-first',
    category: 'health',
    difficulty: 'easy',
    title: 'Find the rabbit vet before you need one',
    content:
      'Many clinics see few rabbits. Ask now who treats them, day and night, and save both numbers. Once a week, check eyes, nose, ears, front teeth, weight, appetite, and droppings, and write down what is normal: small changes are all a rabbit shows. Keep a carrier with a towel and hay ready. Tell your groomer the clinic’s name, because a rabbit that goes limp or stops eating after a visit cannot wait for Monday.',
    steps: [
      'Ask who treats rabbits, day and night',
      'Save both numbers',
      'Check and write down what is normal',
    ],
    estimatedTime: '10 minutes a week',
    materials: ['Vet’s number', 'Kitchen scale', 'Carrier'],
    drawing: 'rabbit',
    fits: { species: ['rabbit'] },
    never: {},
    redFlag:
      'Stop and see a vet if your rabbit eats less, drools, has a runny eye or nose, loses weight, or leaves few droppings.',
    source: raise,
  },
  {
    id: 'grooming-rabbit-lift',
    category: 'grooming',
    difficulty: 'easy',
    title: 'Support the hind end, always',
    content:
      'A rabbit’s back legs are strong enough to break its own spine if it kicks in the air. Slide one hand under the chest and the other under the rump, bring it close to your body at once, and lower it hind feet first. Out of the cage is the riskiest moment, so go slowly and keep the head covered against your arm if it worries. Never lift by the ears or the neck. Sit on the floor with children. Show your groomer how yours likes to be held.',
    steps: [
      'One hand under chest, one under rump',
      'Bring it close to your body at once',
      'Lower it hind feet first',
    ],
    estimatedTime: '1 minute',
    materials: ['Towel'],
    drawing: 'rabbit',
    fits: { species: ['rabbit'] },
    never: {},
    redFlag:
      'Stop and see a vet at once if your rabbit drags its legs, cannot sit up, or cries out after a kick or a fall.',
    source: clinic('WebVet', 2008, 'What to Expect from Your Rabbit', today),
  },
  {
    id: 'health-rabbit-sore-hocks',
    category: 'health',
    difficulty: 'easy',
    title: 'Soft, dry, solid ground for feet without pads',
    content:
      'A rabbit has no pads, only fur under its feet. Wire floors and slick or damp ones wear the fur and skin off the heels. Give a solid floor with padded bedding, or a rug that does not slip, keep straw deep and dry, and change it every one to three days. Look under the heels when you do the nails: the fur should be thick. Long nails and extra weight shift the load backward, so keep both in check.',
    steps: ['Give a solid floor with padded bedding', 'Keep straw deep and dry', 'Look under the heels'],
    estimatedTime: '2 minutes a week',
    materials: ['Rug or mat', 'Dry straw'],
    drawing: 'rabbit',
    fits: { species: ['rabbit'] },
    never: {},
    redFlag:
      'Stop and see a vet if a heel is bald, red, swollen, or scabbed, or your rabbit shifts its feet.',
    source: rvc,
  },
  {
    id: 'exercise-rabbit-out-of-the-hutch',
    category: 'exercise',
    difficulty: 'easy',
    title: 'Hours out of the cage, every day, watched and shaded',
    content:
      'A rabbit must not sit in a cage around the clock. Give several hours a day in a run or a closed room, with height enough to stand on its hind legs. In the yard, stay there: foxes and cats come in daylight, and a rabbit digs under a fence faster than you think. There must be shade at every hour, because rabbits cannot sweat or pant well and suffer above the low eighties. Bring it in when you leave.',
    steps: [
      'Give several hours a day in a run',
      'Stay there, with shade at every hour',
      'Bring it in when you leave',
    ],
    estimatedTime: 'A few hours a day',
    materials: ['Run with a roof', 'Shade'],
    drawing: 'rabbit',
    fits: { species: ['rabbit'] },
    never: {},
    source: rvc,
  },
  {
    id: 'safety-small-pet-hands',
    kind: 'warning',
    category: 'safety',
    difficulty: 'easy',
    title: 'Wash your hands after every cuddle with a small pet',
    content:
      'Rabbits, guinea pigs, and hamsters can carry germs that make people sick and look clean and well all the same. Wash your hands with soap after you handle a pet, its food, or its cage, and have children do it with you. Keep pets off tables where food is made, and away from faces. Children under five, people over 65, and those with weak immunity get sick more easily: let them watch, not clean. See a vet regularly, since a healthy pet spreads less.',
    steps: [
      'Wash hands after pet, food, or cage',
      'Keep pets off tables and faces',
      'Let people at risk watch, not clean',
    ],
    estimatedTime: '1 minute',
    materials: ['Soap', 'Running water'],
    drawing: 'rabbit',
    fits: { species: ['rabbit', 'guinea_pig', 'other'] },
    redFlag:
      'Stop and see a vet if your pet has diarrhea, a dirty rear, or is dull, and a doctor if someone at home gets a fever and diarrhea.',
    source: small,
  },
  {
    id: 'health-rabbit-teeth',
    category: 'health',
    difficulty: 'easy',
    title: 'A wet chin and a lost taste for hay: look at the teeth',
    content:
      'A rabbit’s front teeth grow one and a half to two millimeters a week and need hours of chewing on tough greens and hay each day to stay short. Soft, rich food leaves them too long. It is easy to prevent and hard to treat once you see it. Look at the front teeth weekly for ridges across and for edges that do not meet, and feel along the lower jaw for bumps. Drool, runny eyes, small droppings, or a dirty rear can come from the back teeth. Never cut them with nail clippers: vets use a burr.',
    steps: [
      'Give hay and tough greens all day',
      'Look at the front teeth weekly',
      'Feel along the lower jaw for bumps',
    ],
    estimatedTime: '3 minutes a week',
    materials: ['Grass hay', 'Flashlight'],
    drawing: 'rabbit',
    fits: { species: ['rabbit'] },
    never: {},
    redFlag:
      'Stop and see a vet if your rabbit drools, drops food, loses weight, has bumps along the jaw, or will not eat.',
    source: clinic('Vetlexicon', null, 'Dental Malocclusion and Overgrowth', today),
  },
];
