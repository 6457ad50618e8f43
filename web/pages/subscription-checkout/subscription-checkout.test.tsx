import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import type { CheckoutSession } from '#web/features/memberships/checkout/checkout.api.ts';
import { written } from '#web/lib/api/server.testing.ts';
import SubscriptionCheckout from './subscription-checkout.tsx';

const id = '0192f0c1-3333-7000-8000-000000000001';
const open: CheckoutSession = {
  id,
  plan: 'monthly',
  planName: 'Monthly',
  processor: 'test',
  status: 'open',
  lines: [{ kind: 'term', amount: 699, from: '2026-11-23T12:00:00Z', until: '2026-12-23T12:00:00Z' }],
  amountToday: 699,
  promo: null,
  renewal: { at: '2026-12-23T12:00:00Z', amount: 699, everyMonths: 1 },
  minimum: { months: 4, until: '2027-03-23T12:00:00Z', total: 2796 },
  timeZone: 'UTC',
  expiresAt: '2026-11-24T12:00:00Z',
};
const withPromo: CheckoutSession = {
  ...open,
  lines: [...open.lines, { kind: 'discount', amount: -140, from: null, until: null }],
  amountToday: 559,
  promo: { code: 'WELCOME20', description: '20% off the first payment', amountOff: 140 },
  minimum: { months: 4, until: '2027-03-23T12:00:00Z', total: 2656 },
};

type Desk = {
  /** The server's current checkout session. */
  session: CheckoutSession;
  /** Answers a payment. */
  pay: (body: { card: { number: string }; confirmed?: boolean }) => Response | Promise<Response>;
  change: (body: { plan?: string; promoCode?: string | null }) => Response;
  paid: { card: { number: string }; confirmed?: boolean }[];
};

/** Stubs a server with one checkout of a signed-in groomer. */
function openDesk(given: Partial<Desk> = {}): Desk {
  const desk: Desk = {
    session: open,
    pay: () => Response.json({ status: 'paid', detail: null, url: null }),
    change: () => written(`/api/checkout-sessions/${id}`, desk.session),
    paid: [],
    ...given,
  };
  vi.stubGlobal(
    'fetch',
    async (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
      const given = body ? JSON.parse(body) : undefined;
      switch (`${method} ${path}`) {
        case 'GET /auth/me':
          return Response.json(sessionOf({ hasMembership: false }));
        case 'POST /api/checkout-sessions':
          return Response.json({ id, url: `/subscription-checkout?session=${id}` }, { status: 201 });
        case `GET /api/checkout-sessions/${id}`:
          return Response.json(desk.session);
        case `PATCH /api/checkout-sessions/${id}`:
          return desk.change(given);
        case `POST /api/test-checkout/${id}`:
          desk.paid.push(given);
          return desk.pay(given);
        default:
          throw new Error(`Unexpected ${method} ${path}`);
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return desk;
}

const page = () => renderAt('/subscription-checkout?plan=monthly&isNewUser=true', <SubscriptionCheckout />);
const payButton = () => screen.findByRole('button', { name: /^Pay / });

async function typeCard(user: ReturnType<typeof userEvent.setup>, number = '4242424242424242') {
  await user.type(await screen.findByLabelText('Card number'), number);
  await user.type(screen.getByLabelText('Expires'), '0440');
  await user.type(screen.getByLabelText('Security code'), '123');
  await user.click(screen.getByRole('checkbox', { name: /renews at \$6\.99 every month/ }));
}

test('shows the amount due, keeps the checkout in the URL, and pays once on a double click', async () => {
  const desk = openDesk();
  const user = userEvent.setup();
  const { router } = page();
  expect((await payButton()).textContent).toBe('Pay $6.99');
  expect(router.state.location.search).toContain(`session=${id}`);
  expect(screen.getByText('Then on the 23rd of each month, until you cancel')).toBeTruthy();
  expect(
    screen.getByText(/After paying you bring in your clients, run your day and find shifts\./),
  ).toBeTruthy();
  await typeCard(user);
  await user.dblClick(await payButton());
  await waitFor(() => expect(router.state.location.pathname).toBe('/subscription-success'));
  expect(router.state.location.search).toBe(`?session=${id}`);
  expect(desk.paid).toEqual([
    {
      card: { number: '4242424242424242', expMonth: 4, expYear: 2040, cvc: '123' },
      agreeToRenewal: true,
    },
  ]);
});

test('requires card and consent before anything is sent', async () => {
  const desk = openDesk();
  const user = userEvent.setup();
  page();
  await user.click(await payButton());
  expect(await screen.findByText('Check the card number')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Card number'));
  expect(screen.getByText('Please agree to the renewal terms')).toBeTruthy();
  // The terms were agreed to with the account.
  expect(screen.queryByRole('checkbox', { name: /Terms of Service/ })).toBeNull();
  expect(desk.paid).toEqual([]);
});

test('a declined card is reported at its number and may be replaced', async () => {
  openDesk({
    pay: ({ card }) =>
      card.number.endsWith('0002')
        ? Response.json({ status: 'declined', detail: 'The bank declined this card.', url: null })
        : Response.json({ status: 'paid', detail: null, url: null }),
  });
  const user = userEvent.setup();
  const { router } = page();
  await typeCard(user, '4000000000000002');
  await user.click(await payButton());
  const number = screen.getByLabelText('Card number');
  await screen.findByText('The bank declined this card.');
  expect(number.getAttribute('aria-invalid')).toBe('true');
  await user.clear(number);
  expect(screen.queryByText('The bank declined this card.')).toBeNull();
  await user.type(number, '4242424242424242');
  await user.click(await payButton());
  await waitFor(() => expect(router.state.location.pathname).toBe('/subscription-success'));
});

test('the bank’s confirmation precedes the payment', async () => {
  const desk = openDesk({
    pay: ({ confirmed }) =>
      Response.json({ status: confirmed ? 'paid' : 'requires_confirmation', detail: null, url: null }),
  });
  const user = userEvent.setup();
  const { router } = page();
  await typeCard(user, '4000002500003155');
  await user.click(await payButton());
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('card that ends in 3155');
  await user.click(within(question).getByRole('button', { name: 'Confirm payment' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/subscription-success'));
  expect(desk.paid.map(({ confirmed }) => confirmed)).toEqual([undefined, true]);
});

test('after a lost answer the payment is looked up, and its result is shown', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => network.mockRestore());
  const desk = openDesk({ pay: () => Promise.reject(new TypeError('Failed to fetch')) });
  const user = userEvent.setup();
  const { router } = page();
  await typeCard(user);
  await user.click(await payButton());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'No answer came back, and nothing was charged. Please pay again.',
  );
  desk.pay = () => {
    desk.session = { ...open, status: 'paid' };
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  await user.click(await payButton());
  await waitFor(() => expect(router.state.location.pathname).toBe('/subscription-success'));
});

test('a promo code is refused with a reason, applied, and removed again', async () => {
  const desk = openDesk({
    change({ promoCode }) {
      if (promoCode === 'spring')
        return Response.json({ code: 'promo_ended', detail: 'This code ended on May 1.' }, { status: 409 });
      desk.session = promoCode ? withPromo : open;
      return Response.json(desk.session);
    },
  });
  const user = userEvent.setup();
  page();
  const code = await screen.findByLabelText('Promo code');
  await user.type(code, 'spring{Enter}');
  expect(await screen.findByText('This code ended on May 1.')).toBeTruthy();
  await user.clear(code);
  expect(screen.queryByText('This code ended on May 1.')).toBeNull();
  await user.type(code, 'welcome20');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('20% off the first payment')).toBeTruthy();
  expect((await payButton()).textContent).toBe('Pay $5.59');
  expect(screen.getByText('−$1.40')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(async () => expect((await payButton()).textContent).toBe('Pay $6.99'));
});

test('a typed promo code is applied before the charge', async () => {
  const desk = openDesk({
    change() {
      desk.session = withPromo;
      return Response.json(withPromo);
    },
  });
  const user = userEvent.setup();
  page();
  await typeCard(user);
  await user.type(screen.getByLabelText('Promo code'), 'welcome20');
  await user.click(await payButton());
  expect((await screen.findByRole('button', { name: 'Pay $5.59' })).textContent).toBe('Pay $5.59');
  expect(desk.paid).toEqual([]);
});

test('a refused code is reported at its field and does not block the payment', async () => {
  const desk = openDesk({
    change: () =>
      Response.json({ code: 'promo_ended', detail: 'This code ended on May 1.' }, { status: 409 }),
  });
  const user = userEvent.setup();
  const { router } = page();
  await typeCard(user);
  await user.type(screen.getByLabelText('Promo code'), 'spring');
  await user.click(await payButton());
  expect(await screen.findByText('This code ended on May 1.')).toBeTruthy();
  expect(desk.paid).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Pay $6.99' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/subscription-success'));
  expect(desk.paid).toHaveLength(1);
});

test('a refused code can be cleared', async () => {
  openDesk({
    change: () => Response.json({ code: 'promo_unknown', detail: 'No such code.' }, { status: 404 }),
  });
  const user = userEvent.setup();
  page();
  const code = await screen.findByLabelText('Promo code');
  await user.type(code, 'nope{Enter}');
  expect(await screen.findByText('No such code.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByText('No such code.')).toBeNull();
  expect((code as HTMLInputElement).value).toBe('');
});

test('another plan needs consent to its own terms', async () => {
  const annual: CheckoutSession = {
    ...open,
    plan: 'annual',
    amountToday: 8388,
    minimum: null,
    renewal: { at: '2027-12-23T12:00:00Z', amount: 8388, everyMonths: 13 },
  };
  openDesk({ change: () => written(`/api/checkout-sessions/${id}`, annual) });
  const user = userEvent.setup();
  page();
  await typeCard(user);
  await user.click(screen.getByRole('radio', { name: /^Annual/ }));
  expect((await screen.findByRole('button', { name: 'Pay $83.88' })).textContent).toBe('Pay $83.88');
  const consent = screen.getByRole('checkbox', { name: /renews at \$83\.88 every 13 months until I cancel/ });
  expect((consent as HTMLInputElement).checked).toBe(false);
});

test('a signed-out visitor is led to sign in or join, and back', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 401 }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { router } = renderAt(
    '/subscription-checkout?plan=annual&email=maya%40example.com&firstName=Maya&lastName=Ortiz&location=Austin',
    <SubscriptionCheckout />,
  );
  const signIn = await screen.findByRole('link', { name: 'Sign In' });
  const query = new URL(signIn.getAttribute('href') ?? '', 'http://here').searchParams;
  expect(query.get('next')).toBe('/subscription-checkout?plan=annual');
  expect(query.get('email')).toBeNull();
  expect(router.state.location.search).toBe('?plan=annual');
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
    '/register?plan=annual',
  );
  await userEvent.click(signIn);
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { email: 'maya@example.com' } });
});
