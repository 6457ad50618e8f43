import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { NeedsYou } from './day-view.tsx';

test('many dates without room are one line, which unfolds', async () => {
  const gaps = ['2027-01-12', '2027-02-09', '2027-03-09'].map((day) => ({
    seriesId: 's-1',
    petNames: ['Coco'],
    day,
    because: 'You are off then.',
  }));
  renderAt('/day', <NeedsYou needs={[]} gaps={gaps} />);
  const line = await screen.findByRole('button', { name: '3 dates of visits that repeat found no room' });
  expect(screen.queryByText(/Not booked: Coco/)).toBeNull();
  await userEvent.click(line);
  expect(screen.getAllByText(/Not booked: Coco/)).toHaveLength(3);
});
