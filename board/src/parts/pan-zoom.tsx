// A drawing that can be moved and looked at closely: by wheel, pinch, buttons and keys. Its children fill the frame.
import { Maximize, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { useAround } from '../around.ts';
import { closerTo } from './closer.ts';
import { FITTED, movedBy } from './lie.ts';
import css from './pan-zoom.module.css';
import { byTouch } from './touch.ts';
import { useMover } from './use-mover.ts';

const STEP = 60; // pixels an arrow key moves the board
const CLOSER = 1.65; // times, by a button or a key

/**
 * `touched`: a selector of what can be hit; where a finger meets one that is too small, it first comes closer. `row`: the
 * buttons stand side by side, below a drawing that leaves room for them.
 */
interface PanZoomProps {
  children: ReactNode;
  most?: number;
  touched?: string;
  buttons?: ReactNode; // that belong to the drawing, above those to zoom
  row?: boolean;
}
/** For the style sheet `--zoom` says how close one has come, so that letters can keep their size. The child is best one `<svg viewBox=…>` with width and height 100 %: fitted, the whole of it is seen. */
export function PanZoom({ children, most = 8, touched, buttons, row = false }: PanZoomProps) {
  const { say, reducedMotion } = useAround();
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const mover = useMover(frame, drawn, most);
  const time = reducedMotion ? 0 : 200;
  const zoomIn = () => mover.closer(CLOSER, time);
  const zoomOut = () => mover.closer(1 / CLOSER, time);
  const fit = () => mover.to(FITTED, time);
  const move = (x: number, y: number) => mover.to(movedBy(mover.now, x * STEP, y * STEP), time);
  const comeCloser = (event: MouseEvent<HTMLElement>) => {
    const hit = touched && byTouch() ? (event.target as Element).closest(touched) : null;
    if (!hit) return;
    const room = event.currentTarget.getBoundingClientRect();
    const closer = closerTo({ hit: hit.getBoundingClientRect(), finger: event, frame: room, now: mover.now, most });
    if (!closer) return;
    event.stopPropagation();
    mover.to(closer, time);
  };
  const keys: Record<string, () => void> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': fit,
    ArrowLeft: () => move(1, 0),
    ArrowRight: () => move(-1, 0),
    ArrowUp: () => move(0, 1),
    ArrowDown: () => move(0, -1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <section
      className={css.frame}
      aria-label={say('board.name')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClickCapture={comeCloser}
    >
      <div className={css.place} ref={frame}>
        <div className={css.drawn} ref={drawn}>
          {children}
        </div>
      </div>
      <div className={css.buttons} data-row={buttons ? '' : undefined} data-below={row ? '' : undefined}>
        {buttons}
        <button type="button" onClick={zoomIn} aria-label={say('board.zoomIn')}>
          <Plus />
        </button>
        <button type="button" onClick={zoomOut} aria-label={say('board.zoomOut')}>
          <Minus />
        </button>
        <button type="button" onClick={fit} aria-label={say('board.fit')}>
          <Maximize />
        </button>
      </div>
    </section>
  );
}
