import { useEffect, useState } from 'react';

/** Whether the element with an id is in view now; without IntersectionObserver it counts as not. */
export function useInView(id: string): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const part = document.getElementById(id);
    if (!part || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting === true),
      // The chips of a section that only peeks in above a foot cannot be read yet.
      { rootMargin: '0px 0px -40% 0px' },
    );
    observer.observe(part);
    return () => observer.disconnect();
  }, [id]);
  return isInView;
}
