// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { BookNextByLink } from './book-next-by-link.tsx';

test.each([
  ['groomer', '/groomers/maya-ortiz/book'],
  ['business', '/businesses/maya-ortiz/book'],
])('the link of a visit with a %s leads to %s', async (as, path) => {
  serve({
    'GET /api/client-links/s-1/booking-page': () => Response.json({ page: { as, slug: 'maya-ortiz' } }),
  });
  renderAt('/v/s-1', <BookNextByLink secret="s-1" />);
  const link = await screen.findByRole('link', { name: 'Book the next visit' });
  expect(link.getAttribute('href')).toBe(path);
});
