import { expect, test } from 'vitest';
import { verb, withVerbs } from './verbs.ts';

test('a verb agrees with the number of pets', () => {
  expect(verb('is', ['Poppy'])).toBe('is');
  expect(verb('has', ['Poppy', 'Pip'])).toBe('have');
});

test('a message of a provider’s own words agrees, too, and only after the pets', () => {
  const body =
    'Hi {name}, {pet} is now booked. {pet} was great, {provider} is happy. {pet} stays. Now {pet} now has';
  expect(withVerbs(body, ['Poppy', 'Pip'])).toBe(
    'Hi {name}, {pet} are now booked. {pet} were great, {provider} is happy. {pet} stay. Now {pet} now have',
  );
  expect(withVerbs(body, ['Poppy'])).toBe(body);
});
