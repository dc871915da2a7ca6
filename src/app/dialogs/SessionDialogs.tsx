import { useSelector } from '@xstate/react';
import { sessionPhase } from '../../../domain/rules/session/session';
import { lazyComponent } from '../../ui/blocks/lazy-component';
import type { ShellRef } from '../../wiring/actors/shell-ref';
import type { App } from '../start/app';

const Dialogs = lazyComponent(() => import('./MemberDialogs').then((module) => module.MemberDialogs));

/** What may open over any page of a session; the log-in does not wait for it. */
export const SessionDialogs = ({ app, shell }: { app: App; shell: ShellRef }) => {
  const phase = useSelector(app.session, sessionPhase);
  const whose = useSelector(app.session, ({ context }) => context.codigoAfiliado);
  if (phase !== 'autenticada') return null;
  return <Dialogs key={whose} app={app} shell={shell} />;
};
