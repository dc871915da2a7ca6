import './ui/theme/theme.css';
import './ui/frames/FirstPaint.css';
import { RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { PublicSettings } from '../domain/contract/settings';
import type { App } from './app/start/app';
import { firstPage } from './app/start/guard';
import { startPortal } from './app/start/portal';
import { startShell } from './flows/shell/wiring';
import { nonce, whenIdle } from './platform/document';
import { ignoreSecondPress } from './platform/ignore-second-press';
import { reportLostStyles } from './platform/lost-styles';
import { transferInput } from './platform/transfer-input';
import { WhenRendered } from './ui/frames/WhenRendered';

/** What is seen. It comes after the program that it shows, which starts while this is still on its way. */
export const showPage = async (app: App, settings: PublicSettings) => {
  setNonce(nonce());
  reportLostStyles();
  ignoreSecondPress(window);
  const router = startPortal({ app, settings, shell: startShell(app) });
  const root = document.getElementById('root');
  if (root === null) return;
  // What the server painted stays until then.
  await firstPage(router, app.session);
  // Beside what the server painted, in slices between which keys reach its fields.
  const rendered = root.cloneNode(false) as HTMLElement;
  const show = () => transferInput(root, rendered);
  startTransition(() =>
    createRoot(rendered).render(
      <StrictMode>
        <WhenRendered act={show}>
          <RouterProvider router={router} />
        </WhenRendered>
      </StrictMode>,
    ),
  );
  whenIdle(() => {
    import('./app/start/prefetch').then(
      ({ prefetchIdleChunks }) => prefetchIdleChunks(router, app),
      () => undefined,
    );
    if (settings.policy.vitals)
      import('./platform/send-vitals').then(
        ({ sendVitals }) => sendVitals(),
        () => undefined,
      );
  });
};
