import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { directionsTo } from './directions-link.tsx';
import { WayThere } from './way-there.tsx';

test('says miles and minutes, and leads to the door of a street address', () => {
  renderAt('/', <WayThere address="2210 S 1st St, Austin, TX 78704" distance={5.7} />);
  expect(screen.getByText('5.7 mi, about 15 min by car')).toBeTruthy();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /Directions to 2210 S 1st St/ });
  expect(new URL(link.href).searchParams.get('destination')).toBe('2210 S 1st St, Austin, TX 78704');
});

test('without a street it leads nowhere', () => {
  renderAt('/', <WayThere address="Austin, TX" distance={0.4} />);
  expect(screen.getByText('Under 1 mi, about 2 min by car')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('without a street and a distance it says nothing', () => {
  const { container } = renderAt('/', <WayThere address="Austin, TX 78704" />);
  expect(container.textContent).toBe('');
});

test.each([
  ['Linux; Android 16', 'geo:0,0?q=1%20Main%20St'],
  ['iPhone; CPU iPhone OS 19_0', 'https://maps.apple.com/?daddr=1%20Main%20St'],
  ['Windows NT 10.0', 'https://www.google.com/maps/dir/?api=1&destination=1%20Main%20St'],
])('opens the map app of %s', (device, address) => {
  expect(directionsTo('1 Main St', device)).toBe(address);
});
