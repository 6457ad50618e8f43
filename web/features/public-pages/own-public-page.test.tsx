import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { OwnPublicPageSection } from './own-public-page.tsx';

const open = (unseenBecause: 'hidden' | 'incomplete', missing: string) => {
  serve({
    'GET /api/public-pages/own/groomer': () =>
      Response.json({ as: 'groomer', slug: 'maya', hidden: false, unseenBecause, nextSlug: null }),
  });
  renderAt('/profile', <OwnPublicPageSection as="groomer" name="Maya Ortiz" missing={missing} />);
};

test('who has no public page yet reads what their profile lacks for it', async () => {
  open('incomplete', 'place and specializations');
  expect((await screen.findByText(/^It shows once your profile is complete/)).textContent).toBe(
    'It shows once your profile is complete. Until then its address leads nowhere. Still missing: place and specializations.',
  );
  expect(screen.queryByRole('link')).toBeNull();
});

test('a hidden page says that it is hidden, whatever the profile lacks', async () => {
  open('hidden', 'place');
  expect(await screen.findByText(/^It is hidden/)).toBeTruthy();
  expect(screen.queryByText(/Still missing/)).toBeNull();
});
