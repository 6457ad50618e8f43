import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ComparedCards } from './compared-cards.tsx';

const offers = [
  { id: 'a', name: 'Maya', price: '$93' },
  { id: 'b', name: 'Marcus', price: '$110' },
];

test('a phone lists what decides between the cards, and a line leads to its card', async () => {
  const scrollTo = vi.fn<() => void>();
  HTMLElement.prototype.scrollTo = scrollTo;
  render(
    <ComparedCards items={offers} renderLine={({ name, price }) => `${name} ${price}`} rows="md:row-span-5">
      {({ name }) => <h3>{name}</h3>}
    </ComparedCards>,
  );
  const lines = within(screen.getByRole('list', { name: 'All at once' })).getAllByRole('button');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Maya $93', 'Marcus $110']);
  expect(lines[0]?.getAttribute('aria-current')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Marcus $110' }));
  expect(scrollTo).toHaveBeenCalledOnce();
});

test('one card alone has no list above it', () => {
  render(
    <ComparedCards items={offers.slice(0, 1)} renderLine={({ name }) => name} rows="md:row-span-5">
      {({ name }) => <h3>{name}</h3>}
    </ComparedCards>,
  );
  expect(screen.queryByRole('list', { name: 'All at once' })).toBeNull();
});
