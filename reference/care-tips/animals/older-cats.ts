import type { CareTip } from '../care-tip.ts';
import { sourcesOf } from '../sources/source.ts';

const today = '2026-11-25';
const clinic = sourcesOf('clinic');
const guideline = sourcesOf('guideline');
const trade = sourcesOf('trade');

/** For cats past ten. */
export const olderCatTips: readonly CareTip[] = [
  {
    id: 'health-old-cat-night-light',
    category: 'health',
    difficulty: 'easy',
    title: 'A night light, low box walls, and everything in its place',
    content:
      'An old cat may forget where the kitchen is, or get lost in the hall at night. Leave a night light on, and do not move bowls, bed, and box. Put a box with low walls and a bowl of water on each floor, so that stairs are a choice. Speak to your cat and stroke it if it calls in the dark. It may sleep up to twenty hours a day, so spread soft beds about. Play a few minutes daily, since that keeps the mind awake.',
    steps: [
      'Leave a night light on',
      'Do not move bowls, bed, and box',
      'Put a low box and water on each floor',
    ],
    estimatedTime: '10 minutes to set up',
    materials: ['Night light', 'Low-walled box'],
    drawing: 'litter',
    fits: { species: ['cat'], stages: ['senior'] },
    never: {},
    redFlag:
      'Stop and see a vet if your cat cries at night, bumps into things, or suddenly no longer finds the box.',
    source: clinic('A Craig Road veterinarian, nlasvegasvets.com', 2015, 'Caring for an Aging Kitty', today),
  },
  {
    id: 'health-old-cat-water-line',
    category: 'health',
    difficulty: 'easy',
    title: 'Mark the bowl: more thirst is news',
    content:
      'Old cats more often get an overactive thyroid, diabetes, or failing kidneys, and thirst tells before the cat does. Fill the bowl to a mark each morning and note in the evening how far it fell; measure for three days, once a month. Count the clumps when you scoop, and look whether they grow. A change in either is reason for blood and urine tests, which find these illnesses easily. Share the numbers with your groomer as well, so that the visit stays short.',
    steps: [
      'Fill the bowl to a mark each morning',
      'Note in the evening how far it fell',
      'Three days a month; a change: see your vet',
    ],
    estimatedTime: '2 minutes a day',
    materials: ['Marked bowl', 'Notes'],
    drawing: 'cat_bowl',
    fits: { species: ['cat'], stages: ['senior'] },
    never: {},
    redFlag: 'Stop and see a vet if your cat drinks or pees clearly more, or loses weight though it eats.',
    source: guideline('Shelter Pet Safety Net', null, 'Caring for Older Cats', today),
  },
  {
    id: 'exercise-old-cat-rugs',
    category: 'exercise',
    difficulty: 'easy',
    title: 'Rugs to walk on, a step to the sofa, a bed away from drafts',
    content:
      'Stiff legs slide on wood and vinyl. Lay non-skid rugs along the ways your cat walks most, put a step or a low box beside its favorite place, and bring the litter box down to the floor if it stands higher. A padded bed, a heated one if your vet agrees, goes near a heat register or at least out of the draft. Old cats bear cold and heat badly, so keep yours in when it is either. Do not put every change down to age: tell your vet.',
    steps: [
      'Lay non-skid rugs along the ways',
      'Put a step beside the favorite place',
      'Bring the litter box to the floor',
    ],
    estimatedTime: 'An hour',
    materials: ['Non-skid rugs', 'Step', 'Padded bed'],
    drawing: 'rest',
    fits: { species: ['cat'], stages: ['senior'] },
    never: {},
    source: trade('Petco', null, 'Environmental Concerns for Older Cats', today),
  },
  {
    id: 'training-old-cat-newcomer',
    category: 'training',
    difficulty: 'easy',
    title: 'Before a puppy or a kitten moves in: a room for the old cat',
    content:
      'An old cat that feels unsafe stops eating, hides, or misses the box. If another animal joins the home, set up a room first with bed, box, water, and food that only the old cat can reach, and leave it so. Keep all it needs on one floor. Let the two smell each other’s blankets before they meet, and end each meeting while it is calm. Spend as much time with the old one as before. Put off the groom until the house is quiet again.',
    steps: [
      'Set up a room only the old cat can reach',
      'Let the two smell each other’s blankets',
      'End each meeting while it is calm',
    ],
    estimatedTime: 'A few weeks',
    materials: ['A room of its own', 'Baby gate'],
    drawing: 'cat_carrier',
    fits: { species: ['cat'], stages: ['senior'] },
    never: {},
    source: trade('CBS Philadelphia', 2015, 'Caring for Your Senior Cat', today),
  },
];
