import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Client } from '#contract/clients/clients.ts';
import { ReachClient } from './client-record.tsx';
import { ClientWishes } from './client-wishes.tsx';

const maria = {
  firstName: 'Maria',
  lastName: 'Garcia',
  phone: '(512) 555-0101',
  email: 'maria@people.example',
  stoppedTexts: false,
  stoppedMail: false,
  removalAskedAt: null,
} as Client;

const show = (given: Partial<Client>) => {
  const client = { ...maria, ...given };
  render(
    <>
      <ClientWishes client={client} />
      <ReachClient client={client} />
    </>,
  );
};
const ways = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('a client who stopped texts and emails is called', () => {
  show({ stoppedTexts: true, stoppedMail: true });
  expect(screen.getByText('Maria Garcia stopped texts and emails.')).toBeTruthy();
  expect(ways()).toEqual(['Call']);
});

test('a client who asked to be removed is named with the day', () => {
  show({ removalAskedAt: '2026-11-30T01:00:00Z' });
  expect(document.body.textContent).toMatch(
    /asked to be removed\.\s+It is done on\s+Dec\s30,\s2026, and what is booked then/,
  );
  expect(ways()).toEqual(['Call', 'Text', 'Email']);
});
