import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { serve } from '#web/lib/api/server.testing.ts';
import { ProveContact } from './prove-contact.tsx';

afterEach(() => sessionStorage.clear());

const page = {
  as: 'groomer',
  slug: 'maya-austin',
  name: 'Maya Reyes',
  shortName: 'Maya',
  imageUrl: null,
  phone: null,
  rating: null,
  reviewCount: 0,
  open: {
    mode: 'ask',
    newClients: true,
    atHome: false,
    services: ['full_groom'],
    lowest: { service: 'full_groom', from: 6300 },
    nextFree: '2026-12-01',
    policy: 'No cancellation fee.',
    timeZone: 'America/Chicago',
  },
} as const;
const codes = 'POST /api/book/groomer/maya-austin/codes';
const verify = `${codes}/verify`;

/** Shows the step on a site that texts by itself, or that does not. */
function show(sendsTexts: boolean, onProven = vi.fn()) {
  const element = (
    <ProveContact
      page={{ ...page, open: { ...page.open, services: ['full_groom'], firstTimes: [] } }}
      onProven={onProven}
    />
  );
  const router = createMemoryRouter([{ id: 'root', path: '*', element }], {
    hydrationData: { loaderData: { root: { sendsTexts } } },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return onProven;
}

const askFor = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
};

test('a site that texts asks for the phone, and takes the email instead', async () => {
  const client = { ticket: 'a ticket', phone: '+15125550188', firstName: null, pets: [], refusal: null };
  const calls = serve({
    [codes]: () => new Response(null, { status: 202 }),
    [verify]: () => Response.json(client),
  });
  const onProven = show(true);
  askFor('Your cell phone', '512 555 0188');
  fireEvent.change(await screen.findByLabelText('The six digits'), { target: { value: '123456' } });
  expect(screen.getByRole('status').textContent).toContain('512 555 0188');
  await waitFor(() => expect(onProven.mock.calls[0]?.[0]).toEqual(client));
  fireEvent.click(screen.getByRole('button', { name: 'Use my email instead' }));
  askFor('Your email', 'kim@people.example');
  await screen.findByLabelText('The six digits');
  expect(calls.map(({ body }) => body)).toEqual([
    { phone: '512 555 0188' },
    { phone: '512 555 0188', code: '123456' },
    { email: 'kim@people.example' },
  ]);
});

test('a wrong code is said at its field, and the right one needs no further tap', async () => {
  const detail = 'This code is not right.';
  const client = { ticket: 'a ticket', phone: null, firstName: 'Kim', pets: [], refusal: null };
  const calls = serve({
    [codes]: () => new Response(null, { status: 202 }),
    [verify]: ({ body }) =>
      (body as { code: string }).code === '123456'
        ? Response.json(client)
        : Response.json({ code: 'invalid', status: 422, detail, errors: [] }, { status: 422 }),
  });
  const onProven = show(false);
  askFor('Your email', 'kim@people.example');
  const digits = await screen.findByLabelText('The six digits');
  for (const value of ['12345', '123457']) fireEvent.change(digits, { target: { value } });
  expect(await screen.findByText(detail)).toBeTruthy();
  for (const value of ['12345', '123456']) fireEvent.change(digits, { target: { value } });
  await waitFor(() => expect(onProven.mock.calls[0]?.[0]).toEqual(client));
  expect(calls).toHaveLength(3);
});

test('a phone that cannot be texted is refused at its field', async () => {
  const detail = 'Codes go to cell phones of the US and Canada. Or use your email.';
  serve({
    [codes]: () =>
      Response.json(
        { code: 'invalid', status: 422, detail, errors: [{ path: 'phone', message: detail }] },
        { status: 422 },
      ),
  });
  show(true);
  askFor('Your cell phone', '900 555 0142');
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(screen.queryByLabelText('The six digits')).toBeNull();
});

test('a site without texts asks for the email only', () => {
  show(false);
  expect(screen.getByLabelText('Your email')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /phone/ })).toBeNull();
});
