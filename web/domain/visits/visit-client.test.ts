import { expect, test } from 'vitest';
import { servicesByPet, visitPrice } from './visit-client.ts';

test('a sum never hides a pet that is still to be priced', () => {
  const given = { price: 7500, unpriced: ['Poppy'], askedPrice: null };
  expect(visitPrice(given)).toBe('$75 + Poppy to be priced');
  expect(visitPrice({ ...given, unpriced: [] })).toBe('$75');
  expect(visitPrice({ ...given, askedPrice: 9000 })).toBe('$75 + Poppy to be priced, asked: $90');
  expect(visitPrice({ ...given, price: null, unpriced: [] })).toBe('No price yet');
});

test('what is done is said of each pet where it differs, and once where it does not', () => {
  const pip = { name: 'Pip', services: ['full_groom' as const] };
  const poppy = { name: 'Poppy', services: ['bath_brush' as const, 'anal_glands' as const] };
  const services = [...pip.services, ...poppy.services];
  expect(servicesByPet({ pets: [pip, poppy], services })).toBe(
    'Pip: Full groom; Poppy: Bath and brush and anal glands',
  );
  expect(servicesByPet({ pets: [pip, { ...poppy, services: pip.services }], services })).toBe('Full groom');
  expect(servicesByPet({ pets: [], services: ['nail_trim'] })).toBe('Nail trim');
});
