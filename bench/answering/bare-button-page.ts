import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Bare() {
  const [pressed, setPressed] = useState(0);
  return [
    createElement('h1', { key: 'heading' }, `Question ${pressed}`),
    createElement(
      'button',
      { key: 'button', type: 'button', onClick: () => setPressed(pressed + 1) },
      'Continue',
    ),
  ];
}

createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(Bare));
