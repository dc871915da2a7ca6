import { createLazyRoute } from '@tanstack/react-router';
import { LoginPage } from './LoginPage';

export const loginRoute = createLazyRoute('/login')({ component: LoginPage });
