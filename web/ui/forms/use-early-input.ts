import { useEffect, useEffectEvent, useRef } from 'react';
import type { ComponentProps, Ref } from 'react';
import { assignRef } from '#web/ui/assign-ref.ts';

/**
 * Tells a controlled input what was typed before the page's scripts had loaded, which React ignores.
 * @returns the input's ref, which also fills the caller's
 */
export function useEarlyInput(
  ref: Ref<HTMLInputElement> | undefined,
  value: ComponentProps<'input'>['value'],
) {
  const input = useRef<HTMLInputElement>(null);
  const repeat = useEffectEvent(() => {
    if (input.current && value !== undefined && input.current.value !== String(value))
      typeAgain(input.current);
  });
  useEffect(() => repeat(), []);
  return (element: HTMLInputElement | null) => {
    input.current = element;
    assignRef(ref, element);
  };
}

/** React compares with the text it saw last, so the box is emptied without React's seeing it come back. */
function typeAgain(input: HTMLInputElement) {
  const typed = input.value;
  input.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
