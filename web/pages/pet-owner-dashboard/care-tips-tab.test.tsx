import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { CareTip, ChosenTip } from '#contract/care-tips/care-tips.ts';
import { petOf } from '#web/domain/pets/pets.testing.ts';
import { onPhone } from '#web/lib/on-phone.testing.ts';
import { toasts } from '#web/lib/toast-store.ts';
import { written } from '#web/lib/api/server.testing.ts';
import PetOwnerDashboard from './pet-owner-dashboard.tsx';
import { onOneDay, openAsDana } from './own-records.testing.tsx';

onOneDay();

const tipOf = (given: Partial<ChosenTip> = {}): ChosenTip => ({
  id: 'safety-parked-car',
  title: 'A parked car is an oven',
  content: 'Shade moves.',
  steps: ['Make the groomer your only stop', 'Or leave your pet at home'],
  category: 'safety',
  difficulty: 'easy',
  estimatedTime: '1 minute',
  imageUrl: '/tip-drawings/sun.svg',
  drawing: 'sun',
  materials: ['A thermometer'],
  targetBreeds: [],
  redFlag: 'Stop and see a vet if a pet pants hard.',
  poisonLine: null,
  source: { title: 'Hot cars', body: 'AVMA', year: 2012, readOn: '2026-11-23', grade: 'guideline' },
  rating: null,
  feedback: null,
  savedAt: null,
  hidden: false,
  pets: ['Bella'],
  because: 'Because it is summer where Bella lives.',
  ...given,
});

const answer = (body: unknown) => Object.assign(tipOf(), body as Partial<CareTip>);

/** The tab on a server that keeps what is saved. */
function open(answers: Parameters<typeof openAsDana>[2] = {}, path = '/pet-owner?tab=care-tips') {
  let saved: CareTip[] = [];
  return openAsDana(path, ['/pet-owner', PetOwnerDashboard], {
    'GET /api/pets': () => Response.json([petOf(), petOf({ id: 'otto', name: 'Otto' })]),
    'GET /api/pet-care-tips': () => Response.json([tipOf()]),
    'GET /api/pet-care-tips/saved': () => Response.json(saved),
    'GET /api/pet-care-tips/notifications': () => Response.json({ enabled: true, email: false, push: false }),
    'GET /api/pet-care-tips/daily/current-user': () =>
      Response.json({ ...tipOf({ id: 'training-mat', title: 'Stand on this mat' }), day: '2026-11-20' }),
    'POST /api/pet-care-tips/rate': ({ body }) => Response.json(answer(body)),
    'POST /api/pet-care-tips/save': ({ body }) => {
      const kept = (body as { saved: boolean }).saved;
      saved = kept ? [tipOf({ savedAt: '2026-11-20T18:00:00+00:00' })] : [];
      return Response.json(tipOf({ savedAt: kept ? '2026-11-20T18:00:00+00:00' : null }));
    },
    'POST /api/pet-care-tips/notifications': ({ body }) =>
      written('/api/pet-care-tips/notifications', {
        enabled: true,
        email: false,
        push: false,
        ...(body as object),
      }),
    ...answers,
  });
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const toastSays = (title: string) => waitFor(() => expect(toasts.get()[0]?.title).toBe(title));
const generator = () => part('Tips for your pets');
const generated = async () =>
  within(await (await generator()).findByRole('article', { name: 'A parked car is an oven' }));

test('stands between Pets and Requests', async () => {
  open();
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent?.replace(/\s*\d*$/, '')).slice(0, 3)).toEqual([
    'Pets',
    'Care Tips',
    'Requests',
  ]);
});

test('a tip is read as steps; why and how unfolds', async () => {
  open();
  const tip = await generated();
  expect(tip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1Make the groomer your only stop',
    '2Or leave your pet at home',
  ]);
  const why = tip.getByText('Shade moves.').closest('details');
  expect(why?.open).toBe(false);
  await userEvent.click(tip.getByText('Why and how'));
  expect(why?.open).toBe(true);
});

test('on a phone a tip is a line that opens, and more than six wait for a press', async () => {
  onPhone();
  const kept = Array.from({ length: 8 }, (_, at) => tipOf({ id: `kept-${at}`, title: `Kept ${at}` }));
  open({ 'GET /api/pet-care-tips/saved': () => Response.json(kept) });
  const saved = await part('Saved tips');
  const line = await saved.findByText('Kept 0', { selector: 'summary *' });
  expect(line.closest('summary')?.textContent).toBe('Kept 0Safety · 1 minute · Bella');
  expect(line.closest('details')?.open).toBe(false);
  await userEvent.click(line);
  expect(line.closest('details')?.open).toBe(true);
  expect(saved.queryByText('Kept 7', { selector: 'summary *' })).toBeNull();
  await userEvent.click(saved.getByRole('button', { name: 'Show all 8' }));
  expect(saved.getByText('Kept 7', { selector: 'summary *' })).toBeTruthy();
});

test('a tip that was kept before it had steps is read whole', async () => {
  const { steps: _, ...kept } = tipOf();
  open({ 'GET /api/pet-care-tips': () => Response.json([kept]) });
  const tip = await generated();
  expect(tip.getByText('Shade moves.').closest('details')).toBeNull();
});

test('the chosen pet and category apply at once; other tips come only when asked', async () => {
  const { calls } = open({}, '/pet-owner?tab=care-tips&pet=otto');
  const asked = () =>
    calls
      .filter(({ key }) => key === 'GET /api/pet-care-tips')
      .map(({ query }) => [query.get('petId'), query.get('category')]);
  const filters = await generator();
  expect(filters.getByLabelText<HTMLSelectElement>('Pet').value).toBe('otto');
  await generated();
  await userEvent.selectOptions(filters.getByLabelText('Category'), 'Safety');
  const card = await generated();
  expect(asked()).toEqual([
    ['otto', null],
    ['otto', 'safety'],
  ]);
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  await toastSays('Tip saved!');
  expect(asked()).toHaveLength(2);
  await userEvent.click(filters.getByRole('button', { name: 'Show other tips' }));
  await waitFor(() => expect(asked()).toHaveLength(3));
  for (const words of [
    'Because it is summer where Bella lives.',
    'Shade moves.',
    'Stop and see a vet if a pet pants hard.',
    'Source: Hot cars, AVMA, 2012; read November 23, 2026',
  ])
    expect(card.getByText(words)).toBeTruthy();
});

test('an empty choice suggests all pets and all categories', async () => {
  open({ 'GET /api/pet-care-tips': () => Response.json([]) }, '/pet-owner?tab=care-tips&category=health');
  const filters = await generator();
  expect(await filters.findByText('Select all pets and all categories to see more.')).toBeTruthy();
  await userEvent.click(filters.getByRole('button', { name: 'Select all' }));
  expect(filters.getByLabelText<HTMLSelectElement>('Category').value).toBe('');
});

test('Helpful sends five stars, and feedback stars and words', async () => {
  const { sent } = open();
  const card = await generated();
  await userEvent.click(card.getByRole('button', { name: 'Helpful' }));
  await toastSays('Thank you for your feedback!');
  expect(card.getByRole('button', { name: 'Helpful', pressed: true })).toBeTruthy();
  await userEvent.click(card.getByRole('button', { name: 'Give feedback' }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.click(form.getByRole('radio', { name: /^4/ }));
  await userEvent.type(form.getByLabelText('In your words (optional)'), 'It helped.');
  await userEvent.click(form.getByRole('button', { name: 'Send feedback' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('POST /api/pet-care-tips/rate')).toEqual([
    { tipId: 'safety-parked-car', rating: 5, feedback: null },
    { tipId: 'safety-parked-car', rating: 4, feedback: 'It helped.' },
  ]);
  expect(card.getByRole('button', { name: 'Helpful', pressed: false })).toBeTruthy();
});

test('a saved tip is listed, and can be removed again', async () => {
  open();
  const card = await generated();
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  await toastSays('Tip saved!');
  const saved = await part('Saved tips');
  const kept = within(await saved.findByRole('article', { name: 'A parked car is an oven' }));
  await userEvent.click(kept.getByRole('button', { name: 'Saved' }));
  expect(await saved.findByText(/Save a tip to find it here/)).toBeTruthy();
  expect(card.getByRole('button', { name: 'Save', pressed: false })).toBeTruthy();
});

test.each([
  ['rate', 'Helpful', 'Your rating was not sent'],
  ['save', 'Save', 'The tip was not saved'],
])('a failure to %s is told', async (call, button, title) => {
  open({ [`POST /api/pet-care-tips/${call}`]: () => new Response('', { status: 500 }) });
  const card = await generated();
  await userEvent.click(card.getByRole('button', { name: button }));
  await toastSays(title);
  expect(card.getByRole('button', { name: button, pressed: false })).toBeTruthy();
});

test('tips that did not load can be read again', async () => {
  let fails = true;
  open({
    'GET /api/pet-care-tips': () => (fails ? new Response('', { status: 500 }) : Response.json([tipOf()])),
  });
  const filters = await generator();
  expect(await filters.findByText('The tips did not load')).toBeTruthy();
  fails = false;
  await userEvent.click(filters.getByRole('button', { name: 'Try again' }));
  expect(await filters.findByRole('article')).toBeTruthy();
});

test('the tip of the day is shown until it is switched off; mail is a choice of its own', async () => {
  const { sent } = open();
  const daily = await part('Tip of the day');
  expect(await daily.findByRole('article', { name: 'Stand on this mat' })).toBeTruthy();
  await userEvent.click(daily.getByRole('checkbox', { name: 'By email too' }));
  await toastSays('Daily tips come by email too');
  await userEvent.click(daily.getByRole('checkbox', { name: 'One tip each morning' }));
  await toastSays('Daily tips are off');
  expect(daily.queryByRole('article')).toBeNull();
  expect(sent('POST /api/pet-care-tips/notifications')).toEqual([
    { enabled: true, email: true },
    { enabled: false },
  ]);
});

test.each([
  [{ state: 'all_seen', nextOn: '2026-12-01' }, /in the last 60 days.*The next one comes on Tue, Dec 1\./],
  [{ state: 'none_suits', nextOn: null }, /No tip suits your pets today\. A coat and an age/],
])('a day without a tip says why, and when the next one comes: %j', async (state, words) => {
  open({
    'GET /api/pet-care-tips/daily/current-user': () => Response.json(null),
    'GET /api/pet-care-tips/daily-state': () => Response.json(state),
  });
  const daily = await part('Tip of the day');
  expect((await daily.findByText(words)).textContent?.replaceAll('\u00a0', ' ')).toMatch(words);
});

test('a tip prints alone, and is copied where the browser cannot share', async () => {
  const printed: (string | null)[] = [];
  const print = vi.fn(() => {
    const alone = document.querySelectorAll('[data-print-alone]');
    printed.push(...[...alone].map((card) => card.getAttribute('aria-label')));
    window.dispatchEvent(new Event('afterprint'));
  });
  vi.stubGlobal('print', print);
  onTestFinished(() => void vi.unstubAllGlobals());
  const user = userEvent.setup();
  open();
  const card = await generated();
  await user.click(card.getByRole('button', { name: 'Print A parked car is an oven' }));
  expect(printed).toEqual(['A parked car is an oven']);
  await waitFor(() => expect(document.querySelector('[data-print-alone]')).toBeNull());
  await user.click(card.getByRole('button', { name: 'Share A parked car is an oven' }));
  await toastSays('Tip copied');
  expect(await navigator.clipboard.readText()).toContain('Source: Hot cars, AVMA, 2012');
});

test('without a pet there is nothing to generate, and saved tips still show', async () => {
  open({ 'GET /api/pets': () => Response.json([]) });
  expect(await screen.findByText(/Add a pet first/)).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Saved tips' })).toBeTruthy();
});

test('a saved tip that is hidden by now says so', async () => {
  open({
    'GET /api/pet-care-tips/saved': () =>
      Response.json([tipOf({ savedAt: '2026-11-20T18:00:00+00:00', hidden: true })]),
  });
  const saved = await part('Saved tips');
  const kept = within(await saved.findByRole('article', { name: 'A parked car is an oven' }));
  expect(kept.getByText(/We no longer give this tip/)).toBeTruthy();
});
