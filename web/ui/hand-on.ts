import type { Ref } from 'react';

/** Gives an element to the ref of whoever uses a component that needs it too. */
export function handOn<Element>(ref: Ref<Element> | undefined, element: Element | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
