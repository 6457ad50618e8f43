import { useState } from 'react';
import type { ChangeEvent, ComponentProps, Ref } from 'react';
import { assignRef } from '#web/ui/assign-ref.ts';

type Typed<Element> = {
  value?: ComponentProps<'input'>['value'];
  defaultValue?: ComponentProps<'input'>['defaultValue'];
  ref?: Ref<Element> | undefined;
  onChange?: ((event: ChangeEvent<Element>) => void) | undefined;
};

/** Counts the characters in a control; pass it `ref` and `onChange` in place of the caller's own. */
export function useTypedLength<Element extends HTMLInputElement | HTMLTextAreaElement>({
  value,
  defaultValue,
  ref,
  onChange,
}: Typed<Element>) {
  const [typed, setTyped] = useState(String(defaultValue ?? '').length);
  return {
    length: value === undefined ? typed : String(value).length,
    // A form library sets the initial value through its ref.
    ref(element: Element | null) {
      assignRef(ref, element);
      if (element) setTyped(element.value.length);
    },
    onChange(event: ChangeEvent<Element>) {
      setTyped(event.target.value.length);
      onChange?.(event);
    },
  };
}
