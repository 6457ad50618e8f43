import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { petOf } from '#web/domain/pets/pets.testing.ts';
import { VaccinationLine } from './vaccination-line.tsx';

const record = {
  id: 'rabies',
  kind: 'rabies' as const,
  evidence: 'vaccination' as const,
  givenOn: '2026-08-01',
  expiresOn: '2027-08-01',
  dose: null,
  proofUrl: null,
  proofType: null,
  proofCheck: null,
  certificateNumber: null,
  tagNumber: null,
  clinic: null,
};
const proof = { proofUrl: '/media/0123', proofType: 'photo' as const };

test.each([
  ['without a proof says so', [record], 'Rabies good until Aug 2027. No proof uploaded yet. Add proof'],
  ['with its proof is good', [{ ...record, ...proof }], 'Rabies good until Aug 2027 '],
  [
    'with one of two proofs names the other',
    [
      { ...record, ...proof },
      { ...record, id: 'other', kind: 'bordetella' as const },
    ],
    'Rabies, bordetella good until Aug 2027. No proof of Bordetella uploaded yet. Add proof',
  ],
])('a record %s', (_, vaccinations, words) => {
  render(
    <VaccinationLine
      pet={petOf({ vaccinations })}
      now={new Date('2026-11-29T18:00:00Z')}
      onAddProof={() => undefined}
    />,
  );
  expect(screen.getByRole('paragraph').textContent?.replaceAll('\u00a0', ' ')).toBe(words);
});
