import { useEffect, useRef, useState } from 'react';

/** Whether a part of the page has come into view; once seen, it stays seen. Where that cannot be told, it counts as seen. */
export function useSeen<Part extends Element>() {
  const part = useRef<Part>(null);
  const [seen, setSeen] = useState(
    () => typeof document !== 'undefined' && !('IntersectionObserver' in window),
  );
  useEffect(() => {
    if (seen || !part.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      threshold: 0.2,
    });
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [seen]);
  return [part, seen] as const;
}
