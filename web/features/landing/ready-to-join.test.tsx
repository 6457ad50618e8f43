import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { setViewer } from '#web/features/identity/viewer.ts';
import { ReadyToJoin } from './ready-to-join.tsx';

const targets = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('a visitor is asked to join or sign in, a member goes to where the work is', () => {
  setViewer(null);
  const { unmount } = renderAt('/', <ReadyToJoin />);
  expect(targets()).toEqual(['/register', '/login']);
  unmount();
  setViewer(sessionOf({}));
  onTestFinished(() => setViewer(null));
  renderAt('/', <ReadyToJoin />);
  expect(targets()).toEqual(['/start']);
});
