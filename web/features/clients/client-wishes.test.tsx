import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Client } from '#contract/clients/clients.ts';
import { ClientDetails, ReachClient } from './client-record.tsx';
import { ClientWishes } from './client-wishes.tsx';

const maria = {
  firstName: 'Maria',
  lastName: 'Garcia',
  phone: '(512) 555-0101',
  email: 'maria@people.example',
  shared: null,
  stoppedTexts: false,
  stoppedMail: false,
  removalAskedAt: null,
  createdAt: '2026-11-02T15:00:00Z',
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

test('a client with an account is reached by what it shares, and the notes of the provider stay beside it', () => {
  const shared = { phone: '(512) 555-0188', email: 'maria@home.example' };
  show({ shared });
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['tel:5125550188', 'sms:5125550188', 'mailto:maria@home.example']);
  cleanup();
  render(<ClientDetails client={{ ...maria, shared }} />);
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(facts).toEqual(
    expect.arrayContaining([
      ['Phone', '(512) 555-0101'],
      ['Email', 'maria@people.example'],
      ['Phone of their account', '(512) 555-0188'],
      ['Email of their account', 'maria@home.example'],
    ]),
  );
  cleanup();
  render(
    <ClientDetails client={{ ...maria, shared: { phone: '512-555-0101', email: maria.email ?? '' } }} />,
  );
  expect(screen.queryByText(/of their account/)).toBeNull();
});
