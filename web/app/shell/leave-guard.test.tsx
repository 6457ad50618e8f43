// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, Outlet, createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';

import { GroomerProfileDraft } from '#contract/profiles/profiles.ts';
import { ProfileForm } from '#web/features/profiles/profile-form.tsx';
import { TextField } from '#web/ui/forms/form-fields.tsx';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { LeaveGuard } from './leave-guard.tsx';

function Frame() {
  return (
    <>
      <Outlet />
      <LeaveGuard />
    </>
  );
}

function TitleForm() {
  const draft = useDraft({
    values: { title: '' },
    schema: GroomerProfileDraft,
    bodyOf: (values) => values,
  });
  return (
    <ProfileForm draft={draft} send={() => undefined} buttons={{ save: 'Save changes' }}>
      <TextField name="title" label="Professional title" />
      <Link to="/elsewhere">Finish later</Link>
    </ProfileForm>
  );
}

const App = createRoutesStub([
  {
    Component: Frame,
    children: [
      { path: '/', Component: TitleForm },
      { path: '/elsewhere', Component: () => <p>Elsewhere</p> },
    ],
  },
]);

const leave = () => userEvent.click(screen.getByRole('link', { name: 'Finish later' }));
const reload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('unsaved input is discarded only after a confirmation', async () => {
  render(<App />);
  const title = await screen.findByRole('textbox', { name: 'Professional title' });
  await userEvent.type(title, 'Hand-stripping specialist');
  expect(reload()).toBe(true);
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByDisplayValue('Hand-stripping specialist')).toBeTruthy();
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
  expect(reload()).toBe(false);
});

test('without unsaved input leaving does not ask', async () => {
  render(<App />);
  await screen.findByRole('textbox', { name: 'Professional title' });
  expect(reload()).toBe(false);
  await leave();
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
});
