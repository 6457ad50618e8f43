import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { serve } from '#web/lib/api/server.testing.ts';
import { SafetyWarnings } from './safety-warnings.tsx';

const pug = {
  id: 'gus',
  name: 'Gus',
  species: 'dog',
  breed: 'Pug',
  coat: null,
  age: 4,
  size: 'small',
  specialConditions: [],
} as const;

function open(answer: () => Response) {
  const calls = serve({ 'GET /api/pet-care-tips/safety-flat-face-salon-plan': answer });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <SafetyWarnings pets={[pug]} services={['bath_brush']} words={null} />
    </QueryClientProvider>,
  );
  return calls;
}

test('a warning opens its care tip, which is read only then', async () => {
  const calls = open(() =>
    Response.json({
      title: 'A cool, short plan',
      content: 'Agree on a morning hour.',
      redFlag: 'Stop and see a vet if gums turn blue.',
      poisonLine: null,
      source: { title: 'Standards', body: 'PPGSA', year: 2015, grade: 'trade' },
    }),
  );
  const why = screen.getByRole('button', { name: 'Why we ask', expanded: false });
  expect(why.getAttribute('aria-describedby')).toBe(screen.getByText(/overheat quickly/).id);
  expect(calls).toEqual([]);
  await userEvent.click(why);
  for (const words of ['A cool, short plan', 'Agree on a morning hour.', 'Source: Standards, PPGSA, 2015'])
    expect(await screen.findByText(words)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Why we ask', expanded: true }));
  expect(screen.queryByText('Agree on a morning hour.')).toBeNull();
});

test('the warning stays where its tip is hidden', async () => {
  open(() => Response.json({ detail: 'There is no such care tip.' }, { status: 404 }));
  await userEvent.click(screen.getByRole('button', { name: 'Why we ask' }));
  expect(await screen.findByText('We are revising this tip. The warning stays.')).toBeTruthy();
  expect(screen.getByText(/overheat quickly/)).toBeTruthy();
});
