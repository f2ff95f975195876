// A drawing that can be moved and looked at closely: by wheel, pinch, buttons and keys. Its children fill the frame.
import { Maximize, Minus, Plus } from 'lucide-react';
import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  type RefObject,
  useContext,
  useRef,
} from 'react';
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { useAround } from '../around.ts';
import { closerTo } from './closer.ts';
import css from './pan-zoom.module.css';
import { byTouch } from './touch.ts';

const STEP = 60; // pixels an arrow key moves the board
const fill = { width: '100%', height: '100%' };

const Drawing = createContext<ReactNode>(null);
const Drawn = () => useContext(Drawing);

/** Whenever it is rendered it measures itself, and the page is laid out anew for that: so only the drawing within changes. */
const Movable = memo(({ view, most }: { view: RefObject<ReactZoomPanPinchRef | null>; most: number }) => (
  <TransformWrapper
    ref={view}
    onTransform={({ instance }, { scale }) => instance.contentComponent?.style.setProperty('--zoom', String(scale))}
    minScale={1}
    maxScale={most}
    doubleClick={{ mode: 'toggle', step: 1, excluded: ['no-zoom'] }}
    panning={{ velocityDisabled: true }}
    wheel={{ step: 0.15 }}
  >
    <TransformComponent wrapperStyle={fill} contentStyle={fill}>
      <Drawn />
    </TransformComponent>
  </TransformWrapper>
));

/** `touched`: a selector of what can be hit; where a finger meets one that is too small, it first comes closer. */
interface PanZoomProps {
  children: ReactNode;
  most?: number;
  touched?: string;
  buttons?: ReactNode; // that belong to the drawing, above those to zoom
}
/** For the style sheet `--zoom` says how close one has come, so that letters can keep their size. The child is best one `<svg viewBox=…>` with width and height 100 %: fitted, the whole of it is seen. */
export function PanZoom({ children, most = 8, touched, buttons }: PanZoomProps) {
  const { say, reducedMotion } = useAround();
  const view = useRef<ReactZoomPanPinchRef>(null);
  const time = reducedMotion ? 0 : 200;
  const zoomIn = () => void view.current?.zoomIn(0.5, time);
  const zoomOut = () => void view.current?.zoomOut(0.5, time);
  const fit = () => void view.current?.resetTransform(time);
  const move = (x: number, y: number) => {
    const now = view.current?.state;
    if (now) void view.current?.setTransform(now.positionX + x * STEP, now.positionY + y * STEP, now.scale, time);
  };
  const comeCloser = (event: MouseEvent<HTMLElement>) => {
    const hit = touched && byTouch() ? (event.target as Element).closest(touched) : null;
    const now = view.current?.state;
    if (!hit || !now) return;
    const frame = event.currentTarget.getBoundingClientRect();
    const closer = closerTo({ hit: hit.getBoundingClientRect(), finger: event, frame, now, most });
    if (!closer) return;
    event.stopPropagation();
    void view.current?.setTransform(closer.positionX, closer.positionY, closer.scale, time);
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
      <Drawing value={children}>
        <Movable view={view} most={most} />
      </Drawing>
      <div className={css.buttons} data-row={buttons ? '' : undefined}>
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
