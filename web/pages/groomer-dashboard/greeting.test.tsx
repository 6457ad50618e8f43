import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import { Greeting } from './greeting.tsx';

const startsAt = new Date(Date.now() + 60 * 60_000).toISOString();
const endsAt = new Date(Date.now() + 2 * 60 * 60_000).toISOString();

test.each([
  ['names the next visit', false, 1],
  ['leaves the next visit to the line of today, where there is one', true, 0],
])('the greeting %s', (_, brief, named) => {
  renderAt(
    '/groomer',
    <Greeting
      firstName="Maya"
      timeZone="America/Chicago"
      applications={[]}
      visits={[visitOf({ id: 'v-1', startsAt, endsAt })]}
      timeOff={[]}
      brief={brief}
    />,
  );
  expect(screen.queryAllByRole('link')).toHaveLength(named);
});
