import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Visit } from '#contract/grooming/visits.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { VisitTimeline } from './visit-timeline.tsx';

test('a check-in without a proof is one entry, which says why instead of calling the pet groomed', () => {
  const at = '2026-11-24T15:00:00+00:00';
  const said = { at, who: 'Maya Ortiz', atDesk: null };
  const history: Visit['history'] = [
    { ...said, what: 'overridden', note: 'Vet confirmed by phone (Pip: rabies)' },
    { ...said, what: 'checked_in', note: null },
  ];
  const visit = { history, timeZone: 'America/Chicago', source: 'own', owner: null, client: null };
  renderAt('/', <VisitTimeline visit={visit as unknown as Visit} />);
  const entries = screen.getAllByRole('listitem');
  expect(entries).toHaveLength(1);
  expect(entries[0]?.textContent).toContain('Maya Ortiz checked in: Vet confirmed by phone (Pip: rabies)');
});
