// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { TownCard, TownFilter, TownPage } from '#contract/profiles/public-pages.ts';
import { TownPeople } from './town-people.tsx';

const card: TownCard = {
  as: 'groomer',
  slug: 'maya-ortiz',
  name: 'Maya Ortiz',
  title: null,
  works: 'both',
  yearsExperience: null,
  skills: [],
  imageUrl: null,
  checked: false,
  rating: 4.5,
  reviewCount: 2,
  lowest: { service: 'Full groom', from: 8000 },
  nextFree: '2026-12-02',
  booksOnline: true,
  address: null,
  areas: ['Zilker', 'Bouldin'],
  radius: 15,
};
const cats: TownCard = {
  ...card,
  as: 'business',
  slug: 'slow-paws',
  name: 'Slow Paws',
  rating: null,
  reviewCount: 0,
  lowest: null,
  nextFree: null,
  booksOnline: false,
  address: '200 N 5th St, Marfa, TX 79843',
  areas: [],
};
const town: TownPage = {
  city: 'Marfa',
  state: 'TX',
  stateName: 'Texas',
  slug: 'marfa',
  groomFrom: null,
  socialImage: '/social/towns/tx/marfa/0.png',
  groomers: { count: 1, cards: [card] },
  businesses: { count: 1, cards: [cats] },
  matching: { all: 2, mobile: 1, salon: 2, cats: 0 },
  rated: 1,
  pages: 1,
  neighbors: [],
};
const show = (given: Partial<TownPage> = {}, only?: TownFilter) => {
  const element = <TownPeople town={{ ...town, ...given }} page={1} only={only} />;
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
};

const targetOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('of a long list eight are shown, and the others unfold without script', () => {
  const cards = Array.from({ length: 11 }, (_, at) => ({ ...card, slug: `g-${at}`, name: `Groomer ${at}` }));
  const { unmount } = show({ groomers: { count: 11, cards } });
  const rest = screen.getByText('Show all 11').closest('details');
  expect(rest?.querySelectorAll('article')).toHaveLength(3);
  expect(rest?.open).toBe(false);
  expect(screen.getByText('Groomer 7').closest('details')).toBeNull();
  unmount();
  const long = show({ groomers: { count: 40, cards } });
  expect(screen.getByText('Show 3 more')).toBeTruthy();
  long.unmount();
  show({ groomers: { count: 10, cards: cards.slice(0, 10) } });
  expect(screen.getByText('Groomer 9').closest('details')).toBeNull();
  expect(screen.queryByText(/^Show/)).toBeNull();
});

test('a town says how many are rated, and nothing where nobody is', () => {
  const { unmount } = show();
  expect(screen.getByText('1 salon or van and 1 groomer, 1 of them rated by pet parents.')).toBeTruthy();
  unmount();
  const unrated = show({ rated: 0 });
  expect(screen.getByText('1 salon or van and 1 groomer.')).toBeTruthy();
  unrated.unmount();
  show({ rated: 2 });
  expect(screen.getByText('1 salon or van and 1 groomer, all rated by pet parents.')).toBeTruthy();
});

test('every card books or asks, and says so where it has no price', () => {
  show();
  expect(targetOf('Book with Maya Ortiz')).toBe('/groomers/maya-ortiz/book');
  expect(targetOf('Request from Slow Paws')).toBe('/pet-owner?ask=slow-paws&as=business');
  expect(screen.getAllByText('Price on request')).toHaveLength(1);
});

test('a card says where in town, and the head who is free next', () => {
  const van: TownCard = {
    ...cats,
    slug: 'van',
    name: 'Van',
    works: 'mobile',
    address: null,
    nextFree: '2026-11-30',
  };
  const hand: TownCard = { ...card, slug: 'jo', name: 'Jo', works: 'salon', areas: [], nextFree: null };
  show({ groomers: { count: 2, cards: [card, hand] }, businesses: { count: 2, cards: [cats, van] } });
  const areas = screen
    .getAllByRole('article')
    .map((each) => each.querySelector('p:has(> .icon)')?.textContent);
  expect(areas).toEqual([
    '200 N 5th St, 79843',
    'Comes up to 15 miles',
    'Zilker, Bouldin',
    'Works in salons',
  ]);
  expect(screen.getByText(/^Next free .*Nov\s30,/).textContent).toMatch(/, Van$/);
});

test('what Book and Request mean is said where both are shown', () => {
  const { unmount } = show();
  expect(screen.getByText(/pick a free time/)).toBeTruthy();
  unmount();
  show({ businesses: { count: 0, cards: [] } });
  expect(screen.queryByText(/pick a free time/)).toBeNull();
});

test('the list narrows by links without numbers, which overlap, and keeps the choice on the next page', () => {
  show({ groomers: { count: 1, cards: [card] }, businesses: { count: 0, cards: [] }, pages: 2 }, 'mobile');
  expect(screen.getByText('1 groomer coming to you.')).toBeTruthy();
  const shown = within(screen.getByRole('navigation', { name: 'Who is shown' }));
  expect(shown.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All', '/'],
    ['Comes to you', '/?only=mobile'],
    ['In a salon', '/?only=salon'],
  ]);
  expect(shown.getByRole('link', { current: true }).textContent).toBe('Comes to you');
  expect(targetOf('Next page')).toBe('/?only=mobile&page=2');
});
