import { serviceCenters } from '../../domain/brand/service-centers';
import { whatsapp } from '../../domain/brand/whatsapp';
import type { PublicSettings } from '../../domain/contract/settings';
import { routes } from '../../domain/rules/access/routes';
import { meanwhileTexts as words } from '../texts/meanwhile';
import { ButtonAnchor } from '../ui/actions/ButtonAnchor';
import { Section } from '../ui/blocks/Section';
import { PhoneIcon } from '../ui/icons/PhoneIcon';
import { Row, Stack } from '../ui/layout/Stack';
import { PlaceLink } from './PlaceLink';

interface Props {
  page: 'citas' | 'club';
  links: PublicSettings['links'];
}

/** Other ways to what a page of the portal cannot do yet. */
export const Meanwhile = ({ page, links: { ayudaTelefono } }: Props) => (
  <Section title={words.titulo}>
    <Stack space={3}>
      <p>{words[page]}</p>
      {page === 'citas' && (
        <Row>
          <PlaceLink to={routes.providers.path}>{words.prestadores}</PlaceLink>
        </Row>
      )}
      <p>{words.ayuda}</p>
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
    </Stack>
  </Section>
);
