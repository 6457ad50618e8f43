import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { toasts } from '#web/lib/toast-store.ts';
import Register from './register.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Stubs a signed-out session and the registration's answer. */
function answerRegistration(answer: () => Response) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body = '' }: { body?: string } = {}) => {
    if (path !== '/auth/register') return new Response(null, { status: 401 });
    sent.push(JSON.parse(body));
    return answer();
  });
  return sent;
}

const submit = () => screen.getByRole('button', { name: /^Create Account/ });
const box = (label: string) => screen.getByLabelText(label);
const messages = () => [...document.querySelectorAll('.error')].map((line) => line.textContent);

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(box('First name'), 'Maya');
  await user.type(box('Last name'), 'Ortiz');
  await user.type(box('Email'), 'maya@example.com');
  await user.type(box('Password'), 'sharp-shears');
  await user.type(box('Confirm password'), 'sharp-shears');
  await user.click(screen.getByRole('radio', { name: /Professional Groomer/ }));
  await user.click(screen.getByRole('checkbox', { name: /Terms of Service/ }));
  await user.click(screen.getByRole('checkbox', { name: /Privacy Policy/ }));
}

describe('the registration form', () => {
  test('shows one error at a time, at its field, in order, until the next edit', async () => {
    answerRegistration(() => Response.error());
    const user = userEvent.setup();
    renderAt('/register', <Register />);
    const type = (label: string, text: string) => () => user.type(box(label), text);
    const steps: [string, () => HTMLElement, () => Promise<unknown>][] = [
      ['First name is required', () => box('First name'), type('First name', 'Maya')],
      ['Last name is required', () => box('Last name'), type('Last name', 'Ortiz')],
      ['Email is required', () => box('Email'), type('Email', 'maya')],
      ['Please enter a valid email', () => box('Email'), type('Email', '@example.com')],
      ['Password is required', () => box('Password'), type('Password', 'short')],
      ['Password must be at least 8 characters', () => box('Password'), type('Password', '-but-longer')],
      ['Passwords do not match', () => box('Confirm password'), type('Confirm password', 'short-but-longer')],
      [
        'Please select your user type',
        () => screen.getByRole('radio', { name: /Professional Groomer/ }),
        () => user.click(screen.getByRole('radio', { name: /Salon Owner/ })),
      ],
      [
        'You must agree to the Terms of Service',
        () => screen.getByRole('checkbox', { name: /Terms/ }),
        () => user.click(screen.getByRole('checkbox', { name: /Terms/ })),
      ],
      [
        'You must agree to the Privacy Policy',
        () => screen.getByRole('checkbox', { name: /Privacy/ }),
        () => user.click(screen.getByRole('checkbox', { name: /Privacy/ })),
      ],
    ];
    for (const [message, field, mend] of steps) {
      await user.click(submit());
      await waitFor(() => expect(messages()).toEqual([message]));
      expect(document.activeElement).toBe(field());
      await mend();
      expect(messages()).toEqual([]);
    }
  });

  test('creates the account, shows a toast, and opens the checkout after 1.5 s without who it is for', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const sent = answerRegistration(() =>
      Response.json(sessionOf({ hasMembership: false }), { status: 201 }),
    );
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const { router } = renderAt('/register?plan=annual', <Register />);
    expect(submit().textContent).toBe('Create Account & Pay $83.88');
    await user.click(screen.getByRole('radio', { name: /^Monthly/ }));
    expect(submit().textContent).toBe('Create Account & Pay $6.99');
    await fillIn(user);
    await user.dblClick(submit());
    await waitFor(() => expect(toasts.get()[0]?.title).toBe('Redirecting to secure payment...'));
    expect(toasts.get()[0]?.description).toBe('Complete your registration with membership payment.');
    expect(sent).toEqual([expect.objectContaining({ email: 'maya@example.com', plan: 'monthly' })]);
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/register');
    await vi.advanceTimersByTimeAsync(1_500);
    const { pathname, search } = router.state.location;
    expect(pathname).toBe('/subscription-checkout');
    expect(toasts.get()[0]?.open).toBe(false);
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      plan: 'monthly',
      userType: 'groomer',
      isNewUser: 'true',
    });
  });

  test('an email with an account leads to sign-in', async () => {
    answerRegistration(() =>
      Response.json(
        { code: 'email_taken', detail: 'This email already has an account. Sign in instead.' },
        { status: 409 },
      ),
    );
    const user = userEvent.setup();
    const { router } = renderAt('/register', <Register />);
    await fillIn(user);
    await user.click(submit());
    const link = await screen.findByRole('link', { name: 'Sign in instead' });
    expect(link.getAttribute('href')).toBe('/login');
    expect(document.activeElement).toBe(box('Email'));
    await user.click(link);
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { email: 'maya@example.com' } });
  });

  test.each([
    ['an accident', new Response('oops', { status: 500 }), 'Registration failed. Please try again.'],
    [
      'too many tries',
      Response.json({ code: 'too_often', detail: 'Try again in 5 minutes.' }, { status: 429 }),
      'Try again in 5 minutes.',
    ],
  ])('%s is told and can be tried again', async (_, answer, words) => {
    answerRegistration(() => answer);
    const user = userEvent.setup();
    renderAt('/register', <Register />);
    await fillIn(user);
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(submit().hasAttribute('aria-busy')).toBe(false);
  });

  test('a visitor who came from a groomer’s page reads who will be asked', async () => {
    answerRegistration(() => Response.error());
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
      path === '/api/public-pages/groomer/maya-ortiz'
        ? Promise.resolve(Response.json({ id: 'maya', name: 'Maya Ortiz' }))
        : answer(path, init),
    );
    renderAt('/register?as=groomer&ask=maya-ortiz', <Register />);
    expect(await screen.findByText(/then your request goes to Maya Ortiz\./)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Pet Parent/ }).checked).toBe(true);
  });

  test('a visitor who came from the page of a town reads what comes next, and keeps the town', () => {
    answerRegistration(() => Response.error());
    renderAt('/register?offers=Austin%2C+TX', <Register />);
    expect(
      screen.getByText(/groomers and salons around Austin, TX send you offers to compare\./),
    ).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Pet Parent/ }).checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>(/^Location/).value).toBe('Austin, TX');
    expect(screen.getByRole('link', { name: /Sign in$/ }).getAttribute('href')).toBe(
      '/login?next=%2Fpet-owner%3Ftab%3Drequests',
    );
  });

  test('who turns to the free account on the form for members is a pet parent', async () => {
    const sent = answerRegistration(() =>
      Response.json(sessionOf({ hasMembership: false }), { status: 201 }),
    );
    const user = userEvent.setup();
    const { router } = renderAt('/register', <Register />);
    await user.click(screen.getByRole('link', { name: 'That is free for pet parents' }));
    await user.type(box('First name'), 'Sam');
    await user.type(box('Last name'), 'Reed');
    await user.type(box('Email'), 'sam@example.com');
    await user.type(box('Password'), 'sharp-shears');
    await user.type(box('Confirm password'), 'sharp-shears');
    await user.click(screen.getByRole('checkbox', { name: /Terms of Service/ }));
    await user.click(screen.getByRole('checkbox', { name: /Privacy Policy/ }));
    await user.click(screen.getByRole('button', { name: 'Create free account' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/pet-owner'));
    expect(sent).toEqual([expect.objectContaining({ email: 'sam@example.com', userType: 'pet_owner' })]);
  });
});
