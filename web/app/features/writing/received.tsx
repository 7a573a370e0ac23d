import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../../ui/alert.tsx';

/** Stands where the form was, and takes the focus from the button that went away with it. */
export function Received({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} kind="good" title={title} level={3} tabIndex={-1} className="outline-none">
      {children}
    </Alert>
  );
}
