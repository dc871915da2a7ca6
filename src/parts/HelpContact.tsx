import { useRouter } from '@tanstack/react-router';
import type { PublicSettings } from '../../domain/contract/settings';
import { routes } from '../../domain/rules/access/routes';
import { shellTexts } from '../texts/shell';
import { PressLink } from '../ui/actions/PressLink';
import { HelpLine, HelpLink } from '../ui/frames/HelpLine';
import { MailIcon } from '../ui/icons/MailIcon';
import { PhoneIcon } from '../ui/icons/PhoneIcon';

/** At the end of every page, always in the same order (WCAG 3.2.6). */
export const HelpContact = ({ links: { ayudaTelefono, ayudaCorreo } }: { links: PublicSettings['links'] }) => {
  // The first paint has no router. `Link` of the router would double what the log-in loads for links.
  const router = useRouter({ warn: false });
  return (
    <HelpLine
      question={
        <PressLink href={routes.help.path} look="link" onPress={() => void router.navigate({ to: routes.help.path })}>
          {shellTexts.ayuda}
        </PressLink>
      }
    >
      {ayudaTelefono !== '' && (
        <HelpLink href={`tel:${ayudaTelefono.replace(/[^+\d]/g, '')}`} icon={<PhoneIcon size="small" />}>
          {ayudaTelefono}
        </HelpLink>
      )}
      {ayudaCorreo !== '' && (
        <HelpLink href={`mailto:${ayudaCorreo}`} icon={<MailIcon size="small" />}>
          {ayudaCorreo}
        </HelpLink>
      )}
    </HelpLine>
  );
};
