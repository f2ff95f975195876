// The entry of the page.
import './look/fonts.css';
import '@orrery/board/look/tokens.css';
import './look/base.css';
import '@orrery/board/look/board.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { begin } from './words/index.ts';

await begin();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js');
