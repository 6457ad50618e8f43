// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { ClientDetails } from './client-record.tsx';

const open = (address: string | null) =>
  renderAt(
    '/',
    <ClientDetails
      client={
        {
          phone: null,
          phone2: null,
          email: null,
          shared: null,
          address,
          onMap: address !== null,
          directions: 'Gate 4471',
          contactBy: 'text',
          textsOkHow: null,
          notes: null,
          source: 'typed',
          createdAt: '2026-11-20T18:00:00Z',
        } as never
      }
    />,
  );
const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

test('the way to the door stands with the address, and Directions is named once', () => {
  open('1432 Slaughter Ln, Austin, TX 78748');
  expect(terms()).not.toContain('Directions');
  expect(screen.getByText('Gate 4471')).toBeTruthy();
  expect(screen.getAllByText(/Directions/)).toHaveLength(1);
});

test('without an address the way to the door keeps its own line', () => {
  open(null);
  expect(terms()).toContain('Directions');
  expect(screen.getByText('Gate 4471')).toBeTruthy();
});
