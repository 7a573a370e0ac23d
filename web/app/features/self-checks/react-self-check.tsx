import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { SelfCheckScreen } from './self-check-screen.tsx';

/** React runs, keeps state, shows messages, and a screen that fails is caught. */
export function ReactSelfCheck() {
  const [running, setRunning] = useState(false);
  const [presses, setPresses] = useState(0);
  const [failing, setFailing] = useState(false);
  useEffect(() => setRunning(true), []);
  if (failing) throw new Error('A screen was made to fail by its self-check.');

  return (
    <SelfCheckScreen
      heading="React self-check"
      purpose="For developers: shows that React runs in this browser, and what happens when a screen fails."
    >
      <p role="status">
        {running ? 'React is running.' : 'Waiting for React.'}
        <span className="block">Presses: {presses}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setPresses(presses + 1)}>Count a press</Button>
        <Button
          variant="secondary"
          onClick={() => showToast({ title: 'It works', description: 'This message closes by itself.' })}
        >
          Show a message
        </Button>
        <Button variant="danger" onClick={() => setFailing(true)}>
          Make this screen fail
        </Button>
      </div>
    </SelfCheckScreen>
  );
}
