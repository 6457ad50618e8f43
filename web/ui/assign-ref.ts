import type { Ref } from 'react';

/** Passes an element on to the caller's ref, for components that need the ref themselves. */
export function assignRef<Element>(ref: Ref<Element> | undefined, element: Element | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
