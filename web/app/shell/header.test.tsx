// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { UserTypeProvider } from '#web/features/identity/user-type.tsx';
import { tourSteps } from '#web/features/guide/tour-steps.ts';
import { Header } from './header.tsx';
import { navLinks } from './nav-links.ts';

const links = navLinks('groomer', false);

test('strangers find the links behind one button, and the tour points at it where there is no room for them', async () => {
  renderAt(
    '/',
    <UserTypeProvider>
      <Header viewer="nobody" links={links} />
    </UserTypeProvider>,
  );
  const button = screen.getByRole('button', { name: 'Menu' });
  for (const { target } of tourSteps) if (target) expect(button.matches(target)).toBe(true);
  await userEvent.click(button);
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ...links.map(({ label, to }) => [label, to]),
    ['Join', '/register'],
  ]);
});
