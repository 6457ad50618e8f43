import { useEffect, useRef, useState } from 'react';

/** Whether an element has ever been in view. Without IntersectionObserver it counts as seen. */
export function useInView<Part extends Element>() {
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
