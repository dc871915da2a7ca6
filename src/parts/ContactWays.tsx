import { serviceCenters } from '../../domain/brand/service-centers';
import { whatsapp } from '../../domain/brand/whatsapp';
import type { PublicSettings } from '../../domain/contract/settings';
import { contactTexts as words } from '../texts/contact-ways';
import { ButtonAnchor } from '../ui/actions/ButtonAnchor';
import { PhoneIcon } from '../ui/icons/PhoneIcon';
import { Row } from '../ui/layout/Stack';
import { PlaceLink } from './PlaceLink';

/** Telephone, chat and service centers of the insurer. */
export const ContactWays = ({ links: { ayudaTelefono } }: { links: PublicSettings['links'] }) => (
  <Row>
    {ayudaTelefono !== '' && (
      <ButtonAnchor look="outline" href={`tel:${ayudaTelefono.replace(/[^+\d]/g, '')}`}>
        <PhoneIcon size="small" />
        {words.llamar(ayudaTelefono)}
      </ButtonAnchor>
    )}
    {whatsapp !== '' && <PlaceLink to={whatsapp}>{words.whatsapp}</PlaceLink>}
    <PlaceLink to={serviceCenters}>{words.centros}</PlaceLink>
  </Row>
);
