// A dialogue over the page: focus stays inside, Esc closes it.
import { lazy, type ReactNode, Suspense, useRef } from 'react';

export interface ModalProps {
  title: string;
  open: boolean;
  close(): void;
  children: ReactNode;
}

const Dialogue = lazy(() => import('./dialogue.tsx'));

export function Modal(props: ModalProps) {
  const opened = useRef(false);
  opened.current ||= props.open;
  return <Suspense fallback={null}>{opened.current && <Dialogue {...props} />}</Suspense>;
}
