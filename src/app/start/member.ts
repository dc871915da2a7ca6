import { type AnyActor, createActor } from 'xstate';
import { readExtras } from '../../../domain/contract/extras/extras-settings';
import { limitText } from '../../../domain/rules/calls/limit-text';
import { ownDocument } from '../../../domain/rules/person/own-document';
import { emailRequestLogic } from '../../flows/emailRequest/wiring';
import {
  accountActor,
  consumptionActor,
  devicesActor,
  mailActor,
  passkeyOfferActor,
  portraitActor,
} from '../../flows/memberFact/wiring';
import { notificationsActor } from '../../flows/notifications/wiring';
import { sessionCheckLogic } from '../../flows/sessionCheck/wiring';
import { storedTheme, themeLogic } from '../../flows/theme/wiring';
import { type CardStore, cardStore, type KeptCard } from '../../platform/card/card-store';
import { settingsBlock } from '../../platform/document';
import { hasRequestDraft } from '../../platform/has-request-draft';
import { memberStore } from '../../platform/member-store';
import { pendingEmailStore } from '../../platform/pending-email-store';
import { keys } from '../../platform/session-store';
import { type ThemeSwitch, themeSwitch } from '../../platform/theme';
import { undoAll } from '../../platform/undo-all';
import type { Deps, Member, MemberDeps } from '../../wiring/deps';

interface Opening extends Omit<MemberDeps, 'kept'>, Pick<Deps, 'session' | 'snackbars'> {
  /** Reports now and on every change. */
  onNotifications(turned: (on: boolean) => void): () => void;
  onFailure(error: unknown): void;
}

/** The flows of one session. Each survives the crash of another; all end with the session. */
export const startMember = (
  opening: Opening,
  colors: ThemeSwitch = themeSwitch(document),
  cards: Pick<CardStore<KeptCard>, 'forgetOthers'> = cardStore(),
  extras: readonly string[] = readExtras(settingsBlock()),
): Member => {
  const { client, policy, browser, affiliate, clock, onFailure } = opening;
  const { codigoAfiliado } = affiliate;
  const own: MemberDeps = { ...opening, kept: memberStore(browser.local, browser.randomId) };
  const account = accountActor(own);
  const portrait = portraitActor(own);
  const consumption = consumptionActor(own);
  const devices = devicesActor(own);
  const mail = mailActor(own, extras);
  const passkeyOffer = passkeyOfferActor(own, extras);
  const notifications = notificationsActor(own);
  const theme = createActor(themeLogic(browser.local, colors), {
    ...clock,
    id: 'theme',
    input: { inicial: storedTheme(browser.local) },
  });
  const emailRequest = createActor(
    emailRequestLogic({
      client,
      policy,
      document: () => ownDocument(account.getSnapshot().context.dato.carnets, codigoAfiliado),
      remember: pendingEmailStore({ area: browser.local, now: opening.time.now, codigoAfiliado }).keep,
      endSession: () => opening.session.send({ type: 'SALIR', motivo: 'correo' }),
    }),
    { ...clock, id: 'emailRequest', input: { codigoAfiliado } },
  );
  const check = sessionCheckLogic({ deps: opening, extras });
  const sessionCheck = createActor(check.logic, { ...clock, id: 'sessionCheck', input: check.input });
  const loading: readonly AnyActor[] = [account, portrait, consumption, devices, mail, passkeyOffer, notifications];
  const actors: readonly AnyActor[] = [...loading, theme, emailRequest, sessionCheck];

  for (const actor of actors) actor.subscribe({ error: onFailure });
  account.subscribe((snapshot) => {
    if (!snapshot.hasTag('cargando'))
      notifications.send({ type: 'PLAN', plan: limitText(snapshot.context.dato.plan, 120) });
  });
  for (const actor of actors) actor.start();
  cards.forgetOthers(codigoAfiliado).catch(() => browser.log('card: no se pudo borrar la copia'));
  const undo = undoAll([
    opening.onNotifications((on) => notifications.send({ type: on ? 'ENCENDER' : 'APAGAR' })),
    browser.page.onOnline((online) => {
      if (online) for (const actor of loading) actor.send({ type: 'EN_LINEA' });
    }),
    // The way out leads through a mail.
    browser.page.onReturn(() => {
      if (mail.getSnapshot().context.dato !== null) mail.send({ type: 'RECARGAR' });
    }),
    browser.tabs.onStored([keys.theme], () => theme.send({ type: 'CAMBIO_FUERA', tema: storedTheme(browser.local) })),
  ]);

  let alertRead = '';
  return {
    account,
    portrait,
    consumption,
    devices,
    mail,
    passkeyOffer,
    notifications,
    theme,
    emailRequest,
    hasRequestDraft: () => hasRequestDraft(browser.local, codigoAfiliado),
    alertRead: () => alertRead,
    rememberAlert: (message: string) => {
      alertRead = message;
    },
    stop: () => {
      undo();
      for (const actor of actors) actor.stop();
    },
  };
};
