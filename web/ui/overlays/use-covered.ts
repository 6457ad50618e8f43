import { useLayoutEffect, useRef } from 'react';

/**
 * Tells the style sheet how much of the window's bottom this element covers. What gets the focus is then
 * scrolled above it, and the page can be scrolled to its end.
 */
export function useCovered<Of extends HTMLElement>() {
  const ref = useRef<Of>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const measure = () =>
      style.setProperty('--covered', `${window.innerHeight - element.getBoundingClientRect().top}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      style.removeProperty('--covered');
    };
  }, []);
  return ref;
}
