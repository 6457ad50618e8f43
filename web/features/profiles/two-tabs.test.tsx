// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fieldsSeenHeader, writeFieldsSeen } from '#contract/fields-seen.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import GroomerForm from './groomer-form.tsx';
import type { OwnGroomer } from './profiles.api.ts';

const profile = {
  title: 'Salon groomer',
  yearsExperience: 4,
  specializations: ['Doodles'],
  certifications: [],
  serviceType: 'both',
  preferredRadius: 25,
  dogsPerDayLow: null,
  dogsPerDayHigh: null,
  address: 'Austin, TX 78704',
} as unknown as NonNullable<OwnGroomer['profile']>;
const own: OwnGroomer = { profile, profileComplete: true, completeness: 100, missing: [], helpful: [] };

/** Opens the form as a second tab, after the first tab has saved another title. */
function openSecondTab() {
  const elsewhere = { ...profile, title: 'Hand stripper' };
  const calls = serve({
    'PUT /api/profiles/groomer': () =>
      calls.length > 1
        ? Response.json({ ...own, profile: elsewhere })
        : Response.json(
            {
              code: 'changed_elsewhere',
              errors: [{ path: 'title', message: 'Changed elsewhere meanwhile', current: elsewhere.title }],
            },
            { status: 409 },
          ),
  });
  renderAt(
    '/profile',
    <GroomerForm own={own} part="work" silent onSaved={() => undefined} buttons={{ save: 'Save changes' }} />,
  );
  return { calls, elsewhere };
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function retype(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

test('sends only changed fields with the values read before', async () => {
  const { calls } = openSecondTab();
  await retype('Years of experience', '5');
  await press('Save changes');
  expect(calls[0]?.body).toEqual({ yearsExperience: 5 });
  expect(calls[0]?.headers.get(fieldsSeenHeader)).toBe(writeFieldsSeen(profile, ['yearsExperience']));
});

test('shows a change made elsewhere, and keeping one’s own value overwrites it', async () => {
  const { calls, elsewhere } = openSecondTab();
  await retype('Professional title', 'Cat groomer');
  await press('Save changes');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Professional title: Changed elsewhere to “Hand stripper”.',
  );
  expect(field('Professional title').value).toBe('Cat groomer');
  await press('Keep mine');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Save changes');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.body).toEqual({ title: 'Cat groomer' });
  expect(calls[1]?.headers.get(fieldsSeenHeader)).toBe(writeFieldsSeen(elsewhere, ['title']));
});

test('accepting the other change leaves nothing to save in that field', async () => {
  const { calls } = openSecondTab();
  await retype('Professional title', 'Cat groomer');
  await retype('Years of experience', '5');
  await press('Save changes');
  await screen.findByRole('alert');
  await press('Use it');
  expect(field('Professional title').value).toBe('Hand stripper');
  await press('Save changes');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.body).toEqual({ yearsExperience: 5 });
});
