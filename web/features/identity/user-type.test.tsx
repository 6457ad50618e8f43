import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt, sessionOf } from './identity.testing.tsx';
import { RoleSwitch } from './role-switch.tsx';
import { UserTypeProvider, useUserType } from './user-type.tsx';
import { setViewer } from './viewer.ts';

const Reader = () => useUserType().userType;

beforeEach(() => setViewer(null));

const chosen = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-pressed') === 'true')
    .map((button) => button.textContent);
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function renderSwitch(path = '/marketplace') {
  return renderAt(
    path,
    <UserTypeProvider>
      <RoleSwitch />
    </UserTypeProvider>,
  ).router;
}

test('starts as groomer and changes to the clicked role', async () => {
  renderSwitch();
  expect(chosen()).toEqual(['Groomer']);
  await click('Pet Parent');
  expect(chosen()).toEqual(['Pet Parent']);
  await click('Owner');
  expect(chosen()).toEqual(['Owner']);
});

test('a click on the active role selects the next: groomer, owner, pet parent, groomer', async () => {
  renderSwitch();
  await click('Groomer');
  expect(chosen()).toEqual(['Owner']);
  await click('Owner');
  expect(chosen()).toEqual(['Pet Parent']);
  await click('Pet Parent');
  expect(chosen()).toEqual(['Groomer']);
});

test('a dashboard shows its own role, and choosing another opens that dashboard', async () => {
  const router = renderSwitch('/owner');
  expect(chosen()).toEqual(['Owner']);
  await click('Pet Parent');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/pet-owner'));
  expect(chosen()).toEqual(['Pet Parent']);
  await router.navigate('/messages');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/messages'));
  expect(chosen()).toEqual(['Pet Parent']);
});

test('an account starts with its own role, regardless of a choice before sign-in', async () => {
  renderSwitch();
  await click('Pet Parent');
  setViewer(sessionOf({ user: { roles: ['owner'] } }));
  await vi.waitFor(() => expect(chosen()).toEqual(['Owner']));
});

test('use outside its provider throws an error that names the provider', () => {
  expect(() => render(<Reader />)).toThrow('useUserType must be used within the UserTypeProvider');
});
