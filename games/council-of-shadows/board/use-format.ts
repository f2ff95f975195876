// Whether the map has a wide or a tall place on this screen: it is laid out accordingly.
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Format } from './layout.ts';

export function useFormat(): [RefObject<HTMLDivElement | null>, Format] {
  const place = useRef<HTMLDivElement>(null);
  const [format, setFormat] = useState<Format>('wide');
  useEffect(() => {
    if (!place.current) return;
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (width > 0) setFormat(width >= height ? 'wide' : 'tall'); // hidden behind another tab it has no size
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return [place, format];
}
