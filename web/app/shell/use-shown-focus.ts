import { useEffect } from 'react';

/**
 * Scrolls what a keyboard reaches fully into view. Browsers leave it alone while a sliver is visible, for
 * example in a row that scrolls sideways.
 */
export function useShownFocus(): void {
  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(':is(a, button, input):focus-visible'))
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    document.addEventListener('focusin', show);
    return () => document.removeEventListener('focusin', show);
  }, []);
}
