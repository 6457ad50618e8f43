import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as identity from '#contract/identity/identity.ts';
import { plans } from '#contract/memberships/plan-facts.ts';

/** For each line that is sold with a plan: the test that shows it, by file and title. */
const shownBy: Record<string, [file: string, title: string]> = {
  'Full access': [
    'server/modules/memberships/checkout/checkout.test.ts',
    '4242 pays: access opens at once, a mail and an invoice follow',
  ],
  '4-month minimum ($27.96 commitment)': [
    'server/modules/memberships/change/cancel-membership.test.ts',
    'previews date and charges; inside the minimum it runs until the minimum ends',
  ],
  'Save $6.99 vs monthly': ['web/features/memberships/plans/plan-words.test.ts', 'match the specification'],
  '1 free bonus month': [
    'server/modules/memberships/change/cancel-membership.test.ts',
    'an annual plan ends with its paid year',
  ],
  'Priority support': [
    'web/features/guide/guide-layer.test.tsx',
    'marks the mail of a member with priority support',
  ],
  'discount at groomers and salons who honor Premium': [
    'server/modules/grooming-requests/offers/get-offer.test.ts',
    'shows the Premium discount where it is honored, and only while the membership runs',
  ],
  'Priority booking': [
    'server/modules/grooming-requests/search/search-requests.test.ts',
    'lists only open requests',
  ],
};

test.each(Object.values(plans).flatMap(({ plan, perks }) => perks.map((perk) => [plan, perk] as const)))(
  'what %s promises is shown by a test: %s',
  (_, perk) => {
    const [file, title] = shownBy[perk.replace(/^\d+% /, '')] ?? ['', ''];
    expect(file).not.toBe('');
    expect(readFileSync(file, 'utf8')).toContain(`'${title}'`);
  },
);

test('cookies are counted alike on every page', () => {
  const cookies = Object.entries(identity).filter(([name]) => name.endsWith('Cookie'));
  const set = new Set(
    globSync('server/modules/identity/**/*.ts', { exclude: (name) => name.endsWith('.test.ts') }).flatMap(
      (file) => [...readFileSync(file, 'utf8').matchAll(/cookieName\((\w+Cookie),/g)].map(([, name]) => name),
    ),
  );
  expect(set).toEqual(new Set(cookies.map(([name]) => name)));
  const count = ['No', 'One', 'Two', 'Three', 'Four'][set.size];
  for (const page of ['web/features/legal/privacy-parts.tsx', 'web/pages/privacy-policy/privacy-policy.tsx'])
    expect(readFileSync(page, 'utf8')).toMatch(
      new RegExp(`${count} (cookies )?are (essential|for signing in)`),
    );
});
