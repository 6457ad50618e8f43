import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { When } from './when.tsx';

test.each([true, false])(
  'a time that was pressed on the board (%s) stands before the free times',
  async (isGiven) => {
    serve({
      'GET /api/day/openings': () =>
        Response.json({
          timeZone: 'America/Chicago',
          openings: [{ startsAt: '2026-11-24T14:00:00Z', endsAt: '2026-11-24T15:00:00Z', staff: null }],
        }),
    });
    renderAt(
      '/day',
      <When
        clientId="c-1"
        minutes={60}
        pets={1}
        staffId={undefined}
        services={[]}
        salon={null}
        from="2026-11-24"
        timeZone="America/Chicago"
        startsAt="2026-11-24T15:45:00Z"
        isGiven={isGiven}
        problem={undefined}
        onChoose={() => undefined}
      />,
    );
    const free = await screen.findByRole('button', { name: /8:00\sAM/ });
    const begins = screen.getByLabelText<HTMLInputElement>('Begins');
    expect(begins.value).toBe('09:45');
    const isBefore = begins.compareDocumentPosition(free) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(Boolean(isBefore)).toBe(isGiven);
  },
);
