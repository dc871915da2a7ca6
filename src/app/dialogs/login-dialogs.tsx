import type { PublicSettings } from '../../../domain/contract/settings';
import { HelpContact } from '../../parts/HelpContact';
import { keys } from '../../platform/session-store';
import { lazyComponent } from '../../ui/blocks/lazy-component';
import type { DialogParts } from '../../wiring/addresses/login-address';
import { type LoginRouter, type LoginSearch, openDialog } from '../../wiring/addresses/login-search';
import type { App } from '../start/app';

const MailWait = lazyComponent(() => import('./MailWait').then((module) => module.MailWait));
const LoginDialog = lazyComponent(() => import('./LoginDialog').then((module) => module.LoginDialog));

/** Additions to the log-in page: the notice of an awaited mail, the dialog that the address opens, and help on both. */
export const loginDialogs = (
  app: App,
  router: LoginRouter,
  { volver, dialogo }: LoginSearch,
  links: PublicSettings['links'],
) => ({
  help: <HelpContact links={links} />,
  notice: app.browser.session.get(keys.waitingMail) && <MailWait deps={app} open={openDialog(router, volver)} />,
  dialog:
    dialogo &&
    ((page: Pick<DialogParts, 'typed' | 'carry'>) => (
      <LoginDialog
        key={dialogo}
        app={app}
        router={router}
        volver={volver}
        dialogo={dialogo}
        help={<HelpContact links={links} inDialog />}
        {...page}
      />
    )),
});
