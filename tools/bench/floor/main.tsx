import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const rootRoute = createRootRoute();
const loginRoute = createRoute({ getParentRoute: () => rootRoute, path: '/login' }).lazy(() =>
  import('./login-route').then((module) => module.loginRoute),
);
const router = createRouter({ routeTree: rootRoute.addChildren([loginRoute]) });

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
