import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { BookOnline } from './book-online.tsx';

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
} as const;

test('the head has the rating by pet parents, and nothing before the first review', async () => {
  const first = renderAt('/book/groomer/maya-austin', <BookOnline page={{ ...page, open: null }} />);
  expect(await screen.findByRole('heading', { name: 'Book with Maya' })).toBeTruthy();
  expect(screen.queryByText(/review|^New$/)).toBeNull();
  first.unmount();
  renderAt(
    '/book/groomer/maya-austin',
    <BookOnline page={{ ...page, rating: 4.9, reviewCount: 61, open: null }} />,
  );
  expect((await screen.findByText('(61 reviews)')).parentElement?.textContent).toBe('Rated 4.9(61 reviews)');
});

test('a client reads the price, the next free day, where it is and the way to the reviews before anything is asked of them', async () => {
  const open = {
    mode: 'ask',
    newClients: true,
    atHome: false,
    services: ['full_groom' as const],
    lowest: { service: 'full_groom', from: 6300 },
    nextFree: '2026-12-01',
    policy: 'No cancellation fee.',
    timeZone: 'America/Chicago',
  } as const;
  renderAt(
    '/book/groomer/maya-austin',
    <BookOnline page={{ ...page, open: { ...open, services: [...open.services], firstTimes: [] } }} />,
  );
  expect((await screen.findByText('Full groom from $63')).tagName).toBe('B');
  expect(screen.getByText(/^Next free Tue,\sDec\s1/)).toBeTruthy();
  expect(screen.getByText('You bring your pet')).toBeTruthy();
  const whole = screen.getByRole('link', { name: 'Reviews, prices and photos of Maya' });
  expect(whole.getAttribute('href')).toBe('/groomers/maya-austin');
});

test('services and first times come before the email, which is asked once one is chosen', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T18:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const open = {
    mode: 'ask' as const,
    newClients: true,
    atHome: false,
    services: ['full_groom' as const, 'nail_trim' as const],
    lowest: null,
    nextFree: '2026-12-01',
    firstTimes: ['2026-12-01T15:00:00.000Z', '2026-12-02T16:30:00.000Z'],
    policy: 'No cancellation fee.',
    timeZone: 'America/Chicago',
  };
  const path = '/api/book/groomer/maya-austin';
  const quote = { pets: [], total: null, travel: 0, isAbout: false, minutes: 60, zip: null };
  const client = { phone: null, pets: [{ petId: 'p-1', name: 'Bella' }], needsAddress: false };
  serve({
    [`POST ${path}/codes`]: () => new Response(null, { status: 202 }),
    [`POST ${path}/codes/verify`]: () =>
      Response.json({ ...client, ticket: 't', firstName: 'Maria', booksAtOnce: true, refusal: null }),
    [`POST ${path}/quote`]: () => Response.json(quote),
    [`POST ${path}`]: () =>
      Response.json({
        isBooked: true,
        startsAt: open.firstTimes[1],
        endsAt: '2026-12-02T17:30:00.000Z',
        timeZone: open.timeZone,
        link: '/v/secret',
      }),
    [`GET ${path}/openings`]: ({ query }) =>
      Response.json({
        timeZone: open.timeZone,
        days: [
          { day: '2026-12-02', startsAt: query.get('from') === '2026-12-02' ? [open.firstTimes[1]] : [] },
        ],
        next: null,
      }),
  });
  const show = () => renderAt('/book/groomer/maya-austin', <BookOnline page={{ ...page, open }} />);
  let shown = show();
  const reload = () => {
    shown.unmount();
    shown = show();
  };
  expect(await screen.findByText('Full groom and nail trim')).toBeTruthy();
  expect(screen.getByText('Each is long enough for one pet’s full groom.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  const times = screen.getAllByRole('group', { name: /^First times on/ });
  expect(times).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: /^10:30/ }));
  expect(screen.getByText(/^You chose/).textContent).toMatch(/Wed,\sDec\s2, 10:30\sAM/);
  await userEvent.type(screen.getByLabelText('Your email'), 'maria@people.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
  await screen.findByLabelText('The six digits');
  reload();
  expect(screen.getByText(/^You chose/).textContent).toMatch(/Wed,\sDec\s2, 10:30\sAM/);
  await userEvent.type(await screen.findByLabelText('The six digits'), '123456');
  await screen.findByText('Hi Maria, who’s coming?');
  reload();
  await userEvent.click(await screen.findByRole('button', { name: 'See open times' }));
  expect(await screen.findByRole('button', { name: 'Book' })).toBeTruthy();
  reload();
  expect(screen.getAllByText(/Wed,\sDec\s2/).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findByRole('link', { name: 'See my visit' })).toBeTruthy();
  reload();
  expect(await screen.findByText('First open times')).toBeTruthy();
});

test('a page that takes no bookings names the phone, and asks for and offers nothing', async () => {
  const closed = { ...page, phone: '512 555 0134', open: null };
  const { unmount } = renderAt('/book/groomer/maya-austin', <BookOnline page={closed} />);
  expect(await screen.findByText('Not booking online now. Please call 512 555 0134.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call Maya' }).getAttribute('href')).toMatch(/^tel:/);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText(/Next free/)).toBeNull();
  unmount();
  renderAt('/book/groomer/maya-austin', <BookOnline page={{ ...closed, phone: null }} />);
  expect(await screen.findByText('Not booking online now. Please ask Maya.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('an address that is too far is refused at its field', async () => {
  const open = {
    mode: 'ask' as const,
    newClients: true,
    atHome: true,
    services: ['full_groom' as const],
    lowest: null,
    nextFree: null,
    firstTimes: [],
    policy: 'No cancellation fee.',
    timeZone: 'America/Chicago',
  };
  const path = '/api/book/groomer/maya-austin';
  const far = 'This address is 182 miles away, and Maya comes up to 25 miles.';
  const client = { ticket: 't', phone: null, firstName: null, pets: [], needsAddress: true };
  const calls = serve({
    [`POST ${path}/codes`]: () => new Response(null, { status: 202 }),
    [`POST ${path}/codes/verify`]: () => Response.json({ ...client, booksAtOnce: false, refusal: null }),
    [`POST ${path}/quote`]: () =>
      Response.json(
        { code: 'invalid', detail: far, errors: [{ path: 'address', message: far }] },
        { status: 422 },
      ),
  });
  renderAt('/book/groomer/maya-austin', <BookOnline page={{ ...page, open }} />);
  await userEvent.type(await screen.findByLabelText('Your email'), 'kim@people.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
  await userEvent.type(await screen.findByLabelText('The six digits'), '123456');
  await userEvent.type(await screen.findByLabelText('Your first name'), 'Kim');
  await userEvent.type(screen.getByLabelText('Where'), '123 Main St, Dallas, TX 75201');
  await userEvent.type(screen.getByLabelText('Pet’s name'), 'Otto');
  await userEvent.click(screen.getByRole('button', { name: 'See open times' }));
  expect(await screen.findByText(far)).toBeTruthy();
  expect(screen.getByLabelText('Where').getAttribute('aria-invalid')).toBe('true');
  expect(calls.at(-1)?.body).toMatchObject({ address: '123 Main St, Dallas, TX 75201' });
});
