import { useSelector } from '@xstate/react';
import type { App } from '../../app/app';
import type { PublicSettings } from '../../contract/settings';
import { hostOf, safeUrl } from '../../rules/access/safe-url';
import { chromeTexts } from '../../texts/chrome';
import { shellTexts } from '../../texts/shell';
import { SocialLink, SocialRow } from '../../ui/actions/SocialLink';

const networks = (links: PublicSettings['links']) =>
  [
    ['facebook', 'Facebook', links.facebook],
    ['instagram', 'Instagram', links.instagram],
    ['x', 'X', links.x],
    ['youtube', 'YouTube', links.youtube],
  ] as const;

interface Props {
  app: App;
  links: PublicSettings['links'];
}

/** Where the service wants them shown. */
export const SocialLinks = ({ app, links }: Props) => {
  const shown = useSelector(app.flags, ({ context }) => context.activas.verRedesSociales);
  return shown ? (
    <section aria-label={chromeTexts.redes}>
      <SocialRow>
        {networks(links).map(([network, name, address]) => {
          const href = safeUrl(address);
          return (
            href !== null && (
              <SocialLink
                key={network}
                network={network}
                href={href}
                label={`${name} (${shellTexts.otraPestana(hostOf(href))})`}
              />
            )
          );
        })}
      </SocialRow>
    </section>
  ) : null;
};
