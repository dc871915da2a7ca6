import { useSelector } from '@xstate/react';
import { sessionPhase } from '../../../domain/rules/session/session';
import { lazyComponent } from '../../ui/blocks/lazy-component';
import type { App } from '../start/app';

const Check = lazyComponent(() => import('./OnboardingCheck').then((module) => module.OnboardingCheck));

/** Checks once per session whether contact data are missing, and then opens the wizard over the page. */
export const OnboardingPrompt = ({ app }: { app: App }) => {
  const phase = useSelector(app.session, sessionPhase);
  const whose = useSelector(app.session, ({ context }) => context.codigoAfiliado);
  if (phase !== 'autenticada') return null;
  return <Check key={whose} app={app} />;
};
