import { useEffect, useState } from 'react';

/** Whether there was a touch or key press since the page was loaded. */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const heard = new AbortController();
    const hear = () => {
      heard.abort();
      setTouched(true);
    };
    const options = { signal: heard.signal, capture: true, passive: true };
    window.addEventListener('pointerdown', hear, options);
    window.addEventListener('keydown', hear, options);
    return () => heard.abort();
  }, []);
  return touched;
}
