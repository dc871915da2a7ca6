import type * as v from 'valibot';
import type { CardSettings } from '../../domain/contract/card-settings';
import type { ClubSettings } from '../../domain/contract/club-settings';
import type { DataRightsSettings } from '../../domain/contract/data-rights-settings';
import type { ExtrasSettings } from '../../domain/contract/extras/extras-settings';
import type { NoticeSettings } from '../../domain/contract/notice-settings';
import type { paymentSettings } from '../../domain/contract/payment-settings';
import type { publicSettings } from '../../domain/contract/settings';
import type { WalletSettings } from '../../domain/contract/wallet-settings';
import { hasMail } from './has-mail';
import type { Settings } from './settings';

const walletSettingsOf = ({ walletApp, walletFile }: Settings): Partial<WalletSettings> =>
  walletApp === undefined && walletFile === undefined
    ? {}
    : {
        billetera: {
          ...(walletApp === undefined ? {} : { aplicacion: walletApp }),
          ...(walletFile === undefined ? {} : { archivo: walletFile }),
        },
      };

/** What the page may know. Everything here can be read by anybody who opens the portal. */
export const publicSettingsOf = (
  settings: Settings,
): v.InferInput<typeof publicSettings> &
  v.InferInput<typeof paymentSettings> &
  ExtrasSettings &
  Partial<CardSettings & ClubSettings & DataRightsSettings & NoticeSettings & WalletSettings> => ({
  policy: settings.policy,
  links: settings.links,
  demo: settings.demo,
  extras: [...settings.extras],
  ...(settings.cardVerificationUrl === undefined ? {} : { carne: { verificacion: settings.cardVerificationUrl } }),
  ...(settings.clubUrl === undefined ? {} : { club: { direccion: settings.clubUrl } }),
  ...(Object.keys(settings.dataRights).length === 0 ? {} : { derechos: settings.dataRights }),
  ...walletSettingsOf(settings),
  // A foreign back end does not add the account itself, so the page must send it.
  ...(settings.apiOrigin !== undefined && settings.anonymousAccount !== undefined
    ? { anonymousAccount: settings.anonymousAccount }
    : {}),
  ...(settings.payment.authorizeUrl === undefined ? {} : { paymentAuthorizeUrl: settings.payment.authorizeUrl }),
  ...(settings.apiOrigin === undefined ? { paymentOrdersKept: true, avisosPorCorreo: hasMail(settings) } : {}),
});
