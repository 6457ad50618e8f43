import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ReadyToJoin } from './ready-to-join.tsx';
import { SampleWork } from './sample-work.tsx';

const open = (dashboard: string | undefined) =>
  render(
    <MemoryRouter>
      <ReadyToJoin dashboard={dashboard} />
      <SampleWork dashboard={dashboard} />
    </MemoryRouter>,
  );
const links = () =>
  screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

test('a visitor is asked to join or sign in', () => {
  open(undefined);
  expect(screen.getByRole('heading', { name: 'Ready to Join' })).toBeTruthy();
  expect(links()).toEqual(['Sign Up & Get Started /register', 'Sign In /login', 'Join to apply /register']);
});

test('who is signed in is led to their own dashboard, and not asked to join', () => {
  open('/owner');
  expect(links()).toEqual(['Open my dashboard /owner', 'Open my dashboard /owner']);
  expect(screen.queryByText(/join/i)).toBeNull();
});
