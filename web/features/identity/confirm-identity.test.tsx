// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { serve } from '#web/lib/api/server.testing.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { renderAt } from './identity.testing.tsx';

const refusal = (status: number, code: string, errors?: object[]) =>
  Response.json({ status, code, detail: 'Refused.', errors }, { status });

function Page() {
  const act = useAction('POST /auth/send-verification', { failed: 'Not sent' });
  return (
    <>
      <button type="button" onClick={() => void act.run({})}>
        {act.worked ? 'Sent' : 'Send'}
      </button>
      <ConfirmIdentity />
    </>
  );
}

/** Opens a page with an act for which the server wants the password. @returns the paths called so far */
function openPage() {
  let confirmed = false;
  const calls = serve({
    'POST /auth/send-verification': () =>
      confirmed ? new Response(null, { status: 204 }) : refusal(403, 'confirm_identity'),
    'POST /api/account/confirm-identity': ({ body }) => {
      confirmed = (body as { password: string }).password === 'sharp-shears';
      return confirmed
        ? new Response(null, { status: 204 })
        : refusal(422, 'invalid', [{ path: 'password', message: 'This is not your password' }]);
    },
  });
  renderAt('/', <Page />);
  return () => calls.map(({ key }) => key.split(' ')[1]);
}

test('a refused act is repeated once the password is right', async () => {
  const called = openPage();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.type(await screen.findByLabelText('Password'), 'wrong-one{Enter}');
  expect(await screen.findByText('This is not your password')).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Password'));
  await userEvent.type(screen.getByLabelText('Password'), 'sharp-shears{Enter}');
  expect(await screen.findByRole('button', { name: 'Sent' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(called().filter((path) => path === '/auth/send-verification')).toHaveLength(2);
});

test('an act is dropped when its question is closed, and asks again the next time', async () => {
  const called = openPage();
  for (const times of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(called().filter((path) => path === '/auth/send-verification')).toHaveLength(times);
  }
});
