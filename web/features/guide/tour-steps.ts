import type { Mood } from '#web/ui/brand/biscuit-drawing.tsx';

export type TourStep = {
  id: string;
  title: string;
  description: string;
  /** Selector of the element that the step points at. The card is centered if nothing matches. */
  target: string | null;
  /** Side of the target on which the card is placed. */
  position: 'top' | 'bottom';
  animation: Mood;
};

/** Selector of a navigation link, or of the menu button that contains all of them. */
const navItem = (name: string) => `[data-tour~="${name}"]`;

export const tourSteps: readonly [TourStep, ...TourStep[]] = [
  {
    id: 'welcome',
    title: 'Hello, I am Biscuit',
    description: 'Four stops and you know your way around. It takes less than a minute.',
    target: null,
    position: 'bottom',
    animation: 'wave',
  },
  {
    id: 'dashboard',
    title: 'Dashboard',
    description:
      'Your day starts here: what is booked, what is waiting for an answer, and what you could take on.',
    target: navItem('dashboard'),
    position: 'bottom',
    animation: 'point',
  },
  {
    id: 'marketplace',
    title: 'Marketplace',
    description: 'Everything on offer from salon owners and pet parents, in one place.',
    target: navItem('marketplace'),
    position: 'bottom',
    animation: 'bounce',
  },
  {
    id: 'messages',
    title: 'Messages',
    description: 'Talk to the people you work with. The number next to it shows how many you have not read.',
    target: navItem('messages'),
    position: 'bottom',
    animation: 'point',
  },
  {
    id: 'profile',
    title: 'Profile',
    description: 'What others see about you. A location and a few honest lines bring the right work to you.',
    target: navItem('profile'),
    position: 'bottom',
    animation: 'celebrate',
  },
];
