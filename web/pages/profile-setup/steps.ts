import type { Role } from '#contract/identity/roles.ts';
import type { BusinessPart } from '#web/features/profiles/business-form.tsx';
import type { GroomerPart } from '#web/features/profiles/groomer-form.tsx';

/** The part of a form that a step shows. */
export type StepPart = GroomerPart | BusinessPart | 'about' | 'home';

export type Step = {
  part: StepPart;
  title: string;
  lead: string;
  /** The fields of a complete profile that this step asks for. */
  needs: readonly string[];
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
      lead: 'It stands beside your name on every application.',
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
    { part: 'details', title: 'How do you work?', lead: 'So nobody has to ask twice.', needs: [] },
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

/** The current step: the one in the URL, else the first incomplete one; `steps.length` is the end. */
export function stepIndex(steps: readonly Step[], asked: string | null, missing: readonly string[]): number {
  if (asked === 'done') return steps.length;
  const named = steps.findIndex(({ part }) => part === asked);
  if (named >= 0) return named;
  const lacking = steps.findIndex(({ needs }) => needs.some((field) => missing.includes(field)));
  return lacking >= 0 ? lacking : steps.length;
}
