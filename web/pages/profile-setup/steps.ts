import type { Role } from '#contract/identity/roles.ts';
import type { FactsPart } from '#web/features/profiles/facts/facts-form.tsx';
import type { BusinessPart } from '#web/features/profiles/business-form.tsx';
import type { GroomerPart } from '#web/features/profiles/groomer-form.tsx';

/** The part of a form that a step shows. */
export type StepPart = GroomerPart | BusinessPart | FactsPart | 'about' | 'home' | 'policy';

export type Step = {
  part: StepPart;
  title: string;
  lead: string;
  /** The fields of a complete profile that this step asks for. */
  needs: readonly string[];
  /** The only type of business that is asked. */
  for?: 'mobile';
};

/** The steps of each role, one screen each. */
export const stepsOf: Record<Role, readonly Step[]> = {
  groomer: [
    {
      part: 'place',
      title: 'Where do you work from?',
      lead: 'Then every shift shows how far it is.',
      needs: ['address'],
    },
    {
      part: 'work',
      title: 'What do you do?',
      lead: 'It appears next to your name on every application.',
      needs: ['title', 'yearsExperience'],
    },
    {
      part: 'specializations',
      title: 'What are you known for?',
      lead: 'Three or four say more than ten.',
      needs: ['specializations'],
    },
    {
      part: 'certifications',
      title: 'What are you certified in?',
      lead: 'Leave it empty if you are not: many of the best are not.',
      needs: [],
    },
    {
      part: 'prices',
      title: 'What do you charge?',
      lead: 'Your offers start from it, and pet parents see it before they ask.',
      needs: [],
    },
    {
      part: 'policy',
      title: 'What if a client cancels late?',
      lead: 'Your own clients read it before each booking. You can waive every fee.',
      needs: [],
    },
    {
      part: 'safety',
      title: 'How do you keep pets safe?',
      lead: 'Pet parents ask about dryers and first aid. Leave out what you would rather not share.',
      needs: [],
    },
    { part: 'languages', title: 'Which languages do you speak?', lead: 'With pet parents.', needs: [] },
    { part: 'about', title: 'A few words about you', lead: 'How you work, what you love.', needs: [] },
  ],
  owner: [
    {
      part: 'basics',
      title: 'Your business',
      lead: 'Shifts are posted from its address.',
      needs: ['businessName', 'businessType', 'address'],
    },
    {
      part: 'services',
      title: 'What do you offer?',
      lead: 'Groomers and pet parents read it before they come.',
      needs: ['services', 'description'],
    },
    {
      part: 'hours',
      title: 'When are you open?',
      lead: 'Pet parents see whether you are open now, and bookings follow these hours.',
      needs: [],
    },
    {
      part: 'details',
      title: 'How do you work?',
      lead: 'So no one has to ask twice.',
      needs: [],
      for: 'mobile',
    },
    {
      part: 'areas',
      title: 'Where do you come to?',
      lead: 'Pet parents there see that you come to them.',
      needs: [],
      for: 'mobile',
    },
    {
      part: 'prices',
      title: 'What do you charge?',
      lead: 'Your offers start from it, and pet parents see it before they ask.',
      needs: [],
    },
    {
      part: 'policy',
      title: 'What if a client cancels late?',
      lead: 'Your own clients read it before each booking. You can waive every fee.',
      needs: [],
    },
    {
      part: 'safety',
      title: 'How do you keep pets safe?',
      lead: 'Pet parents ask about dryers and first aid. Leave out what you would rather not share.',
      needs: [],
    },
    { part: 'languages', title: 'Which languages are spoken?', lead: 'With pet parents.', needs: [] },
    { part: 'about', title: 'Who are you?', lead: 'The person behind the business.', needs: [] },
  ],
  pet_owner: [
    {
      part: 'home',
      title: 'Where do you live?',
      lead: 'Groomers and salons near you come first.',
      needs: ['address'],
    },
    { part: 'about', title: 'A few words about you', lead: 'And how to reach you.', needs: [] },
  ],
};

/** The steps of a role, without those for mobile businesses if it is none. */
export const stepsFor = (role: Role, isMobile: boolean): readonly Step[] =>
  stepsOf[role].filter((step) => step.for === undefined || isMobile);

/** The current step: the one in the URL, else the first incomplete one; `steps.length` is the end. */
export function stepIndex(steps: readonly Step[], asked: string | null, missing: readonly string[]): number {
  if (asked === 'done') return steps.length;
  const named = steps.findIndex(({ part }) => part === asked);
  if (named >= 0) return named;
  const lacking = steps.findIndex(({ needs }) => needs.some((field) => missing.includes(field)));
  return lacking >= 0 ? lacking : steps.length;
}
