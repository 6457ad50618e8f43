import type { CareTip } from '../care-tip.ts';
import { sourcesOf } from '../sources/source.ts';

const today = '2026-11-25';
const guideline = sourcesOf('guideline');
const regulator = sourcesOf('regulator');

const indoors = ['dog', 'cat', 'rabbit', 'guinea_pig', 'ferret', 'other'] as const;
const farm = ['horse', 'goat', 'pig'] as const;

/** Smoke, storms and what people can catch: equally true of many kinds of pets. */
export const everyAnimalTips: readonly CareTip[] = [
  {
    id: 'safety-wildfire-smoke',
    kind: 'warning',
    category: 'safety',
    difficulty: 'moderate',
    title: 'Smoke in the air: shut the windows for your pet, too',
    content:
      'If you feel the smoke, your pet probably does. Keep pets in, with doors and windows closed, in one room with a portable air cleaner if you have one. Do not fry, vacuum, burn candles, or light the fireplace: each adds particles. Dogs and cats go out only for a brief potty break, and exercise waits for clean air. Birds stay in. Old pets and those with heart or lung disease are hit first. Ask your groomer to move the visit, and keep the carrier packed in case you must leave.',
    steps: [
      'Keep pets in, windows closed',
      'Out only for a brief potty break',
      'Ask your groomer to move the visit',
    ],
    estimatedTime: '15 minutes',
    materials: ['Portable air cleaner', 'Carrier'],
    drawing: 'rest',
    fits: { species: indoors },
    redFlag:
      'Stop and see a vet if your pet coughs, gags, breathes fast or with an open mouth, stumbles, or will not eat.',
    source: regulator(
      'US Environmental Protection Agency',
      null,
      'Protect Your Pets from Wildfire Smoke',
      today,
    ),
  },
  {
    id: 'safety-evacuation-kit',
    kind: 'warning',
    category: 'safety',
    difficulty: 'moderate',
    title: 'Pack a go-bag for your pet before the storm has a name',
    content:
      'Use a waterproof box that one person can carry, and keep it near the exit. Put in three to seven days of food, water for a week, medicine for two weeks, bowls, soap, litter or bedding, bags, and towels. Add vaccine and medical records, your vet’s number, and a photo of you with your pet, which proves whose it is. Write your phone number on the crate or carrier. Twice a year, trade old food, water, and pills for fresh ones.',
    steps: [
      'Pack food, water, medicine, and records',
      'Keep the box near the exit',
      'Trade old for fresh twice a year',
    ],
    estimatedTime: 'An hour',
    materials: ['Waterproof box', 'Carrier with your number', 'Copies of records'],
    drawing: 'cat_carrier',
    fits: { species: indoors },
    redFlag:
      'Stop and see a vet if your pet was hurt, chilled, or without its medicine while you were away from home.',
    source: guideline('AVMA, in The Bark', 2017, 'Emergency Prep Kit for Pet Owners', today),
  },
  {
    id: 'safety-pet-partner',
    kind: 'warning',
    category: 'safety',
    difficulty: 'easy',
    title: 'Name a pet partner who can get in when you cannot',
    content:
      'A storm or an accident can keep you from home. Choose a neighbor, friend, or relative with a key who will fetch your pet, and show where leash, carrier, food, and medicine are kept. Write the name on the emergency card your groomer has. Check the microchip registration: it helps only if your phone number there is current. Keep a collar with a tag on, indoors too, and a few recent photos on your phone and in a waterproof bag.',
    steps: [
      'Choose someone with a key',
      'Show where leash, carrier, and food are',
      'Write the name on the emergency card',
    ],
    estimatedTime: '20 minutes',
    materials: ['Spare key', 'Tag with your number', 'Recent photos'],
    drawing: 'vet',
    fits: { species: ['dog', 'cat'] },
    redFlag: 'Stop and see a vet if a pet that was lost comes home weak, limping, or wounded.',
    source: regulator('St. Charles County, Missouri', null, 'Pet Emergency Kit', today),
  },
  {
    id: 'health-ringworm',
    kind: 'warning',
    category: 'health',
    difficulty: 'moderate',
    title: 'A round bald patch: think of ringworm, and cancel the groom',
    content:
      'Ringworm is a fungus, not a worm. It passes by touch, and by brushes, blankets, and towels, between animals and to people. Young animals often show round or ragged patches with broken hair, scales, or crusts that may or may not itch. Grown animals, above all long-haired cats, may show nothing. If you see such a patch, use separate brushes and towels, wash your hands, and call your vet for a test. Tell your groomer before you come, not at the door.',
    steps: [
      'Use separate brushes and towels',
      'Wash your hands, and call your vet',
      'Tell your groomer before you come',
    ],
    estimatedTime: '5 minutes',
    materials: ['Separate brush and towel'],
    drawing: 'vet',
    fits: { species: ['dog', 'cat', ...farm] },
    redFlag:
      'Stop and see a vet if a bald, scaly patch grows or more appear, and a doctor if anyone at home gets an itchy ring.',
    source: regulator('CDC', null, 'Healthy Pets, Healthy People: Ringworm', today),
  },
  {
    id: 'safety-smoke-in-the-barn',
    kind: 'warning',
    category: 'safety',
    difficulty: 'moderate',
    title: 'Let horses, goats, and pigs rest while the air is smoky',
    content:
      'Smoke irritates the lungs of large animals as it does ours. While air quality alerts last, do not ride, drive, or work them. Keep dust down: wet the aisle before you sweep, and shake out hay away from their noses. Keep plenty of fresh water close to the feed, because dry airways clear themselves poorly. When the sky clears, wait: after a bad spell it can take several weeks until an animal is fit for its usual routine. Ask your vet when to begin again.',
    steps: [
      'Do not ride, drive, or work them',
      'Wet the aisle, water close to the feed',
      'Wait weeks, and ask your vet',
    ],
    estimatedTime: '15 minutes a day',
    materials: ['Clean water', 'Hose'],
    drawing: 'hay',
    fits: { species: farm },
    redFlag:
      'Stop and see a vet if an animal coughs at rest, breathes fast or loudly, is weak, or leaves its feed.',
    source: guideline(
      'FACE Foundation, on AVMA’s fact sheet',
      null,
      'How to Protect Your Pets from Wildfire Smoke',
      today,
    ),
  },
  {
    id: 'safety-barn-evacuation',
    kind: 'warning',
    category: 'safety',
    difficulty: 'advanced',
    title: 'With your vet and a hauler: plan how your animals leave in a hurry',
    content:
      'Before fire or flood season, write down who has a trailer and a place for your animals. Give each one an ID that stays: a microchip, a tattoo, clear photos, or your phone number in livestock paint. Keep a box with halter, buckets, feed, and papers by the gate, and ask your vet which health papers you need to cross a state line. Go early. If you have no time to load, shut the barn door behind them so that they do not run back in, and leave no rope on them that could catch.',
    steps: [
      'Write down who has a trailer and a place',
      'Give each animal an ID that stays',
      'Keep a box by the gate, and go early',
    ],
    estimatedTime: 'An afternoon',
    materials: ['Halter or crate', 'Livestock paint', 'Photos and papers'],
    drawing: 'hay',
    fits: { species: farm },
    redFlag: 'Stop and see a vet if an animal breathed smoke, was in floodwater, or came home lame.',
    source: guideline('Pet Evacuation Team', null, 'How to Prepare', today),
  },
];
