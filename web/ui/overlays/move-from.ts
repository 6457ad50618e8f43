/** In ms; a short way takes less. */
const long = 280;
const short = 200;
/** In px. */
const near = 160;
/** A line that changes its place later, in ms, no longer tells where it came from. */
const newFor = 1_500;

/** When each cause's movement began: a line that is drawn again meanwhile goes on, and does not start anew. */
const begun = new WeakMap<DOMRect, number>();

/**
 * Moves an element once, from the button that caused it to its own place. Only transform and opacity change,
 * so that slow phones keep up; people who want less motion get a fade.
 */
export function moveFrom(element: HTMLElement, cause: DOMRect | undefined, since: number): void {
  if (!('animate' in element) || Date.now() - since > newFor) return;
  const started = (cause && begun.get(cause)) ?? performance.now();
  if (cause) begun.set(cause, started);
  const done = performance.now() - started;
  if (done >= long) return;
  const prefersStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { left, top, width, height } = element.getBoundingClientRect();
  const start: Keyframe = { opacity: 0 };
  let duration = short;
  if (!prefersStill && cause) {
    const x = cause.left + cause.width / 2 - (left + width / 2);
    const y = cause.top + cause.height / 2 - (top + height / 2);
    if (Math.hypot(x, y) > near) duration = long;
    start['transform'] = `translate(${x}px, ${y}px) rotate(3deg) scale(0.6)`;
  }
  const movement = element.animate([start, { opacity: 1, transform: 'none' }], {
    duration,
    easing: prefersStill ? 'linear' : 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  });
  if (done > 0) movement.currentTime = done;
}
