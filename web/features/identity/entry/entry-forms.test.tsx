import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toasts } from '#web/lib/toast-store.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerCalls, renderAt, sessionOf } from '../identity.testing.tsx';
import UnconfirmedBanner from '../unconfirmed-banner.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { VerifyEmail } from './verify-email.tsx';

/** Answers what the browser was asked to suggest, as its user would by picking a passkey. */
const suggestions: ((chosen: object) => void)[] = [];
vi.mock('../passkey-browser.ts', () => ({
  askForPasskey: () =>
    new Promise<object>((resolve) => {
      suggestions.push(resolve);
    }),
  stopAskingForPasskey: () => undefined,
}));

const refused = (status: number, body: object) => () => Response.json(body, { status });

const givePassword = async () => {
  await userEvent.type(screen.getByLabelText('Password'), 'sharp-shears{Enter}');
  return screen.findByLabelText('Code');
};

test('signing in shows an error, and continues on success', async () => {
  const answers = [
    () => Response.json(sessionOf()),
    () => new Response('gone', { status: 500 }),
    refused(401, { code: 'wrong_credentials', detail: 'Email or password is wrong.' }),
  ];
  answerCalls({ 'POST /auth/login': () => (answers.pop() ?? (() => Response.error()))() });
  const onSignedIn = vi.fn<(session: object) => void>();
  renderAt('/login', <SignInForm email="maya@example.com" onSignedIn={onSignedIn} />);
  const submit = screen.getByRole('button', { name: 'Sign In' });
  await userEvent.click(submit);
  expect(await screen.findByText('Password is required')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Password'), 'sharp-shears');
  await userEvent.click(submit);
  expect((await screen.findByRole('alert')).textContent).toBe('Email or password is wrong.');
  await userEvent.click(submit);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Login failed'));
  await userEvent.click(submit);
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
});

test('an account with two-factor is asked for its code, and may start again', async () => {
  const wrong = { path: 'code', message: 'This code is not right.' };
  const answers = [
    () => Response.json(sessionOf()),
    refused(401, { code: 'signed_out', detail: 'That took more than ten minutes.' }),
    refused(422, { code: 'invalid', detail: wrong.message, errors: [wrong] }),
  ];
  answerCalls({
    'POST /auth/login': () => Response.json({ status: 'second_factor' }),
    'POST /auth/second-factor': () => (answers.pop() ?? (() => Response.error()))(),
  });
  const onSignedIn = vi.fn<(session: object) => void>();
  renderAt('/login', <SignInForm email="maya@example.com" onSignedIn={onSignedIn} />);
  await userEvent.type(await givePassword(), '123456{Enter}');
  expect(await screen.findByText(wrong.message)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Code'), '{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('That took more than ten minutes.');
  await userEvent.click(screen.getByRole('button', { name: 'Use another account' }));
  expect(onSignedIn).not.toHaveBeenCalled();
  await userEvent.type(await givePassword(), '654321{Enter}');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
});

test('the browser suggests passkeys at the email field, and again after one was refused', async () => {
  vi.stubGlobal('PublicKeyCredential', { isConditionalMediationAvailable: async () => true });
  onTestFinished(() => void vi.unstubAllGlobals());
  const unknown = 'This passkey is not known here.';
  const answers = [
    () => Response.json(sessionOf()),
    refused(401, { code: 'wrong_credentials', detail: unknown }),
  ];
  answerCalls({ 'POST /auth/passkey': () => (answers.pop() ?? (() => Response.error()))() });
  const onSignedIn = vi.fn<(session: object) => void>();
  renderAt('/login', <SignInForm onSignedIn={onSignedIn} />);
  expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username webauthn');
  await waitFor(() => expect(suggestions).toHaveLength(1));
  suggestions[0]?.({ id: 'a-key-of-another-site' });
  expect((await screen.findByRole('alert')).textContent).toBe(unknown);
  await waitFor(() => expect(suggestions).toHaveLength(2));
  suggestions[1]?.({ id: 'her-key' });
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
});

test('a new password is typed twice, and an expired link can be replaced', async () => {
  answerCalls({
    'POST /auth/reset-password': refused(410, { code: 'link_expired', detail: 'This link is too old.' }),
  });
  renderAt('/reset-password', <ResetPasswordForm token="a-token-of-a-mail-that-is-long" />);
  const save = screen.getByRole('button', { name: 'Save new password' });
  await userEvent.type(screen.getByLabelText('New password'), 'short');
  await userEvent.click(save);
  expect(await screen.findByText('Password must be at least 8 characters')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('New password'), '-no-more');
  await userEvent.click(save);
  expect(await screen.findByText('Passwords do not match')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Confirm password'), 'short-no-more');
  await userEvent.click(save);
  expect((await screen.findByRole('alert')).textContent).toBe('This link is too old.');
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
    '/forgot-password',
  );
});

test('a new password tells what else opens the account', async () => {
  const passkeys = [{ name: 'Phone of somebody', createdAt: '2026-11-20T06:00:00+00:00' }];
  answerCalls({
    'POST /auth/reset-password': () => Response.json({ passkeys, hasTwoFactor: true }),
  });
  renderAt('/reset-password', <ResetPasswordForm token="a-token-of-a-mail-that-is-long" />);
  await userEvent.type(screen.getByLabelText('New password'), 'short-no-more');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'short-no-more');
  await userEvent.click(screen.getByRole('button', { name: 'Save new password' }));
  expect(await screen.findByText(/Passkey “Phone of somebody”, added on .*Nov.20/)).toBeTruthy();
  expect(screen.getByText(/An authenticator app/)).toBeTruthy();
});

test('a person whose address is not confirmed is told on every page, and gets a new link', async () => {
  const calls = answerCalls({ 'POST /auth/send-verification': () => new Response(null, { status: 204 }) });
  renderAt('/dashboard', <UnconfirmedBanner email="maya@example.com" />);
  expect(screen.getByRole('complementary', { name: 'Your email' }).textContent).toContain(
    'Confirm maya@example.com',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('A link is on its way'));
  expect(calls).toContain('POST /auth/send-verification');
});

test('an expired confirmation link is replaced on request', async () => {
  const calls = answerCalls({
    'GET /auth/me': () => Response.json(sessionOf({ user: { emailVerified: false } })),
    'POST /auth/verify-email': refused(410, { code: 'link_expired', detail: 'This link was used already.' }),
    'POST /auth/send-verification': () => new Response(null, { status: 204 }),
  });
  renderAt('/verify-email', <VerifyEmail token="a-token-of-a-mail-that-is-long" />);
  expect((await screen.findByRole('alert')).textContent).toBe('This link was used already.');
  await userEvent.click(await screen.findByRole('button', { name: 'Send me a new link' }));
  expect(await screen.findByText(/A new link is on its way to maya@example.com/)).toBeTruthy();
  expect(calls.filter((call) => call === 'POST /auth/verify-email')).toHaveLength(1);
});

const confirming = (session: () => Response, begun: object[] = []) => {
  answerCalls({
    'GET /auth/me': session,
    'POST /auth/verify-email': () => new Response(null, { status: 204 }),
    'GET /api/pet-transfers': () => Response.json(begun),
  });
  renderAt('/verify-email', <VerifyEmail token="a-token-of-a-mail-that-is-long" />);
  return screen.findByRole('link');
};
const parent = () => Response.json(sessionOf({ hasMembership: false, user: { roles: ['pet_owner'] } }));

test('a confirmed address leads on to the pets that the account began to take over', async () => {
  const begun = { id: '1', provider: 'Dana', pets: ['Bella', 'Otto'], path: '/take-over/secret' };
  const link = await confirming(parent, [begun]);
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    'Take over Bella and Otto',
    '/take-over/secret',
  ]);
});

test('a confirmed address leads who keeps pets for free to them, and not to a membership', async () => {
  const link = await confirming(parent);
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Go to my pets', '/pet-owner']);
});

test('a confirmed address leads to signing in on a device without a session', async () => {
  const link = await confirming(() => new Response(null, { status: 401 }));
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Sign in to go on', '/login']);
});
