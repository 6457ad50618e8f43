import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ReadyToJoin } from './ready-to-join.tsx';

const targetsOf = (isMember: boolean) => {
  const { unmount } = render(
    <MemoryRouter>
      <ReadyToJoin isMember={isMember} />
    </MemoryRouter>,
  );
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  unmount();
  return targets;
};

test('a visitor is asked to join or sign in, a member goes to where the work is', () => {
  expect(targetsOf(false)).toEqual(['/register', '/login']);
  expect(targetsOf(true)).toEqual(['/start']);
});
