// Whether something has come near the part of the page that is seen: what is far away need not be fetched yet.
import { useEffect, useRef, useState } from 'react';

export function useNear<E extends Element>() {
  const place = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: NEAR });
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, []);
  return { place, near };
}
const NEAR = '40px';
