import { expect, test } from 'vitest';
import { testNow } from '#tests/test-app.ts';
import { aboutMatch } from './about-match.ts';

test('names a service as its provider does', () => {
  const request = {
    pets: 'Bella',
    services: ['bath_brush', 'other:Teddy bear cut'] as const,
    preferredDate: null,
    dayWindow: 'any' as const,
    budget: 150,
  };
  const match = {
    kind: 'requests' as const,
    name: 'Near me',
    itemId: 'r-1',
    ownerId: 'o-1',
    title: 'Teddy day',
    place: 'Austin, TX',
    miles: 2,
    shift: null,
    request: { ...request, services: [...request.services] },
    reader: { id: 'g-1', firstName: 'Maya', lastName: 'Ortiz', email: 'maya@example.com' },
  };
  expect(aboutMatch(match as unknown as Parameters<typeof aboutMatch>[0], testNow())).toEqual([
    'Bath and brush and Teddy bear cut for Bella',
    'Any day',
    'Budget: $150',
    'In Austin, TX, 2 miles from you',
  ]);
});
