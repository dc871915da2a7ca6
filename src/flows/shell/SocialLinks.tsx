import { useSelector } from '@xstate/react';
import type { PublicSettings } from '../../../domain/contract/settings';
import { hostOf, safeUrl } from '../../../domain/rules/access/safe-url';
import { chromeTexts } from '../../texts/chrome';
import { shellTexts } from '../../texts/shell';
import { SocialLink, SocialRow } from '../../ui/actions/SocialLink';
import type { Deps } from '../../wiring/deps';

const networks = (links: PublicSettings['links']) =>
  [
    ['facebook', 'Facebook', links.facebook],
    ['instagram', 'Instagram', links.instagram],
    ['x', 'X', links.x],
    ['youtube', 'YouTube', links.youtube],
  ] as const;

interface Props {
  deps: Pick<Deps, 'flags'>;
  links: PublicSettings['links'];
}

/** Shown if the service's setting says so. */
export const SocialLinks = ({ deps, links }: Props) => {
  const shown = useSelector(deps.flags, ({ context }) => context.lista.verRedesSociales);
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
