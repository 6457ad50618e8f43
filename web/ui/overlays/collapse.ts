/** In ms. */
const duration = 200;

/** Folds an element away, so that what is below moves up in its place; for people who want less motion at once. */
export function collapse(element: HTMLElement, onGone: () => void): void {
  if (!('animate' in element) || window.matchMedia('(prefers-reduced-motion: reduce)').matches)
    return onGone();
  const height = `${element.getBoundingClientRect().height}px`;
  element.style.overflow = 'hidden';
  const movement = element.animate(
    [
      { height, opacity: 1 },
      { height: '0', marginTop: '-8px', opacity: 0 },
    ],
    { duration, easing: 'ease-in-out', fill: 'forwards' },
  );
  movement.addEventListener('finish', onGone);
}
