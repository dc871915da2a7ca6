import type { PublicSettings } from '../../domain/contract/settings';
import { shellTexts } from '../texts/shell';
import { HelpLine, HelpLink } from '../ui/frames/HelpLine';
import { MailIcon } from '../ui/icons/MailIcon';
import { PhoneIcon } from '../ui/icons/PhoneIcon';

/** At the end of every page, always in the same order (WCAG 3.2.6). */
export const HelpContact = ({ links: { ayudaTelefono, ayudaCorreo } }: { links: PublicSettings['links'] }) =>
  ayudaTelefono === '' && ayudaCorreo === '' ? null : (
    <HelpLine question={shellTexts.ayuda}>
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
