import { onTestFinished } from 'vitest';

/** Until the test ends, the screen is as narrow as a phone’s. */
export function onPhone(): void {
  const wide = window.matchMedia;
  window.matchMedia = (media) => Object.assign(wide(media), { matches: media.startsWith('(width < ') });
  onTestFinished(() => void (window.matchMedia = wide));
}
