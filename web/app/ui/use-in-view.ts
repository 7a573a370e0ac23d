import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether something has come into view yet. */
export function useInView<Box extends Element>(): readonly [RefObject<Box | null>, boolean] {
  const box = useRef<Box>(null);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    if (!box.current || seen) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [seen]);

  return [box, seen];
}
