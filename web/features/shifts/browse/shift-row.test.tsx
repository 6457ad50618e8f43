import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { ownApplication } from '../apply/own-application.testing.ts';
import { ShiftRow } from './shift-row.tsx';

const { shift: applied } = ownApplication({});
const shift: ShiftCard = {
  ...applied,
  application: null,
  distanceMiles: 5.7,
  business: { ...applied.business, businessName: 'Shiny Paws', rating: 4.8, reviewCount: 12 },
};

test('a row names the facts in one order', () => {
  renderAt('/groomer', <ShiftRow shift={shift} action={<button type="button">Apply</button>} />);
  const text = screen.getByRole('article').textContent.replaceAll('\u00a0', ' ');
  const who = ['8:30 AM', '$234–$288', shift.title, 'Shiny Paws', '4.8', 'Salon', '5.7 mi'];
  const work = ['7 dogs', '45% commission', ' an hour', 'Details', 'Apply'];
  const places = [...who, ...work].map((fact) => text.indexOf(fact));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
