import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { toasts } from '#web/lib/toast-store.ts';
import { NeedsYou } from './needs-you.tsx';
import { TextsToTell } from './texts/texts-to-tell.tsx';

test('many dates without room are one line, which unfolds', async () => {
  const gaps = ['2027-01-12', '2027-02-09', '2027-03-09'].map((day) => ({
    seriesId: 's-1',
    clientId: 'c-1',
    clientName: 'Maria Garcia',
    petNames: ['Coco'],
    day,
    because: 'You are off then.',
  }));
  renderAt('/day', <NeedsYou needs={[]} asks={[]} gaps={gaps} />);
  const line = await screen.findByRole('button', { name: '3 dates of visits that repeat found no room' });
  expect(screen.queryByText(/Not booked: Coco/)).toBeNull();
  await userEvent.click(line);
  expect(screen.getAllByText(/Not booked: Coco/)).toHaveLength(3);
});

const lacksPapers = (visitId: string, title: string) => ({
  kind: 'vaccination' as const,
  visitId,
  title,
  startsAt: '2026-12-08T15:00:00Z',
  timeZone: 'America/Chicago',
  askedMove: null,
  toldBy: null,
  request: null,
});

test('visits without proof are one line, which unfolds', async () => {
  const needs = ['Coco', 'Rex', 'Ivy'].map((name, at) => lacksPapers(`v-${at}`, `${name} · Bath`));
  renderAt('/day', <NeedsYou needs={needs} asks={[]} gaps={[]} />);
  const line = await screen.findByText('3 without vaccination proof');
  const folded = within(line.closest('details') as HTMLElement);
  expect(
    folded.getByRole('link', { name: /^Rex · Bath, 9:00\sAM$/, hidden: true }).getAttribute('href'),
  ).toBe('/visits/v-1');
  expect(screen.queryByText(/A vaccination is missing/)).toBeNull();
});

test('a time that a client asks for is agreed to or declined with a word, on the Day itself', async () => {
  const calls = serve({
    'POST /api/time-offers/o-1/decline': () => Response.json([]),
  });
  const askedMove = {
    times: [{ id: 'o-1', startsAt: '2026-12-10T15:00:00Z', endsAt: '2026-12-10T17:00:00Z' }],
    note: 'Mornings are best.',
    isDeclined: false,
    answer: null,
  };
  const need = {
    kind: 'answer_time' as const,
    visitId: 'v-1',
    title: 'Biscotti · Full groom',
    startsAt: '2026-12-08T15:00:00Z',
    timeZone: 'America/Chicago',
    askedMove,
    toldBy: 'email' as const,
    request: null,
  };
  renderAt('/day', <NeedsYou needs={[need]} asks={[]} gaps={[]} />);
  expect(await screen.findByText(/Another time is asked for: Biscotti/)).toBeTruthy();
  expect(screen.getByText('Mornings are best.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Move to Thu,/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep the time' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Keep the time of this visit?' }));
  await userEvent.type(dialog.getByLabelText('Message to them (optional)'), 'The van is full.');
  await userEvent.click(dialog.getByRole('button', { name: 'Keep the time' }));
  await waitFor(() =>
    expect(calls.map(({ key, body }) => [key, body])).toEqual([
      ['POST /api/time-offers/o-1/decline', { answer: 'The van is full.' }],
    ]),
  );
});

test('a day that was kept offline before an update has no texts to show', () => {
  const { container } = render(<TextsToTell />);
  expect(container.textContent).toBe('');
});

test('a client with a phone alone is texted a change, or knows of it already', async () => {
  const calls = serve({
    'POST /api/clients/c-1/messages': () => new Response(null, { status: 500 }),
    'DELETE /api/client-messages/m-1': () => new Response(null, { status: 204 }),
  });
  const text = {
    messageId: 'm-1',
    kind: 'moved' as const,
    by: 'text' as const,
    body: 'Hi Maria, Biscotti is now booked for Thu. {link}',
    visitId: 'v-1',
    clientId: 'c-1',
    clientName: 'Maria Garcia',
    title: 'Biscotti · Full groom',
    startsAt: '2026-12-08T15:00:00Z',
    timeZone: 'America/Chicago',
  };
  renderAt('/day', <TextsToTell texts={[text]} />);
  expect(await screen.findByText(/^New time: Biscotti/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Text Maria Garcia' }));
  await userEvent.click(screen.getByRole('button', { name: 'They know: Maria Garcia' }));
  await waitFor(() =>
    expect(calls.map(({ key, body }) => [key, body])).toEqual([
      ['POST /api/clients/c-1/messages', { kind: 'moved', channel: 'text', visitId: 'v-1', body: text.body }],
      ['DELETE /api/client-messages/m-1', undefined],
    ]),
  );
});

test('a request says who asks for what, and makes one client of two', async () => {
  const calls = serve({
    'POST /api/clients/c-2/merge': () => Response.json({ id: 'c-1' }),
  });
  const need = {
    kind: 'answer_request' as const,
    visitId: 'v-1',
    title: 'Coco · Full groom',
    startsAt: '2026-12-08T15:00:00Z',
    timeZone: 'America/Chicago',
    askedMove: null,
    toldBy: 'email' as const,
    request: {
      client: { id: 'c-2', name: 'Joan' },
      isNew: true,
      maybeSame: { id: 'c-1', name: 'Joan Miller' },
      address: '107 Slaughter Ln, Austin, TX 78748',
      miles: 8.2,
      pets: [{ name: 'Coco', species: 'dog' as const, breed: 'Poodle', weight: 20 }],
      price: 8000,
    },
  };
  renderAt('/day', <NeedsYou needs={[need]} asks={[]} gaps={[]} />);
  expect((await screen.findByRole('link', { name: 'Joan' })).getAttribute('href')).toBe('/clients/c-2');
  expect(screen.getByText('New client')).toBeTruthy();
  expect(screen.getByText('Coco, Poodle, 20 lb')).toBeTruthy();
  expect(screen.getByText('107 Slaughter Ln, Austin, TX 78748, 8.2 miles away')).toBeTruthy();
  expect(screen.getByText('$80')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Make Joan and Joan Miller one client?' }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ intoId: 'c-1' }]));
});

test('a pet parent who asked for the provider leads to the request, or is told no', async () => {
  const calls = serve({
    'POST /api/grooming-requests/r-1/pass': () => Response.json({ id: 'r-1' }),
  });
  const asked = {
    requestId: 'r-1',
    title: 'Puppy cut',
    ownerName: 'Jasmine',
    petNames: ['Gigi'],
    day: '2026-12-02',
  };
  renderAt('/day', <NeedsYou needs={[]} asks={[asked]} gaps={[]} />);
  const link = screen.getByRole('link', { name: /^Jasmine asks for you: Puppy cut, Gigi, Wed,\sDec\s2$/ });
  expect(link.getAttribute('href')).toBe('/requests/r-1');
  await userEvent.click(screen.getByRole('button', { name: /^Can’t take it/ }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('Jasmine is told, and others can offer'));
  expect(calls.map(({ key }) => key)).toEqual(['POST /api/grooming-requests/r-1/pass']);
});
