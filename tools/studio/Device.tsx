import { useLayoutEffect, useRef, useState } from 'react';
import { frameOf } from './frame-link';
import type { Look } from './studio-store';

const sizes = { telefono: { width: 360, height: 740 }, escritorio: { width: 1280, height: 800 } } as const;
/** Words of a screen that is drawn smaller than this are no longer read. */
const smallest = 0.45;
/** Pixels around the screen: the frame, and room for its shadow. */
const around = 48;
/** Pixels above the screen of a desktop: the title bar. */
const above = 180;

/** The screen in the frame of a phone or a window, as large as the room allows. */
export const Device = ({ kind, title, actor }: { kind: Look['width']; title: string; actor?: string }) => {
  const room = useRef<HTMLElement>(null);
  const [scale, setScale] = useState(1);
  const { width, height } = sizes[kind];
  useLayoutEffect(() => {
    const { current } = room;
    if (current === null) return;
    const sized = new ResizeObserver(() => {
      const wide = (current.clientWidth - around) / width;
      const high = kind === 'telefono' ? (innerHeight - above) / height : 1;
      setScale(Math.min(1, Math.max(smallest, Math.min(wide, high))));
    });
    sized.observe(current);
    return () => sized.disconnect();
  }, [width, height, kind]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the keyboard
    <section ref={room} className="device-room" tabIndex={0} aria-label="Vista de la pantalla">
      <div className={`device ${kind}`} style={{ width: width * scale, height: height * scale }}>
        <iframe title={title} src={frameOf(actor)} style={{ width, height, transform: `scale(${scale})` }} />
      </div>
    </section>
  );
};
