import { expect, test } from 'vitest';
import type { Visit } from '#contract/grooming/visits.ts';
import { cardsOfVisit } from './cards-of-visit.ts';

const visitWith = (...petIds: string[]) => {
  const cards = petIds.map((petId) => ({ petId }));
  return {
    pets: petIds.map((id) => ({ id, name: `Pet ${id}` })),
    reportCard: cards[0] ?? null,
    reportCards: cards,
  } as Visit;
};
const shown = (visit: Visit) =>
  cardsOfVisit(visit).map(({ visit: { pets }, card }) => [card.petId, ...pets.map(({ name }) => name)]);

test('a dog and a cat have two cards, each with its own animal', () => {
  expect(shown(visitWith('dog', 'cat'))).toEqual([
    ['dog', 'Pet dog'],
    ['cat', 'Pet cat'],
  ]);
});

test('one animal has one card, and none before it is written', () => {
  expect(shown(visitWith('dog'))).toEqual([['dog', 'Pet dog']]);
  expect(shown(visitWith())).toEqual([]);
});
