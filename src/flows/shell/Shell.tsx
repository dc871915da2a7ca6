import { Outlet, useMatches } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ComponentProps, ReactNode } from 'react';
import type { PublicSettings } from '../../../domain/contract/settings';
import { routeAt } from '../../../domain/rules/access/routes';
import { visibleItems } from '../../../domain/rules/access/visible-items';
import { sessionPhase } from '../../../domain/rules/session/session';
import { HelpContact } from '../../parts/HelpContact';
import { Loading } from '../../parts/Loading';
import { shellTexts } from '../../texts/shell';
import { lazyComponent } from '../../ui/blocks/lazy-component';
import { ShellFrame } from '../../ui/frames/ShellFrame';
import type { Deps } from '../../wiring/deps';
import { Connection } from './Connection';
import { SnackbarStack } from './SnackbarStack';

const Chrome = lazyComponent(() => import('./Chrome').then((module) => module.Chrome));

/** Fetched once the log-in has rendered, so that the next page does not wait. */
export const preloadChrome = Chrome.preload;

interface Props extends Omit<ComponentProps<typeof Chrome>, 'part' | 'links'> {
  deps: ComponentProps<typeof Chrome>['deps'] & Pick<Deps, 'maintenanceRefs'>;
  settings: PublicSettings;
  /** The page of a start that failed. */
  startProblem: ReactNode;
  /** What the page says of maintenance, above it or in its place. */
  maintenance: ReactNode;
}

type ChromePart = ComponentProps<typeof Chrome>['part'];

const bare: readonly (string | undefined)[] = ['login', 'onboarding'];

export const Shell = ({ deps, shell, settings: { links }, dialogs, startProblem, maintenance }: Props) => {
  // The rendered page, not the requested one: the log-in must not show the frame of the page that follows.
  const place = useMatches({ select: (matches) => routeAt(matches.at(-1)?.pathname ?? '/') });
  const isBare = bare.includes(place?.name);
  const phase = useSelector(deps.session, sessionPhase);
  const offersNothing = useSelector(
    deps.menu,
    (snapshot) =>
      !snapshot.hasTag('cargando') &&
      !snapshot.hasTag('error') &&
      visibleItems(snapshot.context.lista, false).length === 0,
  );
  const isEmpty = phase === 'anonima' && offersNothing;
  const guarded = place?.route.guard !== 'publica';
  const noService = guarded && phase === 'sinServicio';
  // Another tab may have logged in as somebody else: the page starts anew, without the previous member's data.
  const opening = guarded && phase === 'pendiente';
  const refs = useSelector(deps.maintenanceRefs, ({ context }) => context);
  const closed = useSelector(refs?.gate, (snapshot) => snapshot?.matches('cerrada') ?? false);
  const around = (part: ChromePart) => <Chrome part={part} deps={deps} shell={shell} links={links} dialogs={dialogs} />;
  return (
    <>
      <ShellFrame
        bare={isBare}
        skipLabel={shellTexts.saltar}
        top={around('bar')}
        notice={<Connection connection={deps.connection} />}
        menuLabel={shellTexts.menuPrincipal}
        side={around('menu')}
        aside={isEmpty ? around('social') : undefined}
        bottom={around('bottom')}
        foot={<HelpContact links={links} />}
      >
        {maintenance}
        {noService ? startProblem : opening ? <Loading /> : !closed && <Outlet />}
      </ShellFrame>
      {!isBare && around('sheets')}
      {phase !== 'anonima' && around('questions')}
      <SnackbarStack snackbars={deps.snackbars} />
    </>
  );
};
