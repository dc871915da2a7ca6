import { useRouter } from '@tanstack/react-router';
import type { PublicSettings } from '../../domain/contract/settings';
import { routes } from '../../domain/rules/access/routes';
import { shellTexts } from '../texts/shell';
import { PressLink } from '../ui/actions/PressLink';
import { HelpLine, HelpLink } from '../ui/frames/HelpLine';
import { MailIcon } from '../ui/icons/MailIcon';
import { PhoneIcon } from '../ui/icons/PhoneIcon';

interface Props {
  links: PublicSettings['links'];
  /** Over a page: the way to the answers would lose what is typed. */
  inDialog?: boolean;
}

/** At the end of every page, always in the same order (WCAG 3.2.6). */
export const HelpContact = ({ links: { ayudaTelefono, ayudaCorreo }, inDialog }: Props) => {
  // The first paint has no router. `Link` of the router is not part of the log-in.
  const router = useRouter({ warn: false });
  const { path } = routes.help;
  if (inDialog && ayudaTelefono === '' && ayudaCorreo === '') return null;
  return (
    <HelpLine
      question={
        inDialog ? (
          <p>{shellTexts.ayuda}</p>
        ) : (
          <PressLink href={path} look="small" onPress={() => void router.navigate({ to: path })}>
            {shellTexts.ayuda}
          </PressLink>
        )
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
